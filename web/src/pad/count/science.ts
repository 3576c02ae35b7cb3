/** Points for science in 7 Wonders: squares of equal symbols, sets of different ones, free symbols used in the best way. */

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;

/** How many of each symbol, in the order of SYMBOLS. */
export type Symbols = readonly [number, number, number];

export const SET_WORTH = 7;

export const sets = (symbols: Symbols): number => Math.min(...symbols);

export const points = (symbols: Symbols, setWorth = SET_WORTH): number => symbols.reduce((sum, count) => sum + count * count, 0) + setWorth * sets(symbols);

/** All ways to share a number out, none of them above its limit. */
function* shares(count: number, limits: Symbols): Generator<Symbols> {
  for (let one = 0; one <= Math.min(count, limits[0]); one++) {
    for (let two = 0; two <= Math.min(count - one, limits[1]); two++) {
      const three = count - one - two;
      if (three <= limits[2]) yield [one, two, three];
    }
  }
}

const plus = (one: Symbols, other: Symbols): Symbols => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];

/** The symbols with all that can be chosen: `free` ones are anything, each of the `masks` copies one that is offered. */
export function best(own: Symbols, free: number, masks: number, offered: Symbols, setWorth: number): Symbols {
  const copies = Math.min(masks, offered[0] + offered[1] + offered[2]);
  let found = own;
  let most = -1;
  for (const copied of shares(copies, offered)) {
    for (const chosen of shares(free, [free, free, free])) {
      const choice = plus(plus(own, copied), chosen);
      const worth = points(choice, setWorth);
      if (worth > most) [found, most] = [choice, worth];
    }
  }
  return found;
}
