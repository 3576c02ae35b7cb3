import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { expansions, index, moduleOf, rows, sets } from '../../icons';
import { CARD, digitShare, NARROWEST, signSize, SMALLEST } from './anatomy';
import { bannerGlyphs, isLong, shortGlyphs } from './banner';
import { costGlyphs } from './effects';
import { panorama } from './paint/panorama';
import { scene } from './paint/scene';
import { wonderOf } from './paint/wonders';
import type { Item } from '$lib/net/types';

const CATALOGUES = JSON.parse(readFileSync('node_modules/.fixtures/catalogues.json', 'utf8')) as Record<string, Item[]>;
const SETS = sets();
const SETS_OF: Record<string, string[]> = { classic: ['classic', ...expansions()], duel: ['duel'], architects: ['architects'] };
const BY_PLACE = ['board', 'stage', 'wonder'];
const ROWS = rows();
const things = Object.entries(CATALOGUES).flatMap(([game, items]) => items.map((item) => ({ game, item })));
const cards = things.filter(({ item }) => !BY_PLACE.includes(item.kind));
const rowOf = (game: string, id: string) => ROWS.find((row) => SETS_OF[game]?.includes(row.set) && row.id === id);

describe('every card, leader and token', () => {
  it('has an icon and a ground of its own game', () => {
    expect(cards.length).toBeGreaterThan(250);
    const without = cards.filter(({ game, item }) => !rowOf(game, item.id)?.icon || !/^[fscrdimt]$/.test(rowOf(game, item.id)?.ground ?? ''));
    expect(without.map(({ game, item }) => `${game} ${item.id}`)).toEqual([]);
  });

  it('that makes others free shows a symbol', () => {
    expect(cards.filter(({ game, item }) => item.free_for.length && !rowOf(game, item.id)?.chain).map(({ item }) => item.id)).toEqual([]);
  });

  it('is drawn alike in all games that know it', () => {
    const known: Record<string, string> = {};
    const clashes = ROWS.filter((row) => (known[row.id] ??= `${row.icon} ${row.ground}`) !== `${row.icon} ${row.ground}`);
    expect(clashes.map((row) => row.id)).toEqual([]);
  });

  it('is drawn three times over its ground', () => {
    for (const ground of ['f', 's', 'c', 'r', 'd', 'i', 'm'] as const) {
      const drawn = scene('temple', 2, ground, 'greek-temple', 'blue');
      expect(drawn.match(/#g-greek-temple/g)).toHaveLength(3);
      expect(drawn).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('every wonder', () => {
  const ids = things.filter(({ item }) => BY_PLACE.includes(item.kind)).map(({ item }) => (item.kind === 'stage' ? item.group : item.id));

  it.each([...new Set(ids)])('%s grows in layers from mirage to stone', (id) => {
    const wonder = wonderOf(id);
    expect(wonder?.layers.length).toBeGreaterThanOrEqual(3);
    if (!wonder) return;
    const view = { width: 400, height: 250, age: 2, stages: 3 } as const;
    const solid = [0, 1, 2, 3].map((built) => panorama(wonder, { ...view, built }).match(/class="stone"/g)?.length ?? 0);
    expect(solid[0]).toBe(0);
    expect(solid[3]).toBe(wonder.layers.length);
    expect([...solid].sort((a, b) => a - b)).toEqual(solid);
    expect(new Set(solid).size).toBe(4);
    expect(panorama(wonder, { ...view, built: 3 })).not.toMatch(/NaN|undefined/);
  });
});

describe('the writing on the narrowest card in play', () => {
  const em = NARROWEST / CARD.width;

  it('is large enough', () => {
    for (const size of [CARD.letter, CARD.age, CARD.name]) expect(size * em).toBeGreaterThanOrEqual(SMALLEST);
  });

  it.each(['classic', 'duel', 'architects'])('is large enough in every number on the cards of %s', (game) => {
    for (const item of CATALOGUES[game]?.filter((one) => one.colour) ?? []) {
      const row = bannerGlyphs(item);
      for (const glyph of row.filter((one) => one.icon && one.n !== undefined))
        expect(signSize(row, glyph) * em * digitShare(glyph.icon ?? '', String(glyph.n)), item.id).toBeGreaterThanOrEqual(SMALLEST);
      for (const chip of costGlyphs(item.cost).filter((one) => one.n !== undefined)) expect(CARD.chip * em * digitShare('coin', String(chip.n)), item.id).toBeGreaterThanOrEqual(SMALLEST);
    }
  });
});

describe('a card in a line', () => {
  const long = Object.values(CATALOGUES).flat().filter((item) => item.colour && isLong(bannerGlyphs(item)));

  it('has no signs between the classes of a large set', () => {
    expect(long.map((item) => item.id)).toEqual(['plato']);
    expect(long.flatMap(shortGlyphs).map((glyph) => glyph.card ?? glyph.icon ?? glyph.text)).toEqual(['points', '×', 'brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple']);
  });
});

describe('the icons of a game', () => {
  const packed = (set: string): number => gzipSync(moduleOf(set), { level: 9 }).length;

  it('are few enough to load', () => {
    const together = (...some: string[]): number => some.reduce((sum, set) => sum + packed(set), 0);
    for (const game of ['classic', 'duel', 'architects']) expect(together('signs', game)).toBeLessThan(40_000);
    expect(together('signs', 'classic', ...expansions())).toBeLessThan(60_000);
  });

  it('are found by the table alone, expansions too', () => {
    expect(expansions()).toEqual(['cities', 'leaders']);
    for (const set of SETS) expect(index()).toContain(`import('virtual:icons/${set}')`);
  });
});
