/** What a replay shows: where it opens, and which card of a hand is played next. */

import type { Replay } from '$lib/net/api';
import type { GameEvent } from '$lib/net/types';

type Step = Replay['steps'][number];

/** Whether there is a table to look at: cities, and cards or (in Duel) wonders to choose from. */
function isLaidOut(step: Step): boolean {
  const { cities, age, offer } = step.view as { cities?: unknown[]; age?: number; offer?: unknown[] };
  return Boolean(cities?.length) && (age === undefined || age > 0 || Boolean(offer?.length));
}

/** At the first comment, else where the table is laid out and something can be seen. */
export function opening(steps: readonly Step[]): number {
  const commented = steps.findIndex((step) => step.comments?.length);
  return Math.max(0, commented >= 0 ? commented : steps.findIndex(isLaidOut));
}

const PLAYED = ['CardBuilt', 'StageBuilt', 'CardSold', 'LeaderKept'];

/** The card that a seat has played of its hand in these events, or ''. */
export function playedBy(seat: number, events: readonly GameEvent[]): string {
  const one = events.find((event) => PLAYED.includes(event.event) && (event['city'] ?? event['seat']) === seat && event['how'] !== 'discard');
  return typeof one?.['card'] === 'string' ? one['card'] : '';
}
