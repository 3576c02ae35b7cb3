/** The document of a position (docs/study.md), and what the page does with it. */

import type { Choice, GameId } from '../pad/entry';
import type { Catalogue } from '$lib/net/types';

export interface City {
  coins?: number;
  built?: (string | number)[];
  tokens?: string[];
  wonders?: string[];
  finished?: (string | [string, string | null])[];
  wonder?: string;
  cards?: Record<string, number>;
  victories?: number | number[];
  board?: string;
  buried?: (string | null)[];
  defeats?: number;
  leaders?: string[];
  sold?: string[];
  retired?: string[];
}

export interface Doc {
  position: number;
  game: GameId;
  players: number;
  options?: Record<string, string | number | boolean>;
  seat?: number;
  seed?: string;
  age?: number;
  asks?: string;
  next?: number;
  layout?: string[];
  pawn?: number;
  loot?: number[][];
  board?: string[];
  discard?: string[] | Record<string, number>;
  colour?: string;
  cities: City[];
  turn?: unknown;
  hands?: (string[] | null)[];
  stack?: string[];
  picked?: string;
  knows?: string;
  decks?: ({ top?: string | null; rest?: Record<string, number> } | null)[];
  row?: string[];
  cat?: number;
  peace?: number;
  due?: string[];
}

/** Whether this is a document that the page can show; whether it is right, the server says. */
export function isDoc(value: unknown): value is Doc {
  const doc = value as Doc | null;
  const isGame = ['classic', 'duel', 'architects'].includes(doc?.game ?? '');
  return isGame && Array.isArray(doc?.cities) && doc.cities.every((city) => typeof city === 'object' && city !== null) && typeof doc.players === 'number';
}

/** What the whole table must add up to follows what was changed: it is drawn anew from what is left. */
export function loosened(doc: Doc): Doc {
  if (doc.game === 'architects') {
    return { ...doc, decks: doc.decks?.map((deck) => (deck?.top ? { top: deck.top } : null)), stack: undefined };
  }
  const { discard: _, picked: __, ...rest } = doc;
  if (doc.game === 'duel') {
    const layout = doc.layout?.map((word) => (word.startsWith('-') ? '-' : word));
    return { ...rest, layout, cities: doc.cities.map((city) => ({ ...city, finished: city.finished?.map(wonderOf) })), loot: undefined };
  }
  return { ...rest, stack: undefined, cities: doc.cities.map((city) => ({ ...city, sold: undefined, buried: city.buried?.map(() => null) })) };
}

export const wonderOf = (one: string | [string, string | null]): string => (typeof one === 'string' ? one : one[0]);

/** The rows of Duel's layouts from the far end: how many slots, and whether they lie open at the start. */
const ROWS: Record<number, [number, boolean][]> = {
  1: [[2, true], [3, false], [4, true], [5, false], [6, true]],
  2: [[6, true], [5, false], [4, true], [3, false], [2, true]],
  3: [[2, true], [3, false], [4, true], [2, false], [4, true], [3, false], [2, true]],
};

/** The numbers of the slots, row by row. */
export function rowsOf(age: number): number[][] {
  let next = 0;
  return (ROWS[age] ?? []).map(([count]) => Array.from({ length: count }, () => next++));
}

/** An age of Duel as it is laid out, with whichever cards of it come first. */
export function freshLayout(age: number, items: Catalogue): string[] {
  const cards = Object.values(items).filter((item) => item.group === `age_${age}`).map((item) => item.id);
  let guilds = age === 3 ? 3 : 0;
  return (ROWS[age] ?? []).flatMap(([count, isOpen]) => Array.from({ length: count }, () => (isOpen ? (cards.shift() ?? '?') : guilds-- > 0 ? 'guild' : '?')));
}

export const expansionsOf = (doc: Doc): string[] => String(doc.options?.['expansions'] ?? '').split(',').filter((one) => one && one !== 'none');

/** Things of some kinds to choose from, as the picker has them. */
export function choicesOf(items: Catalogue, nameOf: (item: Catalogue[string]) => string, fits: (item: Catalogue[string]) => boolean): Choice[] {
  return Object.values(items).filter(fits).map((item) => ({
    id: item.id,
    name: nameOf(item),
    group: item.group,
    group_name: '',
    colour: item.colour,
    needs: item.needs,
    marks: item.copies,
    stages: 0,
    effects: [],
  }));
}
