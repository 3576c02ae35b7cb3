import { expect, it } from 'vitest';

import { draft } from './draft';
import { fits, PRESETS } from './presets';

it('marks the preset that a table is set up by, and no other', () => {
  const wish = draft('classic');
  expect(PRESETS.classic.filter((preset) => fits(preset, wish)).map((preset) => preset.id)).toEqual(['quick']);
  Object.assign(wish, PRESETS.classic.find((preset) => preset.id === 'teams')?.wish);
  expect(PRESETS.classic.filter((preset) => fits(preset, wish)).map((preset) => preset.id)).toEqual(['teams']);
});
