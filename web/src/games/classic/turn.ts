/** What happened in the last step, city by city, and where things flew. */

import type { GameEvent } from '$games/contract';
import type { Sound } from '$lib/sound';
import type { Flight } from '$lib/ui/stage';

export interface Deed {
  city: number;
  events: GameEvent[];
  /** Cards that came into play. */
  built: string[];
  stage: boolean;
  sold: boolean;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : -1);
const TOLD = new Set(['CardBuilt', 'StageBuilt', 'CardSold', 'CoinsPaid', 'CoinsGained', 'TokensGained', 'CardBorrowed', 'RevivalEarned', 'LeaderKept', 'LeadersDrawn', 'FreeCityPicked', 'FreeCityCardDrawn']);

/** The deeds of a step, in the order in which the cities appear in it. */
export function deeds(events: readonly GameEvent[]): Deed[] {
  const found = new Map<number, Deed>();
  for (const event of events) {
    if (!TOLD.has(event.event)) continue;
    const city = number(event['city'] ?? event['seat'] ?? event['by']);
    if (city < 0) continue;
    const deed = found.get(city) ?? { city, events: [], built: [], stage: false, sold: false };
    deed.events.push(event);
    if (event.event === 'CardBuilt' && typeof event['card'] === 'string') deed.built.push(event['card']);
    deed.stage ||= event.event === 'StageBuilt';
    deed.sold ||= event.event === 'CardSold';
    found.set(city, deed);
  }
  return [...found.values()];
}

export interface Battle {
  winner: number;
  loser: number;
  worth: number;
}

export function battles(events: readonly GameEvent[]): Battle[] {
  return events
    .filter((event) => event.event === 'ConflictWon')
    .map((event) => ({ winner: number(event['winner']), loser: number(event['loser']), worth: number(event['worth']) }));
}

/** Whether events are worth keeping on screen as the last turn. */
export const tells = (events: readonly GameEvent[]): boolean => deeds(events).length > 0 || battles(events).length > 0;

/** What flies where for an event; `seats` is the number of hands. */
export function flights(event: GameEvent, seats: number): Flight[] {
  const city = number(event['city']);
  switch (event.event) {
    case 'CoinsPaid': {
      const to = number(event['to']);
      return [{ from: `coins-${city}`, to: to < 0 ? 'bank' : `coins-${to}`, what: 'coin', count: number(event['coins']) }];
    }
    case 'CoinsGained':
      return [{ from: 'bank', to: `coins-${city}`, what: 'coin', count: number(event['coins']) }];
    case 'HandsPassed':
    case 'LeadersPassed': {
      const by = event['left'] === true ? 1 : -1;
      return Array.from({ length: seats }, (_, seat) => ({
        from: `hand-${seat}`, to: `hand-${(seat + by + seats) % seats}`, what: 'card' as const, count: 1,
      }));
    }
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = { CoinsPaid: 'coin', CoinsGained: 'coin', CardBuilt: 'build', StageBuilt: 'build', HandsPassed: 'card', ConflictWon: 'conflict' };
export const sound = (event: GameEvent): Sound | undefined => SOUNDS[event.event];
