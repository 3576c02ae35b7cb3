/** The pictures of the front page, drawn with the brushes of the tables; fetched after the first paint. */

import { disc, path, rect, times } from '$art/paint/brush';
import { cloud, cypress, palm, ship, town, waves } from '$art/paint/land';
import { panorama } from '$art/paint/panorama';
import { gradients, type Age } from '$art/paint/sky';
import { eastern } from '$art/paint/wonders/eastern';
import { greek } from '$art/paint/wonders/greek';
import type { GameId } from '$lib/net/types';

export { fan } from './fan';
export const definitions = gradients();
const WONDERS = { ...eastern, ...greek };

const TILES: Record<GameId, [wonder: string, age: Age]> = { classic: ['gizah', 1], duel: ['ephesos', 2], architects: ['halikarnassos', 3] };

/** A wonder in its landscape. */
export function picture(id: string, age: Age, width: number, height: number): string {
  const wonder = WONDERS[id];
  return wonder ? panorama(wonder, { width, height, age, built: 1, stages: 1, below: height * 0.14 }) : '';
}

export const tile = (game: GameId): string => picture(...TILES[game], 460, 130);

function stand(id: string, x: number, base: number, scale: number): string {
  return `<g transform="translate(${x} ${base}) scale(${scale})">${WONDERS[id]?.layers.map((draw) => draw()).join('') ?? ''}</g>`;
}

/** Wonders on a bay at dusk, 1440 × 560. */
export function bay(): string {
  const stars = times(26, (at) => disc((at * 331) % 1440, 20 + ((at * 97) % 170), at % 3 ? 1.2 : 1.8, '#fff6d8', 'opacity=".7"'));
  const clouds = cloud(380, 72, 4.4, 0.12) + cloud(740, 20, 3.6, 0.12) + cloud(1090, 44, 4.6, 0.14);
  // The sun stands clear of the hills.
  const hills =
    path('M0 470V420q90-60 210-36 120-50 250 10 140-70 300-14 130-60 280-26 120-50 240-4 90-30 160-6V470Z', '#7c3f72', 'opacity=".85"') +
    path('M0 480V430q160-40 330-14 170-50 360 0 180-50 400-10 170-40 350-10V480Z', '#5b2f5c');
  const shore = path('M380 470q60-34 220-36 210-2 380 20 120 16 160 34H380Z', '#6b4238') + path('M1080 482q90-40 200-42 110 0 160 14V500H1080Z', '#8a5a3f');
  return (
    rect(0, 0, 1440, 560, 'url(#sky3)') + stars + disc(1010, 292, 250, 'url(#sun3)') + clouds + hills +
    rect(0, 452, 1440, 108, 'url(#sea3)') + waves(1440, 462, 70, 1.3) + shore +
    town(590, 740, 446, 1.2, 0) + stand('babylon', 470, 452, 0.55) + stand('ephesos', 640, 446, 0.5) + cypress(566, 452, 1.7) + cypress(760, 462, 2) +
    stand('gizah', 1250, 462, 0.62) + palm(1130, 474, 2) + stand('alexandria', 905, 462, 0.98) + stand('rhodos', 1312, 488, 0.72) +
    ship(1130, 486, 1.5) + ship(700, 500, 0.9) + palm(1400, 516, 3.2, '#1d1230') + palm(1350, 520, 2.6, '#1d1230') +
    path('M0 560v-34q260-40 560-14t880-6V560Z', '#1c0f24')
  );
}
