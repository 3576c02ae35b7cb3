import { describe, expect, it } from 'vitest';

import { draft, order } from './draft';

describe('a table being set up', () => {
  it('has bots at the other seats, and nobody\'s number yet', () => {
    const wish = order('classic', { ...draft('classic'), name: 'Ada', players: 3, level: 'hard' }, 'Guest');
    expect(wish.start).toBe(false);
    expect(JSON.stringify(wish)).not.toContain('nonce');
    expect(wish.seats.map((seat) => [seat.kind, seat.level])).toEqual([['person', undefined], ['bot', 'hard'], ['bot', 'hard']]);
    expect(wish.seats[0]).toMatchObject({ name: 'Ada', mine: true });
  });

  it('waits for people, whose seats are open', () => {
    const wish = order('duel', { ...draft('duel'), others: 'people', clock: 'days', days: 3 }, 'Guest');
    expect(wish.start).toBe(false);
    expect(wish.seats[1]).toEqual({ kind: 'open' });
    expect(wish.clock).toEqual({ kind: 'move', seconds: 259_200 });
  });

  it('gives every seat to this device where people share it', () => {
    const wish = order('duel', { ...draft('duel'), others: 'here' }, 'Guest');
    expect(wish.seats.every((seat) => seat.mine)).toBe(true);
  });

  it('drops teams where there cannot be any', () => {
    const wish = { ...draft('classic'), options: { teams: true }, expansions: ['cities'] };
    expect(order('classic', { ...wish, players: 5 }, 'Guest').options).toEqual({ expansions: 'cities' });
    expect(order('classic', { ...wish, players: 4 }, 'Guest').options).toEqual({ expansions: 'cities', teams: true });
  });
});
