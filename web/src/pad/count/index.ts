/** Cards and coins counted in the browser: the same points, for the same reasons, as the engines count. */

import type { Entry } from '../entry';
import type { Catalogue } from '$lib/net/types';

import { count as architects } from './architects';
import { count as classic } from './classic';
import { count as duel } from './duel';
import type { Counted } from './lines';

const GAMES = { architects, classic, duel };

export const count = (entry: Entry, catalogue: Catalogue): Counted => GAMES[entry.game](entry, catalogue);
