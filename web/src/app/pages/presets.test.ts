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

it('sets up what it is called after, and leaves nothing of the one before', () => {
  for (const game of ['classic', 'duel', 'architects'] as const) {
    const all = presets(game, game === 'classic' ? ['cities', 'leaders'] : []);
    const wish = draft(game);
    for (const preset of [...all, ...all.toReversed()]) {
      Object.assign(wish, structuredClone(preset.wish));
      const expected = preset.expansion ? [preset.expansion] : preset.id === 'teams' ? ['cities'] : [];
      expect([preset.id, wish.expansions], game).toEqual([preset.id, expected]);
      expect(Boolean(wish.options.teams)).toBe(preset.id === 'teams');
      expect(wish.others === 'people', preset.id).toBe(preset.id.startsWith('friend'));
    }
  }
});
