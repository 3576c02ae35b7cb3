/** What flies and sounds when something happens; cards that leave the layout fly by themselves (drama.ts). */

import type { Catalogue, GameEvent } from '$games/contract';
import type { Sound } from '$lib/sound';
import type { Flight } from '$lib/ui/stage';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export function flights(seen: GameEvent, catalogue: Catalogue): Flight[] {
  const seat = number(seen.seat ?? seen.loser);
  const card = (to: string): Flight => ({ from: 'layout', to, what: 'card', colour: catalogue[text(seen.card)]?.colour });
  const coins = (count: number, isPaid: boolean): Flight[] => {
    if (!count) return [];
    return [{ from: isPaid ? `coins-${seat}` : 'bank', to: isPaid ? 'bank' : `coins-${seat}`, what: 'coin', count }];
  };
  switch (seen.event) {
    case 'BuildingBuilt':
    case 'WonderBuilt':
      return coins(number(seen.paid), true);
    case 'BuildingRevived':
      return [{ ...card(`city-${seat}`), from: 'discard' }];
    case 'BuildingDestroyed':
      return [{ ...card('discard'), from: `city-${number(seen.owner)}` }];
    case 'CardSold':
      return coins(number(seen.coins), false);
    case 'CoinsTaken':
      return coins(number(seen.coins), false);
    case 'CoinsLost':
    case 'CityLooted':
      return coins(number(seen.coins), true);
    case 'PawnMoved':
      return [{ from: `city-${seat}`, to: 'track', what: 'shield', count: number(seen.spaces) }];
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = {
  BuildingBuilt: 'build',
  BuildingRevived: 'build',
  WonderBuilt: 'build',
  CardSold: 'coin',
  CoinsTaken: 'coin',
  CityLooted: 'conflict',
  CardsTurnedUp: 'card',
  AgeDealt: 'card',
};

export const sound = (seen: GameEvent): Sound | undefined => SOUNDS[seen.event];
