import { describe, expect, it } from 'vitest';

import { costGlyphs, glyphs } from './effects';
import { ICONS } from './icons';
import { wonderOf } from './paint/wonders';

const files = import.meta.glob<string>('$texts/en/{classic,classic-cities,classic-leaders,duel,architects}.ftl', { query: '?raw', import: 'default', eager: true });
const keys = Object.values(files).flatMap((text) => [...text.matchAll(/^([a-z]+-(?:effect|does|all-stages|stage)-[\w-]+) =/gm)].map((found) => found[1] ?? ''));
const ARGS = { n: 2, count: 2, units: 1, goods: 'W/C', good: 'W', what: 'red', where: 'here', symbol: 'gear', kind: 'raw', sides: 'both', colour: 'red', chain: 'moon', own: 2, neighbours: 1, on: 'blue', after: 'green_card', per: 'cat_icon', unfinished: 1, finished: 2, one: 1, both: 2 };
const SILENT = ['architects-stage-layer', 'architects-stage-cost', 'architects-does-resource', 'architects-does-symbol'];

describe('effects', () => {
  it('finds the effects in the texts', () => {
    expect(keys.length).toBeGreaterThan(60);
  });

  it.each(keys.filter((key) => !SILENT.includes(key)))('%s has a drawing of its own', (key) => {
    const drawn = glyphs({ key, args: ARGS });
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every((glyph) => glyph.icon !== 'effect')).toBe(true);
    for (const glyph of drawn) if (glyph.icon) expect(ICONS).toHaveProperty([glyph.icon]);
  });

  it('marks an effect that it does not know', () => {
    expect(glyphs({ key: 'classic-effect-unheard-of', args: {} })).toEqual([{ icon: 'effect' }]);
  });

  it('draws coins as one and goods one by one', () => {
    expect(costGlyphs('1c 2W 1G')).toEqual([{ icon: 'coin', n: 1 }, { icon: 'wood' }, { icon: 'wood' }, { icon: 'glass' }]);
    expect(costGlyphs('')).toEqual([]);
  });

  it('counts where the effect counts', () => {
    const drawn = glyphs({ key: 'classic-effect-points-per', args: { n: 1, what: 'brown_grey_purple', where: 'neighbours' } });
    expect(drawn.filter((glyph) => glyph.card).map((glyph) => glyph.card)).toEqual(['brown', 'grey', 'purple']);
    expect(drawn.at(-1)).toEqual({ icon: 'sides' });
  });
});

describe('wonders', () => {
  it.each(['gizah_a', 'rome_b', 'petra_a', 'byzantium_b', 'colossus', 'sphinx', 'piraeus', 'appian_way', 'circus_maximus', 'great_library', 'olympia'])('%s is drawn', (id) => {
    expect(wonderOf(id) !== undefined).toBe(true);
  });

  it('does not claim to draw what it does not know', () => {
    expect(wonderOf('atlantis_a') !== undefined).toBe(false);
  });
});
