/** The cards of a city, sorted by class, for stacks and groups. */

import { classOf } from '$art/label';
import type { Catalogue, Item } from '$games/contract';

import type { CityView } from './types';

const ORDER = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white'];

export interface Standing {
  item: Item;
  /** Copied from elsewhere, not built here. */
  isBorrowed: boolean;
}

/** Cards by class, in the order of the classes; within a class as they were built. */
export function byClass(city: CityView, catalogue: Catalogue): Standing[][] {
  const all = [...city.standing.built.map((id) => ({ id, isBorrowed: false })), ...city.standing.borrowed.map((id) => ({ id, isBorrowed: true }))];
  const known = all.flatMap(({ id, isBorrowed }) => {
    const item = catalogue[id];
    return item ? [{ item, isBorrowed }] : [];
  });
  return ORDER.map((colour) => known.filter(({ item }) => classOf(item) === colour)).filter((cards) => cards.length);
}

/** Classes laid out in at most so many columns of at most so many cards: large classes are split, small ones share a column. */
export function columns(classes: readonly Standing[][], most: number, high: number): Standing[][] {
  const found = classes.flatMap((cards) => {
    const parts = Math.ceil(cards.length / high);
    const each = Math.ceil(cards.length / parts);
    return Array.from({ length: parts }, (_, at) => cards.slice(at * each, (at + 1) * each));
  });
  while (found.length > most) {
    const sums = found.slice(1).map((cards, at) => cards.length + (found[at]?.length ?? 0));
    const at = sums.indexOf(Math.min(...sums));
    found.splice(at, 2, [...(found[at] ?? []), ...(found[at + 1] ?? [])]);
  }
  return found;
}
