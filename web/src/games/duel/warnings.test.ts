import { expect, it } from 'vitest';

import type { CityFacts, Facts } from './types';
import { warnings } from './warnings';

function facts(different: [number, number], toCapital: [number, number]): Facts {
  const city = (n: number): CityFacts => ({ different: n }) as CityFacts;
  return { cities: [city(different[0]), city(different[1])], supremacy: 6, military: { to_capital: toCapital } } as Facts;
}

it('tells of the fifth symbol and of a pawn near a capital, and of nothing else', () => {
  expect(warnings(facts([4, 3], [9, 9]))).toEqual([]);
  expect(warnings(facts([5, 3], [9, 9]))).toEqual([{ key: 'web-duel-warn-science', args: { seat: { seat: 0 }, n: 5, of: 6 } }]);
  expect(warnings(facts([0, 0], [14, 4]))).toEqual([{ key: 'web-duel-warn-military', args: { seat: { seat: 1 }, n: 4 } }]);
  expect(warnings(facts([0, 0], [18, 0]))).toEqual([]);
});
