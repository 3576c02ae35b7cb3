import { expect, it } from 'vitest';

import { formsOf } from './matches';

it('offers every form of a game that the server tells of, expansions in the order that matches are kept by', () => {
  const classic = { expansions: ['leaders', 'babel'], options: [{ name: 'expansions' }, { name: 'teams' }] };
  expect(formsOf(classic)).toEqual(['', 'babel', 'leaders', 'teams', 'babel+leaders', 'babel+teams', 'leaders+teams', 'babel+leaders+teams']);
  expect(formsOf({ expansions: [], options: [] })).toEqual(['']);
});
