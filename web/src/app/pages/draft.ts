/** A table being set up: what the form holds, and the request made of it. */

import type { SeatWish, TableWish } from '$lib/net/api';
import type { Clock, GameId } from '$lib/net/types';
import { prefs } from '$lib/state/prefs.svelte';

export interface Draft {
  name: string;
  /** Of the others at this device, from seat 2 on. */
  names: string[];
  players: number;
  /** Who sits at the other seats: bots at once, people by invitation, or people at this device. */
  others: 'bots' | 'people' | 'here';
  level: string;
  expansions: string[];
  options: Record<string, string | number | boolean>;
  clock: 'none' | 'move' | 'reserve' | 'days';
  seconds: number;
  extra: number;
  days: number;
  listed: boolean;
  title: string;
  estimate: boolean;
  hints: boolean;
  seen: boolean;
  undo: boolean;
  rated: boolean;
}

const PLAYERS: Record<GameId, number> = { classic: 4, duel: 2, architects: 3 };
const DAY = 86_400;

export function draft(game: GameId): Draft {
  return {
    name: prefs.name,
    names: [],
    players: PLAYERS[game],
    others: 'bots',
    level: 'medium',
    expansions: [],
    options: {},
    clock: 'none',
    seconds: 60,
    extra: 10,
    days: 2,
    listed: false,
    title: '',
    // The tick says what this player will see.
    estimate: prefs.estimate,
    hints: false,
    seen: true,
    undo: true,
    rated: false,
  };
}

function seats(wish: Draft, guest: string): SeatWish[] {
  const own = (n: number): SeatWish => ({ kind: 'person', name: (n ? wish.names[n - 1]?.trim() : wish.name) || (n ? `${guest} ${n + 1}` : guest), mine: true });
  const rest = Array.from({ length: wish.players - 1 }, (_, n): SeatWish => {
    if (wish.others === 'bots') return { kind: 'bot', level: wish.level };
    return wish.others === 'here' ? own(n + 1) : { kind: 'open' };
  });
  return [own(0), ...rest];
}

function clock(wish: Draft): Clock {
  if (wish.clock === 'none') return { kind: 'none' };
  if (wish.clock === 'days') return { kind: 'move', seconds: wish.days * DAY };
  return wish.clock === 'move' ? { kind: 'move', seconds: wish.seconds } : { kind: 'reserve', seconds: wish.seconds * 10, extra: wish.extra };
}

/** What is asked of the server. `guest` stands in for a missing name. */
export function order(game: GameId, wish: Draft, guest: string): TableWish {
  const options = { ...wish.options };
  if (wish.expansions.length) options.expansions = wish.expansions.join(',');
  if (options.teams && ![4, 6, 8].includes(wish.players)) delete options.teams;
  const isRated = wish.rated && wish.others !== 'here';
  const assists = isRated ? [] : [...(wish.estimate ? ['estimate'] : []), ...(wish.seen ? ['seen'] : []), ...(wish.hints ? ['hints'] : [])];
  return {
    game,
    players: wish.players,
    options,
    seats: seats(wish, guest),
    listed: wish.listed,
    clock: clock(wish),
    title: wish.title,
    assists,
    undo: wish.undo && !isRated,
    rated: isRated,
    start: false,
  };
}
