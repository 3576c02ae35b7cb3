import { expect, test } from 'vitest';

import { byGroup, chains, found } from './cards';
import type { Catalogue, Item } from '$lib/net/types';

const card = (id: string, more: Partial<Item> = {}): Item =>
  ({ id, kind: 'card', group: 'age_1', colour: 'blue', cost: '', copies: [], effects: [], free_if: [], free_for: [], needs: [], ...more }) as Item;

const BATHS = card('baths', { copies: [3, 7], free_for: ['aqueduct'] });
const AQUEDUCT = card('aqueduct', { group: 'age_2', copies: [3, 7], free_if: ['baths'], free_for: ['palace'] });
const PALACE = card('palace', { group: 'age_3', copies: [5], free_if: ['aqueduct'] });
const DOVE = card('dove', { needs: ['cities'] });
const ALL = [BATHS, AQUEDUCT, PALACE, DOVE];
const textOf = (item: Item): string => item.id;

test('cards are filtered by words, players and expansions', () => {
  const ids = (words: string, players: number, expansions: string[]) =>
    found(ALL, { words, players, expansions }, textOf).map((one) => one.id);
  expect(ids('', 0, [])).toEqual(['baths', 'aqueduct', 'palace']);
  expect(ids('', 4, ['cities'])).toEqual(['baths', 'aqueduct', 'dove']);
  expect(ids('', 2, [])).toEqual(['baths', 'aqueduct']);
  expect(ids('PAL', 7, [])).toEqual(['palace']);
});

test('groups keep the order in which they first appear', () => {
  expect(byGroup(ALL).map((one) => [one.group, one.items.length])).toEqual([['age_1', 2], ['age_2', 1], ['age_3', 1]]);
});

test('chains begin with cards that nothing makes free and go on to the end', () => {
  const [root, ...others] = chains(Object.fromEntries(ALL.map((one) => [one.id, one])) as Catalogue);
  expect(others).toEqual([]);
  expect(root?.item.id).toBe('baths');
  expect(root?.next[0]?.item.id).toBe('aqueduct');
  expect(root?.next[0]?.next[0]?.item.id).toBe('palace');
});

test('cards that make each other free do not grow for ever', () => {
  const a = card('a', { free_for: ['b'] });
  const b = card('b', { free_for: ['a'], free_if: ['a'] });
  expect(chains({ a, b } as Catalogue)[0]?.next[0]?.next).toEqual([]);
});
