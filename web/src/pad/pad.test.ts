import { beforeEach, expect, test } from 'vitest';

import { added, lean, rowsOf, type Entry, type Form } from './entry';
import { asCsv, forget, fromJson, history, keep, records } from './history';
import { pack, unpack } from './share';

const row = (id: string, needs: string[] = []) => ({ id, name: id, needs });
const FORM = {
  game: 'classic', name: '', players: { lowest: 2, highest: 8 }, longest_name: 30, fields: [], shared: [], options: [],
  tie_break: 'coins', categories: [row('military'), row('civilian'), row('extras', ['cities', 'leaders'])], choices: {},
} as Form;
const ENTRY: Entry = {
  game: 'classic',
  players: [
    { name: 'Ada', points: { military: -2, civilian: 12 }, coins: 3 },
    { name: 'Ben', points: { military: 10 }, coins: 4 },
    { name: 'Cleo', points: { civilian: 7 }, coins: 9 },
  ],
};

beforeEach(() => localStorage.clear());

test('rows of an expansion are there only with it', () => {
  expect(rowsOf(FORM, []).map((one) => one.id)).toEqual(['military', 'civilian']);
  expect(rowsOf(FORM, ['leaders'])).toHaveLength(3);
});

test('points are added up, and coins break a tie', () => {
  const sheet = added(FORM, ENTRY, []);
  expect(sheet.points).toEqual([10, 10, 7]);
  expect(sheet.ranks).toEqual([2, 1, 3]);
  expect(sheet.winners).toEqual([1]);
});

test('equals share their rank and the next is skipped', () => {
  const equal = { ...ENTRY, players: ENTRY.players.map((player) => ({ ...player, coins: 0 })) };
  expect(added(FORM, equal, []).ranks).toEqual([1, 1, 3]);
});

test('a shared table comes back as it was, from its text and from a link', async () => {
  const text = await pack(ENTRY);
  expect(text).toMatch(/^1\.[\w-]+$/);
  expect(await unpack(text)).toEqual(ENTRY);
  expect(await unpack(`https://example.org/score/classic#pad=${text}`)).toEqual(ENTRY);
});

test('what is no shared table is none', async () => {
  for (const text of ['', 'hello', '2.abc', '1.!!', '1.AAAA', `1.${btoa('x')}`]) expect(await unpack(text)).toBeNull();
});

test('nothing is left of fields that hold nothing', () => {
  expect(lean({ game: 'duel', players: [{ name: 'Ada', cards: [], coins: 0, wonder: '' }, { name: 'Ben', tokens: ['law'] }] })).toEqual({
    game: 'duel',
    players: [{ name: 'Ada', coins: 0 }, { name: 'Ben', tokens: ['law'] }],
  });
});

test('tables are kept once, counted per player, and forgotten', () => {
  const sheet = added(FORM, ENTRY, []);
  keep({ at: 1, entry: ENTRY, sheet });
  keep({ at: 1, entry: ENTRY, sheet }, { at: 2, entry: ENTRY, sheet });
  expect(history()).toHaveLength(2);
  expect(records(history())[0]).toEqual({ player: 'Ben', games: 2, wins: 2, mean: 10, best: 10, course: [10, 10] });
  expect(forget(1)).toHaveLength(1);
});

test('an export can be read again, and nothing else', () => {
  const tables = keep({ at: 5, entry: ENTRY, sheet: added(FORM, ENTRY, []) });
  expect(fromJson(JSON.stringify(tables))).toEqual(tables);
  for (const text of ['', '{}', '[1]', '[{"at": 1}]']) expect(fromJson(text)).toBeNull();
  expect(asCsv(tables).split('\n')[2]).toContain('Ben,1,10,military=10 civilian=0');
});
