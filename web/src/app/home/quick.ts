/** A match against bots without any questions: the defaults of the game, bots of medium strength. */

import { t } from '$lib/i18n';
import { api } from '$lib/net/api';
import type { GameId } from '$lib/net/types';
import { begin } from '$lib/state/deals';
import { asMyself, haveProfile } from '$lib/state/me.svelte';
import { prefs } from '$lib/state/prefs.svelte';
import { keepMade } from '$lib/state/seats';

const PLAYERS: Record<GameId, number> = { classic: 4, duel: 2, architects: 3 };

/** The id of a table that has been set up and started: its seal is kept, then our number is added, then cards are dealt. */
export async function against(game: GameId, players = PLAYERS[game], level = 'medium'): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level }));
  await haveProfile();
  const made = await asMyself(() => api.make({
    game,
    players,
    options: {},
    seats: [{ kind: 'person', name: prefs.name || t('web-guest'), mine: true }, ...bots],
    listed: false,
    clock: { kind: 'none' },
    title: '',
    assists: ['estimate', 'seen'],
    undo: true,
    start: false,
  }));
  keepMade(made);
  await begin(made.table, made.host, made.tokens);
  return made.table.id;
}
