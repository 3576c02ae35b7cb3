/** What flies and sounds when something happens: cards to cities, and the horn when conflict tokens turn. */

import type { Catalogue, GameEvent } from '$games/contract';
import type { Sound } from '$lib/sound';
import type { Flight } from '$lib/ui/stage';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function flights(seen: GameEvent, catalogue: Catalogue): Flight[] {
  const city = `city-${number(seen.seat)}`;
  switch (seen.event) {
    case 'CardTaken':
      return [{ from: `deck-${text(seen.deck)}`, to: city, what: 'card', colour: catalogue[text(seen.card)]?.colour }];
    case 'HornsSounded':
      return [{ from: city, to: 'conflict', what: 'shield', count: number(seen.tokens) }];
    case 'TokenTaken':
      return [{ from: 'progress', to: city, what: 'point' }];
    case 'ConflictFought':
      return (Array.isArray(seen.won) ? seen.won : []).flatMap((won, seat): Flight[] =>
        number(won) ? [{ from: 'conflict', to: `city-${seat}`, what: 'point', count: number(won) }] : [],
      );
    default:
      return [];
  }
}

const SOUNDS: Record<string, Sound> = {
  CardTaken: 'card',
  HornsSounded: 'horn',
  StageCompleted: 'build',
  ConflictFought: 'conflict',
  TokenTaken: 'coin',
};

export const sound = (seen: GameEvent): Sound | undefined => SOUNDS[seen.event];
