/** What happened at the same time, in an order in which it can be told: seat by seat, then what concerns all. */

import type { GameEvent } from '$lib/net/types';

export interface Step {
  event: GameEvent;
  /** Whose deed it is; null for what concerns all. */
  seat: number | null;
}

const WHOSE = ['seat', 'city', 'by'] as const;

function whose(event: GameEvent): number | null {
  for (const key of WHOSE) if (typeof event[key] === 'number') return event[key];
  return null;
}

/** The events worth telling, seat by seat in the order of their first deeds. */
export function walk(events: readonly GameEvent[], isTold: (event: GameEvent) => boolean): Step[] {
  const steps = events.filter(isTold).map((event) => ({ event, seat: whose(event) }));
  const seats = [...new Set(steps.map((step) => step.seat).filter((seat) => seat !== null)), null];
  return seats.flatMap((seat) => steps.filter((step) => step.seat === seat));
}

/** Seats whose deeds are still to be told. */
export function later(steps: readonly Step[], at: number): number[] {
  const now = steps[at]?.seat;
  return [...new Set(steps.slice(at + 1).flatMap(({ seat }) => (seat === null || seat === now ? [] : [seat])))];
}
