/** What the last step brought into a city, to be pointed out. */

import type { GameEvent } from '$games/contract';

const BROUGHT: Record<string, string> = {
  BuildingBuilt: 'card',
  BuildingRevived: 'card',
  WonderBuilt: 'wonder',
  WonderPicked: 'wonder',
  TokenTaken: 'token',
};

export function freshOf(events: readonly GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const seen of events) {
    const field = BROUGHT[seen.event];
    const id = field ? seen[field] : null;
    if (typeof id === 'string') found.add(id);
  }
  return found;
}
