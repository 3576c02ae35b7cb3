/** The last turn of each city, kept on show. */

import type { GameEvent } from '$games/contract';

export interface Told {
  seat: number;
  events: readonly GameEvent[];
  /** The card or the wonder that the turn was about. */
  card: string;
  sold: boolean;
}

const DEEDS: Record<string, string> = { BuildingBuilt: 'card', WonderBuilt: 'wonder', CardSold: 'card', WonderPicked: 'wonder' };
/** What turns up in the layout is seen there. */
const SILENT = new Set(['CardsTurnedUp', 'AgeDealt', 'WondersOffered', 'TokensLaid']);

/** The turn that these events are, if they are one. */
export function toldBy(events: readonly GameEvent[]): Told | null {
  const deed = events.find((one) => one.event in DEEDS);
  if (!deed) return null;
  const id = deed[DEEDS[deed.event] ?? ''];
  return { seat: Number(deed.seat), events: events.filter((one) => !SILENT.has(one.event)), card: typeof id === 'string' ? id : '', sold: deed.event === 'CardSold' };
}

/** The latest turn of each city, the newest first. */
export const withTurn = (turns: readonly Told[], turn: Told): Told[] => [turn, ...turns.filter((one) => one.seat !== turn.seat)];
