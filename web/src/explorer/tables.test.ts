import { describe, expect, it } from 'vitest';

import { bars, extremes, place, rows, scale, type Bar } from './tables';

const told = { columns: ['wonder', 'side', 'played', 'wins', 'low', 'high', 'expected'], rows: [['giza', 'A', 200, 0.4, 0.33, 0.47, 0.3333], ['rhodos', 'B', 100, 0.1, 0.05, 0.18, null]] };

const bar = (value: number): Bar => ({ id: String(value), label: '', value, low: value - 0.02, high: value + 0.02, expected: null, count: 1 });

describe('tables', () => {
  it('gives every value the name of its column', () => {
    expect(rows(told)[1]).toEqual({ wonder: 'rhodos', side: 'B', played: 100, wins: 0.1, low: 0.05, high: 0.18, expected: null });
    expect(rows(undefined)).toEqual([]);
  });

  it('makes bars with their intervals', () => {
    const [first, second] = bars(rows(told), 'wins', 'played', ['wonder', 'side'], (row) => `${row.wonder}!`);
    expect(first).toEqual({ id: 'giza A', label: 'giza!', value: 0.4, low: 0.33, high: 0.47, expected: 0.3333, count: 200 });
    expect(second?.expected).toBeNull();
  });

  it('has a scale with nothing and all intervals on it', () => {
    const ends = scale([bar(0.3), bar(-0.12)]);
    expect(ends.from).toBeCloseTo(-0.15);
    expect(ends.to).toBeCloseTo(0.35);
    expect(place(0.1, ends)).toBeCloseTo(50);
    expect(scale([bar(0.2)]).from).toBe(0);
  });

  it('shows the best and the worst of many, and all of few', () => {
    expect(extremes([1, 5, 3, 2, 4].map(bar), 1).map((one) => one.value)).toEqual([5, 1]);
    expect(extremes([1, 2].map(bar), 1).map((one) => one.value)).toEqual([2, 1]);
  });
});
