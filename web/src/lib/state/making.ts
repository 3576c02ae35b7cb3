/** A new table of this browser's: made with its profile, its seats kept here. */

import { api, type Made, type TableWish } from '$lib/net/api';

import { asMyself, haveProfile } from './me.svelte';
import { keepMade } from './seats';

type Wanted = Pick<TableWish, 'game' | 'players' | 'options' | 'seats'>;

/** Without a clock, a name or a rating, unless wished. */
export async function makeTable(wish: Wanted & Partial<TableWish>, name?: string): Promise<Made> {
  const plain = { listed: false, clock: { kind: 'none' as const }, title: '', assists: ['estimate', 'seen'], undo: true, rated: false, start: false };
  await haveProfile(name);
  const made = await asMyself(() => api.make({ ...plain, ...wish }));
  keepMade(made);
  return made;
}
