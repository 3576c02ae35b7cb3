/** Every wonder by the ids that the games give it. */

import { eastern } from './eastern';
import { greek } from './greek';
import { roads } from './roads';
import type { Wonder } from './wonder';

const WONDERS: Record<string, Wonder> = { ...greek, ...eastern, ...roads };

/** The game for two calls some of them by what they are, not by where they stand. */
const ALSO: Record<string, string> = {
  colossus: 'rhodos',
  great_lighthouse: 'alexandria',
  hanging_gardens: 'babylon',
  mausoleum: 'halikarnassos',
  pyramids: 'gizah',
  statue_of_zeus: 'olympia',
  temple_of_artemis: 'ephesos',
};

/** The wonder of an id; a board's side ("gizah_a") makes no difference. */
export function wonderOf(id: string): Wonder | undefined {
  const plain = id.replace(/_[ab]$/, '');
  return WONDERS[ALSO[id] ?? id] ?? WONDERS[plain];
}
