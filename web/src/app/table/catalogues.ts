/** The catalogue of each game, fetched once. */

import { api } from '$lib/net/api';
import type { Catalogue } from '$lib/net/types';

const kept = new Map<string, Promise<Catalogue>>();

export function catalogue(game: string): Promise<Catalogue> {
  let found = kept.get(game);
  if (!found) {
    found = api.catalogue(game);
    kept.set(game, found);
    found.catch(() => kept.delete(game));
  }
  return found;
}
