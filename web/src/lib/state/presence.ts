/** Who is at the table, for everything that draws a seat: given once by the table, asked for wherever a mark is drawn. */

import { getContext, setContext } from 'svelte';

import type { SeatInfo, TableInfo } from '$lib/net/types';

export type Presence = SeatInfo['presence'];
type Look = (seat: number) => Presence | null;

const KEY = Symbol('presence');

/** A bot is always there, an open seat never: neither has a sign. */
export function presenceAt(info: TableInfo, seat: number): Presence | null {
  const one = info.seats[seat];
  return one && (one.kind === 'person' || one.kind === 'guest') ? one.presence : null;
}

export function givePresence(info: () => TableInfo | null): void {
  setContext<Look>(KEY, (seat) => {
    const table = info();
    return table && table.state !== 'over' ? presenceAt(table, seat) : null;
  });
}

/** Without a table around it, as in the score pad, nobody is anywhere. */
export const knownPresence = (): Look => getContext<Look | undefined>(KEY) ?? (() => null);
