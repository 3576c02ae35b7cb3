/** How the rules draw: for every kind of question to chance, the answer that a stream gives, word for word. */

import type { Stream } from './stream';
import type { Draw } from '$lib/net/api';
import type { Catalogue } from '$lib/net/types';

type Asked = Draw['asked'];
type Sampler = (asked: Asked, stream: Stream, cards: Catalogue) => Promise<string>;

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const lists = (value: unknown): unknown[][] => (Array.isArray(value) ? (value as unknown[][]) : []);

/** So many of the items, one after the other. */
async function taken<T>(stream: Stream, items: readonly T[], count: number): Promise<T[]> {
  const left = [...items];
  const found: T[] = [];
  while (found.length < count) found.push(...left.splice(await stream.below(left.length), 1));
  return found;
}

const inOrder = (found: readonly string[], pool: readonly string[]): string[] =>
  found.toSorted((a, b) => pool.indexOf(a) - pool.indexOf(b));

const ROOM = 2 ** 30;

/** The same in Duel, where one random number decides several draws by its remainders. */
async function drawn<T>(stream: Stream, items: readonly T[], count: number): Promise<T[]> {
  const pool = [...items];
  const found: T[] = [];
  while (found.length < count) {
    let ways = 1;
    let draws = 0;
    while (found.length + draws < count && ways * (pool.length - draws) <= ROOM) {
      ways *= pool.length - draws;
      draws += 1;
    }
    let number = await stream.below(ways);
    for (; draws > 0; draws -= 1) {
      const left = pool.length;
      found.push(...pool.splice(number % left, 1));
      number = Math.floor(number / left);
    }
  }
  return found;
}

/** All ways to take so many of the places from 0 on, in order. */
function combinations(places: number, count: number, from = 0): number[][] {
  if (!count) return [[]];
  return Array.from({ length: Math.max(0, places - from) }, (_, n) => from + n).flatMap((first) =>
    combinations(places, count - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

async function some(stream: Stream, items: readonly string[], count: unknown): Promise<string> {
  return (await stream.chosen(combinations(items.length, Number(count)))).map((at) => items[at]).join(',');
}

async function boards(asked: Asked, stream: Stream): Promise<string> {
  const wonder = (board: string): string => board.slice(0, board.lastIndexOf('_'));
  const found: string[] = [];
  for (const allowed of lists(asked.allowed).map(list)) {
    const free = [...new Set(allowed.map(wonder))].filter((one) => !found.map(wonder).includes(one));
    const chosen = await stream.chosen(free);
    found.push(await stream.chosen(allowed.filter((board) => wonder(board) === chosen)));
  }
  return `boards ${found.join(',')}`;
}

async function hands(asked: Asked, stream: Stream): Promise<string> {
  const deck = asked.deck as { fixed: string[]; draws: { lot: string[]; size: number }[] };
  const cards = [...deck.fixed];
  for (const { lot, size } of deck.draws) cards.push(...(await stream.shuffled(lot)).slice(0, size));
  return `deal ${(await stream.shuffled(cards)).join(',')}`;
}

const LAYOUTS: Record<number, string> = { 1: 'OO...OOOO.....OOOOOO', 2: 'OOOOOO.....OOOO...OO', 3: 'OO...OOOO..OOOO...OO' };
const GUILDS = 3;

async function age(asked: Asked, stream: Stream, cards: Catalogue): Promise<string> {
  const number = Number(asked.age);
  const layout = [...(LAYOUTS[number] ?? '')];
  const laid = layout.map(() => String(number));
  const deck = (group: string): string[] => Object.values(cards).filter((item) => item.kind === 'card' && item.group === group).map((item) => item.id);
  let plain = layout.flatMap((sign, slot) => (sign === 'O' ? [slot] : []));
  if (number === 3) {
    const purple = await drawn(stream, layout.map((_, slot) => slot), GUILDS);
    for (const slot of purple) laid[slot] = 'guild';
    const shown = purple.filter((slot) => layout[slot] === 'O');
    plain = plain.filter((slot) => !purple.includes(slot));
    (await drawn(stream, deck('guilds'), shown.length)).forEach((card, at) => (laid[shown[at] as number] = card));
  }
  (await drawn(stream, deck(`age_${number}`), plain.length)).forEach((card, at) => (laid[plain[at] as number] = card));
  return `deal ${laid.join(',')}`;
}

async function turnedUp(asked: Asked, stream: Stream): Promise<string> {
  const found: string[] = [];
  for (const pool of lists(asked.pools).map(list)) {
    let card = await stream.chosen(pool);
    while (found.includes(card)) card = await stream.chosen(pool);
    found.push(card);
  }
  return `turn-up ${found.join(',')}`;
}

async function opening(asked: Asked, stream: Stream): Promise<string> {
  const tops: string[] = [];
  for (const pile of lists(asked.piles).map(list)) tops.push(await stream.chosen(pile));
  const tokens = list(asked.tokens);
  return `lay_out ${tops.join(',')} ${inOrder(await taken(stream, tokens, Number(asked.open)), tokens).join(',')}`;
}

const SAMPLERS: Record<string, Sampler> = {
  DealingBoards: boards,
  DealingHands: hands,
  DrawingForFreeCity: async (asked, stream) => `draw ${await stream.chosen(list(asked.stack))}`,
  DealingLeaders: async (asked, stream) => `leaders ${(await stream.shuffled(list(asked.leaders))).join(',')}`,
  DrawingLeaders: async (asked, stream) => {
    const supply = list(asked.supply);
    return `draw_leaders ${inOrder((await stream.shuffled(supply)).slice(0, Number(asked.count)), supply).join(',')}`;
  },
  LayingTokens: async (asked, stream) => `tokens ${await some(stream, list(asked.tokens), asked.count)}`,
  DrawingStarter: async (_, stream) => `starter ${await stream.below(2)}`,
  OfferingWonders: async (asked, stream) => `offer ${await some(stream, list(asked.wonders), asked.count)}`,
  DealingAge: age,
  TurningUp: turnedUp,
  DrawingLibrary: async (asked, stream) => `draw ${await some(stream, list(asked.box), asked.count)}`,
  WondersDealt: async (asked, stream) => `wonders ${(await taken(stream, list(asked.wonders), Number(asked.players))).join(',')}`,
  Opening: opening,
  TopOfDeck: async (asked, stream) => `draw ${await stream.chosen(list(asked.pile))}`,
  TopOfStack: async (asked, stream) => `token ${await stream.chosen(list(asked.stack))}`,
  CardsFound: async (asked, stream) => {
    const pile = list(asked.pile);
    return `find ${inOrder(await taken(stream, pile, Number(asked.number)), pile).join(',')}`;
  },
};

/** What the rules draw, asked this; null where the rules ask no such thing. */
export async function answerTo(asked: Asked, stream: Stream, cards: Catalogue): Promise<string | null> {
  const sampler = SAMPLERS[asked.kind];
  return sampler ? sampler(asked, stream, cards) : null;
}
