/** A table for a friend, who is told of it. */

import { draft, order } from '../pages/draft';
import { t } from '$lib/i18n';
import { api } from '$lib/net/api';
import type { GameId } from '$lib/net/types';
import { getReady } from '$lib/state/deals';
import { keepMade } from '$lib/state/seats';

/** The id of the new table: this device sits there, the friend has been asked. */
export async function challenge(game: GameId, friend: string): Promise<string> {
  const made = await api.make(order(game, { ...draft(game), others: 'people' }, t('web-guest')));
  keepMade(made);
  await getReady(made.table, made.tokens);
  await api.challenge(made.table.id, made.host, friend);
  return made.table.id;
}
