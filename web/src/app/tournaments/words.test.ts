import { describe, expect, it } from 'vitest';

import { mine, score } from './words';
import type { Tournament } from '$lib/net/tournaments';

const entrant = (number: number, profile: string): Tournament['entrants'][number] => ({
  number, profile, name: profile, colour: 1, level: '', seed: number, since: 1, gone: false, place: 1, score: 0, tiebreak: 0, is_in: true,
});
const game = (seats: number[], points: number[] | null): Tournament['rounds'][number]['games'][number] => ({ seats, points, table: `t${seats.join('')}`, missing: [], third: false });

function tournament(state: string, games: Tournament['rounds'][number]['games']): Tournament {
  return { info: { state }, entrants: [entrant(1, 'ada'), entrant(2, 'bob'), entrant(3, 'cem')], rounds: [{ number: 1, games }] } as unknown as Tournament;
}

describe('points', () => {
  it('are whole, halves, or have two decimals', () => {
    document.documentElement.lang = 'en';
    expect([0, 1, 0.5, 2.5, 2 / 3].map(score)).toEqual(['0', '1', '½', '2½', '0.67']);
  });
});

describe('my game', () => {
  it('is the one of this round that is not over', () => {
    const now = tournament('running', [game([1, 2], null), game([3], [1])]);
    expect(mine(now, 'bob').game?.table).toBe('t12');
    expect(mine(now, 'cem').game).toBeUndefined();
    expect(mine(now, '').entrant).toBeUndefined();
  });

  it('is none once it is over, or the tournament is', () => {
    expect(mine(tournament('running', [game([1, 2], [1, 0])]), 'ada').game).toBeUndefined();
    expect(mine(tournament('closed', [game([1, 2], null)]), 'ada').game).toBeUndefined();
  });
});
