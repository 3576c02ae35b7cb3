/** Everything that the parts of the board look at. */

import type { Catalogue, State } from '$games/contract';

import type { Around } from './seating';
import type { Deed } from './turn';
import type { ClassicFacts, ClassicView } from './types';

export interface Scene {
  state: State;
  view: ClassicView;
  facts: ClassicFacts;
  catalogue: Catalogue;
  around: Around;
  /** Whether somebody plays here, or only watches. */
  isSeated: boolean;
  /** Points so far are shown. */
  estimate: boolean;
  /** What each city did in the last step. */
  last: Deed[];
}
