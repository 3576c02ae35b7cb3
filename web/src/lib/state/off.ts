/** Days off of people at a table over days. */

import type { SeatInfo } from '$lib/net/types';

/** Until when somebody is off now, in seconds; null if they are not. */
export function offUntil(seat: SeatInfo, now = Date.now() / 1000): number | null {
  const span = seat.off?.find(([began = 0, ended = 0]) => began <= now && now < ended);
  return span?.[1] ?? null;
}
