/** The cards of a game as a reader wants them: found, filtered, grouped, and as a tree of chains. */

import type { Catalogue, Item } from '$lib/net/types';

export interface Filter {
  words: string;
  /** 0: whatever the number of players. */
  players: number;
  expansions: string[];
}

/** Whether a card is used with so many players; two play with the cards of three. */
export const isUsedBy = (item: Item, players: number): boolean =>
  players === 0 || item.copies.length === 0 || Math.min(...item.copies) <= Math.max(players, 3);

export function found(items: Item[], filter: Filter, textOf: (item: Item) => string): Item[] {
  const wanted = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    (item) =>
      isUsedBy(item, filter.players) &&
      item.needs.every((need) => filter.expansions.includes(need)) &&
      wanted.every((word) => textOf(item).toLocaleLowerCase().includes(word)),
  );
}

/** Cards by where they come from, in the order in which that first appears. */
export function byGroup(items: Item[]): { group: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const members = groups.get(item.group);
    if (members) members.push(item);
    else groups.set(item.group, [item]);
  }
  return [...groups].map(([group, members]) => ({ group, items: members }));
}

export interface Branch {
  item: Item;
  next: Branch[];
}

/** Chains as trees: cards that make others free, beginning with those that no card makes free. */
export function chains(catalogue: Catalogue): Branch[] {
  const grow = (item: Item, above: Set<string>): Branch => ({
    item,
    next: item.free_for
      .flatMap((id) => catalogue[id] ?? [])
      .filter((one) => !above.has(one.id))
      .map((one) => grow(one, new Set([...above, one.id]))),
  });
  return Object.values(catalogue)
    .filter((item) => item.free_for.length > 0 && item.free_if.length === 0)
    .map((item) => grow(item, new Set([item.id])));
}
