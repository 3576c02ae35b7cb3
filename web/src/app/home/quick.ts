/** A match against bots without any questions: the defaults of the game, bots of medium strength. */

import { t } from '$lib/i18n';
import { api } from '$lib/net/api';
import { nonce } from '$lib/net/random';
import type { GameId } from '$lib/net/types';
import { prefs } from '$lib/state/prefs.svelte';
import { keepMade } from '$lib/state/seats';

const PLAYERS: Record<GameId, number> = { classic: 4, duel: 2, architects: 3 };

/** The id of a table that has been set up and started. */
export async function against(game: GameId, players = PLAYERS[game], level = 'medium'): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  const made = await api.make({
    game,
    players,
    options: {},
    seats: [{ kind: 'person', name: prefs.name || t('cli-guest'), mine: true, nonce: nonce() }, ...bots],
    listed: false,
    clock: { kind: 'none' },
    title: '',
    assists: ['estimate', 'seen'],
    undo: true,
    start: true,
  });
  keepMade(made);
  return made.table.id;
}
