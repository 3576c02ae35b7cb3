/** Our drawings of the wonders, by the ids that the games give them. */

import type { Drawing } from '../shape';
import { ancient } from './ancient';
import { later } from './later';

const DRAWINGS: Record<string, Drawing> = { ...ancient, ...later };

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

/** The drawing of a wonder; a board's side ("gizah_a") makes no difference. */
export function wonderDrawing(id: string): Drawing {
  const wonder = DRAWINGS[id] || ALSO[id] ? id : id.replace(/_[ab]$/, '');
  return DRAWINGS[ALSO[wonder] ?? wonder] ?? ancient.gizah ?? [];
}

export const hasDrawing = (id: string): boolean => id in DRAWINGS || id in ALSO || /_[ab]$/.test(id) && id.replace(/_[ab]$/, '') in DRAWINGS;
