/** What a table needs besides its state, fetched while the line to it is still being opened. */

import { fetchTexts } from '$lib/i18n/bundle';
import { prefs } from '$lib/state/prefs.svelte';

import { board } from './boards';
import { catalogue } from './catalogues';

export function prepare(game: string): void {
  // Who needs them asks again, and tells what went wrong.
  for (const part of [board(game), catalogue(game), fetchTexts(prefs.language, game)]) part.catch(() => undefined);
}
