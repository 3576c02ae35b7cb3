import { describe, expect, it } from 'vitest';

import { share } from './share';

const parsed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what a message tells again', () => {
  const before = { cities: [{ coins: 3, cards: ['altar'] }, { coins: 5, cards: [] as string[] }], turn: 1, winner: null as number | null };

  it('is the same object if nothing has changed', () => {
    expect(share(before, parsed(before))).toBe(before);
  });

  it('is new where it has changed, and the same elsewhere', () => {
    const next = parsed({ ...before, turn: 2, cities: [before.cities[0], { coins: 5, cards: ['baths'] }] });
    const shared = share(before, next);
    expect(shared).toEqual({ turn: 2, winner: null, cities: [{ coins: 3, cards: ['altar'] }, { coins: 5, cards: ['baths'] }] });
    expect(shared.cities[0]).toBe(before.cities[0]);
    expect(shared.cities).not.toBe(before.cities);
  });

  it.each([
    [[1, 2], [1, 2, 3]], [[1, 2, 3], [1, 2]], [[], {}], [{}, []], [{ a: 1 }, { b: 1 }], [{ a: undefined }, { b: undefined }], [{ a: 1, b: 2 }, { a: 1 }], [null, {}], [{}, null], [1, '1'], [[[1]], [['1']]],
  ])('tells %j from %j', (old, next) => {
    expect(share(old, structuredClone(next))).toEqual(next);
    expect(share(old, structuredClone(next))).not.toBe(old);
  });
});
