import { describe, expect, it } from 'vitest';

import { packed, unpacked } from '../pad/share';
import { freshLayout, isDoc, loosened, rowsOf, type Doc } from './position';
import type { Catalogue } from '$lib/net/types';

const DUEL: Doc = {
  position: 1,
  game: 'duel',
  players: 2,
  layout: ['altar', '?', '-baths'],
  discard: ['baths'],
  loot: [[2, 5], [2, 5]],
  cities: [{ finished: [['colossus', 'press']] }, {}],
};

describe('a position', () => {
  it('comes back out of a link as it went in', async () => {
    const text = await packed(DUEL);
    expect(text).toMatch(/^1\.[\w-]+$/);
    expect(await unpacked(text)).toEqual(DUEL);
    expect(await unpacked('1.nonsense')).toBeUndefined();
    expect(await unpacked('')).toBeUndefined();
  });

  it('is told from other things', () => {
    expect(isDoc(DUEL)).toBe(true);
    for (const other of [null, 1, {}, { ...DUEL, game: 'chess' }, { ...DUEL, cities: [null] }]) expect(isDoc(other)).toBe(false);
  });

  it('leaves open what must add up, once something is changed', () => {
    const loose = loosened(DUEL);
    expect(loose.layout).toEqual(['altar', '?', '-']);
    expect('discard' in loose).toBe(false);
    expect(loose.cities[0]?.finished).toEqual(['colossus']);
    const classic = loosened({ position: 1, game: 'classic', players: 3, cities: [{ buried: ['altar'], sold: ['baths'] }], discard: ['baths'] });
    expect(classic.cities[0]?.buried).toEqual([null]);
    const architects = loosened({ position: 1, game: 'architects', players: 2, cities: [], decks: [{ top: 'wood', rest: { wood: 2 } }, null] });
    expect(architects.decks).toEqual([{ top: 'wood' }, null]);
  });

  it('has twenty slots in each age of Duel, three of them guilds in the last', () => {
    for (const age of [1, 2, 3]) expect(rowsOf(age).flat()).toEqual(Array.from({ length: 20 }, (_, at) => at));
    const items = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`c${n}`, { id: `c${n}`, group: 'age_3' }])) as unknown as Catalogue;
    expect(freshLayout(3, items).filter((word) => word === 'guild')).toHaveLength(3);
  });
});
