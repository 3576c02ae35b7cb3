/** Which goods a payment buys from whom. The engine has found the payments; this only tells what each is for. */

import type { Option } from '$games/contract';

import type { CityFacts, SidePrices } from './types';

export interface Purchase {
  /** Letters of the goods, from the left and from the right neighbour. */
  left: string[];
  right: string[];
}

/** Where a city gets its goods: what it makes itself, what either side sells and at what price. */
export interface Sources {
  own: readonly (readonly string[])[];
  left: readonly (readonly string[])[];
  right: readonly (readonly string[])[];
  prices: CityFacts['prices'];
}

export const RAW = 'WSCO';

/** The goods of a cost such as "1c 2W", one letter each; coins are no goods. */
export function goodsOf(cost: string): string[] {
  return cost.split(' ').flatMap((part) => {
    const [, count, good = ''] = /^(\d*)([A-Z])$/.exec(part) ?? [];
    return good ? Array.from({ length: Number(count || 1) }, () => good) : [];
  });
}

function coins(goods: readonly string[], prices: SidePrices): number {
  const sum = goods.reduce((all, good) => all + (RAW.includes(good) ? prices.raw : prices.made), 0);
  return goods.length ? sum - prices.rebate : 0;
}

/** Ways to share goods among producers, each of which makes one of its choices: what is left over, for each way. */
function* leftOver(goods: readonly string[], makers: readonly (readonly string[])[]): Generator<string[]> {
  const [maker, ...others] = makers;
  if (!maker || !goods.length) {
    yield [...goods];
    return;
  }
  for (const good of new Set(maker)) {
    const at = goods.indexOf(good);
    if (at >= 0) yield* leftOver(goods.toSpliced(at, 1), others);
  }
  yield* leftOver(goods, others);
}

function less(goods: readonly string[], rest: readonly string[]): string[] {
  const gone = [...rest];
  return goods.filter((good) => {
    const at = gone.indexOf(good);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** Distinct results only, those with the least left over first. */
function distinct(all: Iterable<string[]>): string[][] {
  const found = new Map([...all].map((one) => [one.toSorted().join(''), one]));
  return [...found.values()].sort((a, b) => a.length - b.length);
}

/** What the coins of an option buy; null where they cannot be told apart (a leader may let a city off some goods). */
export function purchase(cost: string, sources: Sources, option: Option): Purchase | null {
  const paid = { left: Number(option.fields['left'] ?? 0), right: Number(option.fields['right'] ?? 0) };
  for (const missing of distinct(leftOver(goodsOf(cost), sources.own))) {
    for (const beyond of distinct(leftOver(missing, sources.left))) {
      const left = less(missing, beyond);
      if (coins(left, sources.prices.left) !== paid.left || coins(beyond, sources.prices.right) !== paid.right) continue;
      if (distinct(leftOver(beyond, sources.right)).some((rest) => !rest.length)) return { left, right: beyond };
    }
  }
  return null;
}
