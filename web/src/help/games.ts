/** Which game a page of reference is about: the second word of its path. */

import type { GameId } from '$lib/net/types';

export const GAMES: GameId[] = ['classic', 'duel', 'architects'];

export function gameOf(part: string | undefined): GameId {
  return GAMES.find((game) => game === part) ?? 'classic';
}
