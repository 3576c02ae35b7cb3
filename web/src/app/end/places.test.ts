import { describe, expect, it } from 'vitest';

import type { Outcome } from '$lib/net/types';

import { feats, isCounted, myPlace, podium } from './places';

const outcome = { points: [54, 77, 65, 59], ranks: [4, 1, 2, 3], winners: [1], teams: [] } as unknown as Outcome;

describe('places at the end', () => {
  it('puts the best three on the podium, best first', () => {
    expect(podium(outcome).map((one) => [one.step, one.seat, one.points])).toEqual([[1, 1, 77], [2, 2, 65], [3, 3, 59]]);
  });

  it('measures the winner by the second, and others by the winner', () => {
    expect(myPlace(outcome, 1)).toEqual({ rank: 1, points: 77, lead: 12, other: 2 });
    expect(myPlace(outcome, 0)).toEqual({ rank: 4, points: 54, lead: 23, other: 1 });
  });

  it('measures teams by the points of both', () => {
    const teams = { points: [50, 41, 42, 30], ranks: [1, 1, 2, 2], winners: [0, 1], teams: [[0, 1], [2, 3]] } as unknown as Outcome;
    expect(myPlace(teams, 0)).toEqual({ rank: 1, points: 91, lead: 19, other: 2 });
    expect(myPlace(teams, 3)).toEqual({ rank: 2, points: 72, lead: 19, other: 0 });
  });

  it('gives a winner with fewer points the first place: a capital may fall', () => {
    const sudden = { points: [20, 31], ranks: [1, 2], winners: [0], teams: [] } as unknown as Outcome;
    expect(myPlace(sudden, 0).rank).toBe(1);
    expect(myPlace(sudden, 1).rank).toBe(2);
  });

  it('knows a match that was won at once, in which nothing was counted', () => {
    const column = (lines: object[]): object => ({ owner: 'seat 0', lines, total: 0 });
    expect(isCounted({ sheet: [column([]), column([])] } as unknown as Outcome)).toBe(false);
    expect(isCounted({ sheet: [column([]), column([{ category: 'wonder', points: 0 }])] } as unknown as Outcome)).toBe(true);
  });

  it('tells where somebody was ahead of all others, the farthest first, and nothing that two share or that is less than nothing', () => {
    const column = (owner: string, ...points: number[]): object => ({ owner, lines: points.map((n, at) => ({ category: 'abcd'[at], points: n })) });
    const counted = { categories: ['a', 'b', 'c', 'd'], sheet: [column('seat 0', 3, 9, 5, -1), column('seat 1', 8, 8, 5, -2)] } as unknown as Outcome;
    expect(feats(counted).map(({ row, column: { owner }, points, lead }) => [row, owner, points, lead])).toEqual([['a', 'seat 1', 8, 5], ['b', 'seat 0', 9, 1]]);
  });
});
