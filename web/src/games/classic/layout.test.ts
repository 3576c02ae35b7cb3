import { describe, expect, it } from 'vitest';

import type { Catalogue, Item } from '$games/contract';

import { byClass, columns } from './cards';
import { across, formOf } from './form';
import type { CityView } from './types';

const item = (id: string, colour: string): Item => ({ id, kind: 'building', group: 'age_1', colour, cost: '', copies: [], effects: [], free_if: [], free_for: [], needs: [] });
const catalogue: Catalogue = Object.fromEntries(
  ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white'].flatMap((colour) => Array.from({ length: 7 }, (_, at) => [`${colour}${at}`, item(`${colour}${at}`, colour)])),
);
const city = (built: string[], borrowed: string[] = []): CityView => ({ standing: { board: 'gizah_a', built, stages: 0, borrowed }, coins: 0, victories: [], defeats: 0, spent: [], tokens: [] });

describe('the cards of a city', () => {
  it('are sorted by class, and within a class stay in the order in which they were built', () => {
    const classes = byClass(city(['blue1', 'brown2', 'blue0'], ['purple3']), catalogue);
    expect(classes.map((cards) => cards.map(({ item: one, isBorrowed }) => `${one.id}${isBorrowed ? '*' : ''}`))).toEqual([['brown2'], ['blue1', 'blue0'], ['purple3*']]);
  });

  it('lie in columns that are not too high, and not too many; none is left out', () => {
    const built = Object.keys(catalogue).filter((id) => !/[456]$/.test(id) || id.startsWith('blue'));
    const cols = columns(byClass(city(built), catalogue), 8, 5);
    expect(cols.length).toBe(8);
    expect(cols.flat().map(({ item: one }) => one.id).sort()).toEqual(built.sort());
    expect(columns(byClass(city(['blue0', 'blue1', 'blue2', 'blue3', 'blue4', 'blue5']), catalogue), 8, 5).map((cards) => cards.length)).toEqual([3, 3]);
  });
});

describe('the form of the board', () => {
  it('follows from the room there is', () => {
    expect([formOf(1440, 900), formOf(2560, 1440), formOf(1280, 720)]).toEqual(['wide', 'wide', 'wide']);
    expect([formOf(360, 640), formOf(699, 900), formOf(820, 1100), formOf(1400, 560)]).toEqual(['phone', 'phone', 'middle', 'middle']);
    expect(formOf(844, 390)).toBe('side');
  });

  it('lets boards to choose from fill the table with few places empty', () => {
    expect([1, 2, 4, 14, 16, 18].map(across)).toEqual([1, 2, 2, 5, 4, 6]);
  });
});
