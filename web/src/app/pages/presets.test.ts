import { expect, it } from 'vitest';

import { draft } from './draft';
import { fits, presets } from './presets';

const CLASSIC = presets('classic', ['cities', 'leaders']);

it('marks the preset that a table is set up by, and no other', () => {
  const wish = draft('classic');
  expect(CLASSIC.filter((preset) => fits(preset, wish)).map((preset) => preset.id)).toEqual(['quick']);
  Object.assign(wish, CLASSIC.find((preset) => preset.id === 'teams')?.wish);
  expect(CLASSIC.filter((preset) => fits(preset, wish)).map((preset) => preset.id)).toEqual(['teams']);
});

it('has one for every expansion that the server tells of', () => {
  expect(presets('classic', ['cities', 'babel']).map((preset) => preset.id)).toEqual(['quick', 'cities', 'babel', 'teams', 'friends']);
  expect(presets('duel', []).map((preset) => preset.id)).toEqual(['solo', 'first', 'friend']);
});
