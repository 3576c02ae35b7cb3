import { describe, expect, it } from 'vitest';

import type { GameEvent } from '$games/contract';

import { around, teamOf } from './seating';
import { battles, deeds, flights, tells } from './turn';

describe('the last turn', () => {
  const events: GameEvent[] = [
    { event: 'CardBuilt', city: 2, card: 'baths', source: 2, how: 'paid' },
    { event: 'CoinsPaid', city: 2, to: 1, coins: 2 },
    { event: 'StageBuilt', city: 0 },
    { event: 'HandsPassed', left: true },
  ];

  it('is told city by city', () => {
    expect(deeds(events).map(({ city, built, stage }) => [city, built, stage])).toEqual([[2, ['baths'], false], [0, [], true]]);
    expect(tells([{ event: 'PhaseReached', phase: 'pick' }])).toBe(false);
  });

  it('lets coins fly from payer to payee, and to the bank', () => {
    expect(flights(events[1]!, 3)).toEqual([{ from: 'coins-2', to: 'coins-1', what: 'coin', count: 2 }]);
    expect(flights({ event: 'CoinsPaid', city: 0, to: -1, coins: 1 }, 3)[0]?.to).toBe('bank');
  });

  it('passes hands to the next seat on the left, and round the table', () => {
    expect(flights(events[3]!, 3).map((one) => one.to)).toEqual(['hand-1', 'hand-2', 'hand-0']);
    expect(flights({ event: 'HandsPassed', left: false }, 3).map((one) => one.to)).toEqual(['hand-2', 'hand-0', 'hand-1']);
  });

  it('knows who won a conflict', () => {
    expect(battles([{ event: 'ConflictWon', winner: 1, loser: 0, worth: 3 }])).toEqual([{ winner: 1, loser: 0, worth: 3 }]);
  });
});

describe('seating', () => {
  it('has the next city on the left and the one before on the right', () => {
    expect(around(3, 5)).toEqual({ own: 3, left: 4, right: 2, others: [0, 1] });
    expect(around(0, 3)).toEqual({ own: 0, left: 1, right: 2, others: [] });
  });

  it('lets a watcher sit with the first city', () => {
    expect(around(null, 4).own).toBe(0);
  });

  it('names teams of two', () => {
    expect([0, 1, 2, 7].map(teamOf)).toEqual(['A', 'A', 'B', 'D']);
  });
});
