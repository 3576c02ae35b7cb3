/** A match against bots without any questions: the defaults of the game, bots of medium strength. */

import { t } from '$lib/i18n';
import type { GameId } from '$lib/net/types';
import { begin } from '$lib/state/deals';
import { makeTable } from '$lib/state/making';
import { prefs } from '$lib/state/prefs.svelte';

const PLAYERS: Record<GameId, number> = { classic: 4, duel: 2, architects: 3 };

/** The id of a table that has been set up and started: its seal is kept, then our number is added, then cards are dealt. */
export async function against(game: GameId, players = PLAYERS[game], level = 'medium'): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  const me = { kind: 'person' as const, name: prefs.name || t('web-guest'), mine: true };
  const made = await makeTable({ game, players, options: {}, seats: [me, ...bots] });
  await begin(made.table, made.host, made.tokens);
  return made.table.id;
}
