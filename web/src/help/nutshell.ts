/** The pictures of each game in a nutshell; the sentences are in the texts, by number. */

import type { GameId } from '$lib/net/types';

export interface Picture {
  cards?: string[];
  wonder?: string;
  progress?: number;
  icons?: string[];
}

export const PICTURES: Record<GameId, Picture[]> = {
  classic: [
    { cards: ['baths', 'stockade', 'workshop'] },
    { cards: ['lumber_yard', 'aqueduct'] },
    { icons: ['coin', 'left', 'right'] },
    { wonder: 'gizah', progress: 0.66 },
    { icons: ['shield', 'victory', 'defeat'] },
    { cards: ['scriptorium', 'workers_guild'] },
  ],
  duel: [
    { cards: ['lumber_yard', 'theater', 'guard_tower'] },
    { icons: ['coin'] },
    { wonder: 'pyramids', progress: 1 },
    { icons: ['shield'] },
    { cards: ['apothecary', 'scriptorium'] },
    { icons: ['points'] },
  ],
  architects: [
    { cards: ['wood', 'laurel', 'compass'] },
    { wonder: 'gizah', progress: 0.5 },
    { cards: ['coin', 'stone'] },
    { cards: ['laurel_cat'] },
    { cards: ['gear', 'tablet'] },
    { cards: ['shield_horn'] },
  ],
};
