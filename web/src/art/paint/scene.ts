/** The picture on a card: sky of the age, ground, and the building, inked, rimmed and lit. 200 × 240. */

import { disc, hash, line, n, path, rect } from './brush';
import { birds, bush, cloud, cypress, hills, palm, roofline, sun } from './land';
import { HILL, type Age } from './sky';
import type { Place } from '../library.svelte';

const INK = '#2c1710';
const GROUND = 172;

const byAge = (age: Age, dawn: string, noon: string, dusk: string): string => (age === 1 ? dawn : age === 2 ? noon : dusk);

function hall(age: Age): string {
  const window = 'M38 178V84a62 62 0 0 1 124 0v94';
  const column = (x: number): string => rect(x, 40, 22, 150, 'url(#st)') + rect(x - 4, 32, 30, 10, '#f7e4bd') + rect(x - 4, 186, 30, 8, '#c79f6d');
  return (
    rect(0, 0, 200, 240, 'url(#hall)') + path(`${window}Z`, `url(#sky${age})`) + sun(age === 1 ? 70 : 132, age === 2 ? 62 : 110, 54, age) +
    path('M38 150q30 -22 62 -8t62 -6V178H38Z', HILL[age][0], 'opacity=".8"') + line(window, '#e9c88e', 7) + line(window, '#7d5533', 2) +
    column(6) + column(172) + rect(0, 190, 200, 50, '#3a2119') + rect(0, 188, 200, 6, '#d9b67c') +
    path('M18 194h164l14 46H4Z', '#7d4a2b') + path('M18 194h164l3 9H15Z', '#a96a3d')
  );
}

function open(id: string, age: Age): string {
  const seed = hash(id);
  const clouds = age === 1 ? cloud(100 + (seed % 40), 46, 0.9, 0.3) : cloud(16 + (seed % 40), 38, 1.1, age === 2 ? 0.85 : 0.22) + cloud(112 + (seed % 30), 70, 0.7, age === 2 ? 0.6 : 0.18);
  const haze = age === 3 ? path('M0 74q50 -12 100 0t100 -4v8q-50 8 -100 0t-100 4Z', '#ffd9a0', 'opacity=".25"') : '';
  const light = age === 1 ? sun(42, 92, 78, 1) : age === 2 ? sun(150, 40, 58, 2) : sun(150, 96, 78, 3);
  return rect(0, 0, 200, 240, `url(#sky${age})`) + light + clouds + haze + (seed % 3 ? '' : birds(118, 34, 0.9)) + hills(200, 150, 46, seed, HILL[age][0]) + hills(200, 166, 34, seed * 7 + 3, HILL[age][1]);
}

const GROUNDS: Record<'f' | 's' | 'c' | 'r' | 'd', (id: string, age: Age) => string> = {
  f: (_, age) =>
    path(`M0 ${GROUND}q60 -10 120 -2t80 -2V240H0Z`, HILL[age][2]) + path('M0 204q70 -14 200 4V240H0Z', HILL[age][3]) +
    cypress(18, 186, 1.3) + cypress(182, 182, 1.1) + bush(52, 186, 1, HILL[age][3]),
  s: (_, age) =>
    rect(0, 156, 200, 90, `url(#sea${age})`) + line('M20 176h34M120 170h40M70 190h30M150 200h36M10 206h40', '#fff', 2, 'stroke-opacity=".45" stroke-linecap="round"') +
    path('M0 226q50 -22 104 -10t96 -8V240H0Z', HILL[age][3]),
  c: (id, age) =>
    roofline(id, age, GROUND) + cypress(14, GROUND + 4, 0.9) + cypress(180, GROUND + 6, 1.1) +
    rect(0, GROUND, 200, 80, byAge(age, '#a9714b', '#d9c79c', '#7a4c4a')) + rect(0, GROUND, 200, 6, '#fff', 'opacity=".25"') +
    line(`M60 ${GROUND}L10 240M100 ${GROUND}V240M140 ${GROUND}l50 68M0 196h200M0 216h200`, '#000', 2, 'stroke-opacity=".14"'),
  r: (_, age) =>
    path('M0 240V132l22-18 18 30 16-8 26 44h60l20-40 14 6 24-34V240Z', HILL[age][1]) + path('M0 240V150l14-8 22 40 20 6H200V240Z', HILL[age][2]) +
    path('M146 188l24-44 8 10 22-26v60Z', HILL[age][3], 'opacity=".55"'),
  d: (_, age) => {
    const leaf = age === 2 ? '#3d7a46' : '#3b4a33';
    return (
      path('M0 168q60 -20 110 -4t90 -6V240H0Z', byAge(age, '#d38a55', '#e8cf95', '#a8606a')) +
      path('M0 196q70 -18 130 2t70 -2V240H0Z', byAge(age, '#a8643c', '#d2b072', '#6d3b50')) + palm(28, 190, 1.3, leaf) + palm(176, 184, 1, leaf)
    );
  },
};

/** The icon three times: ink, the lit edge, the stuff of its class. */
function building(icon: string, colour: string, x: number, y: number, size: number): string {
  const use = (more: string): string => `<use href="#g-${icon}" width="${size}" height="${size}" ${more}/>`;
  return `<g transform="translate(${n(x)} ${n(y)})">${use(`fill="${INK}" stroke="${INK}" stroke-width="30" stroke-linejoin="round"`)}${use('x="-1.2" y="-1.5" fill="#fffbe8"')}${use(`fill="url(#m-${colour})"`)}</g>`;
}

/** A leader's medal on purple cloth. */
function medal(icon: string): string {
  const rays = Array.from({ length: 16 }, (_, at) => `<path d="M100 120L${n(100 + 220 * Math.cos((at * Math.PI) / 8 - 0.07))} ${n(120 + 220 * Math.sin((at * Math.PI) / 8 - 0.07))}L${n(100 + 220 * Math.cos((at * Math.PI) / 8 + 0.07))} ${n(120 + 220 * Math.sin((at * Math.PI) / 8 + 0.07))}Z"/>`).join('');
  return (
    rect(0, 0, 200, 240, 'url(#lead)') + `<g fill="#f0c55a" opacity=".2">${rays}</g>` + disc(100, 118, 80, '#3a1224', 'opacity=".5"') + disc(100, 114, 79, '#8a5a14') + disc(100, 114, 77, '#e9b94c') +
    disc(100, 114, 71, '#8a5a14') + disc(100, 114, 69, 'url(#plaque)') + building(icon, 'white', 49, 63, 102)
  );
}

export function scene(id: string, age: Age, ground: Place, icon: string, colour: string, size = 132): string {
  if (ground === 'm' || ground === 't') return medal(icon);
  const back = ground === 'i' ? hall(age) : open(id, age) + GROUNDS[ground](id, age);
  const leaf = age === 2 ? '#2c4a2b' : '#1f1216';
  const front = ground === 'i' || ground === 's' ? '' : bush(30, 240, 1.6, leaf) + bush(168, 242, 2, leaf) + bush(100, 250, 1.8, leaf);
  const shadow = `<ellipse cx="104" cy="196" rx="${n(size * 0.52)}" ry="10" fill="#000" opacity=".32"/>`;
  return back + shadow + (icon ? building(icon, colour, (200 - size) / 2 + 6, 198 - size, size) : '') + front;
}

/** The sky alone, while the icons are on their way. */
export const bare = (age: Age): string => rect(0, 0, 200, 240, `url(#sky${age})`) + hills(200, 172, 40, 9, HILL[age][1]);
