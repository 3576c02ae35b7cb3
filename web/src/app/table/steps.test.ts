import { describe, expect, it } from 'vitest';

import type { GameEvent } from '$lib/net/types';

import { later, walk } from './steps';

const built = (city: number, card: string) => ({ event: 'CardBuilt', city, card });
const paid = (city: number) => ({ event: 'CoinsPaid', city, to: -1, coins: 1 });
const events: GameEvent[] = [paid(1), built(1, 'baths'), built(2, 'altar'), { event: 'ConflictWon', winner: 1, loser: 2 }, { event: 'PhaseReached' }, built(0, 'loom'), { event: 'CoinsGained', city: 1, coins: 2 }];
const steps = walk(events, (event) => event.event !== 'PhaseReached');

describe('one after the other', () => {
  it('is told seat by seat, and what concerns all at the end', () => {
    expect(steps.map((step) => `${step.seat} ${step.event.event}`)).toEqual(['1 CoinsPaid', '1 CardBuilt', '1 CoinsGained', '2 CardBuilt', '0 CardBuilt', 'null ConflictWon']);
  });

  it('knows whose deeds are still to come', () => {
    expect(steps.map((_, at) => later(steps, at))).toEqual([[2, 0], [2, 0], [2, 0], [0], [], []]);
  });

  it('has nothing to tell of nothing', () => {
    expect(later(walk([], () => true), 0)).toEqual([]);
  });
});
