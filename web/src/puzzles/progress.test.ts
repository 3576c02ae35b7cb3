import { beforeEach, describe, expect, it } from 'vitest';

import { after, answered, chance, joined, keep, next, progress, stormOrder } from './progress';

const all = [
  { id: 'a', rating: 1000 },
  { id: 'b', rating: 1290 },
  { id: 'c', rating: 1700 },
];

describe('progress with puzzles', () => {
  beforeEach(() => localStorage.clear());

  it('is kept in the browser', () => {
    expect(progress().rating).toBe(1300);
    keep({ ...progress(), rating: 1400, storm: 7 });
    expect(progress()).toMatchObject({ rating: 1400, storm: 7, tries: 0 });
  });

  it('rises more with a hard puzzle than with an easy one, and falls with a wrong answer', () => {
    const hard = after(progress(), 'c', 1700, true).rating - 1300;
    const easy = after(progress(), 'a', 1000, true).rating - 1300;
    expect(hard).toBeGreaterThan(easy);
    expect(easy).toBeGreaterThan(0);
    expect(after(progress(), 'a', 1000, false).rating).toBeLessThan(1300);
    expect(chance(1300, 1300)).toBe(0.5);
  });

  it('counts the first try at a puzzle only', () => {
    const once = after(progress(), 'a', 1000, false);
    expect(after(once, 'a', 1000, true)).toBe(once);
    expect(once.tries).toBe(1);
  });

  it('goes on with a puzzle about as hard as the rating that was not tried yet', () => {
    expect(next(all, progress())).toBe('b');
    const tried = after(progress(), 'b', 1290, true);
    expect(next(all, tried)).toBe('a');
    const done = { ...tried, tried: { a: false, b: true, c: true } };
    expect(next(all, done)).toBe('a');
    expect(next([], progress())).toBe('');
    expect(next(all, progress(), 'b')).not.toBe('b');
  });

  it('is what the server says for a profile', () => {
    const here = after(progress(), 'a', 1000, true);
    const mine = joined(here, { rating: 1444, provisional: true, tries: 7, tried: { b: false } });
    expect(mine).toMatchObject({ rating: 1444, tries: 7, tried: { a: true, b: false } });
    const rated = answered(mine, 'c', 1700, { right: true, rated: { puzzle: 1690, mine: 1500, change: 56, provisional: true } }, true);
    expect(rated).toMatchObject({ rating: 1500, tries: 8, tried: { c: true } });
    expect(answered(rated, 'b', 1290, { right: true, rated: null }, true)).toMatchObject({ rating: 1500, tries: 8, tried: { b: false } });
    expect(answered(progress(), 'c', 1700, { right: true, rated: null }, false).rating).toBeGreaterThan(1300);
  });

  it('begins a storm with the easiest', () => {
    expect(stormOrder([...all].reverse(), () => 0.5)).toEqual(['a', 'b', 'c']);
  });
});
