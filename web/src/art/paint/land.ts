/** What stands around buildings: hills, clouds, trees, ships, towns. */

import { dice, disc, hash, line, n, path, polygon, rect, times } from './brush';
import { HILL, type Age } from './sky';

const placed = (x: number, y: number, scale: number, inside: string, more = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 100) / 100})" ${more}>${inside}</g>`;

export function hills(w: number, y: number, height: number, seed: number, fill: string): string {
  const roll = dice(seed);
  const bumps = times(4, (at) => {
    const top = height * (0.35 + ((roll() >>> 8) % 100) / 154);
    return ` q${n(w / 8)} ${n(-top * (at % 2 ? 1 : 0.45))} ${n(w / 4)} 0`;
  });
  return path(`M0 ${y}${bumps} V400 H0Z`, fill);
}

export const cloud = (x: number, y: number, scale: number, opacity: number): string =>
  placed(x, y, scale, path('M0 10c4-9 14-9 17-4 5-7 17-6 19 2 8-2 12 4 12 7H-8c0-3 3-6 8-5Z', '#fff'), `opacity="${opacity}"`);

export const cypress = (x: number, y: number, scale: number): string =>
  placed(x, y, scale, path('M0 0C-7-6-6-24 0-38 6-24 7-6 0 0Z', '#2f5637') + path('M0 0C6-6 6-24 0-38Z', '#1e3c29'));

const FRONDS =
  'M3-30c-10-6-17-3-20 4 7-3 13-3 20-4Zm0 0c8-8 17-6 20 0-7-1-13 0-20 0Zm0 0c-5-8-11-11-18-9 7 2 13 5 18 9Zm0 0c4-9 10-12 16-10-6 2-11 5-16 10Zm0 0c6 3 11 8 11 15-4-6-7-10-11-15Zm0 0c-6 3-12 8-12 15 4-6 8-10 12-15Z';
export const palm = (x: number, y: number, scale: number, leaf = '#3d7a46'): string =>
  placed(x, y, scale, path('M-1.500 0C0-12-1-22 2-30l2.500.500C2-21 2.500-10 2 0Z', '#7a5230') + path(FRONDS, leaf));

export const bush = (x: number, y: number, scale: number, fill: string): string =>
  placed(x, y, scale, path('M-14 0c-2-8 6-11 8-8 1-7 11-7 12 0 4-3 11 1 8 8Z', fill));

export const ship = (x: number, y: number, scale: number): string =>
  placed(
    x, y, scale,
    path('M-26 0h54q-4 12 -14 12h-30q-8 0 -10 -12Z', '#6b3a22') +
      path('M-2 -2v-38h3v38Z', '#3c2015') +
      path('M-20 -36q20 -5 40 0 -4 15 0 28 -20 5 -40 0 4 -15 0 -28Z', '#fff1d6') +
      path('M-20 -36q20 -5 40 0l-1 8q-19 -5 -38 0Z', '#b5352a'),
  );

export const waves = (w: number, y: number, depth: number, scale: number): string =>
  `<g stroke="#fff" stroke-opacity=".42" stroke-width="${n(2 * scale)}" stroke-linecap="round">${times(14, (at) => `<path d="M${n((at * 137) % w)} ${n(y + ((at * 29) % depth) * scale)}h${24 + (at % 3) * 14}"/>`)}</g>`;

/** Houses from x0 to x1; they grow towards the edge that `rise` names. */
export function town(x0: number, x1: number, base: number, scale: number, rise: -1 | 0 | 1): string {
  const roll = dice(77 + Math.round(x0));
  let drawn = '';
  for (let x = x0; x < x1; ) {
    const r = roll() >>> 3;
    const w = (22 + (r % 22)) * scale;
    const slope = rise > 0 ? 1 - (x - x0) / (x1 - x0) : rise < 0 ? (x - x0) / (x1 - x0) : 0;
    const h = (16 + ((r >> 5) % 22) + slope * 34) * scale;
    const top = base - h;
    drawn += rect(x, top, w, h + 6 * scale, (r >> 9) % 2 ? 'url(#st)' : '#d3ab78') + rect(x + w * 0.72, top, w * 0.28, h + 6 * scale, '#7d4f3f', 'opacity=".5"');
    drawn += (r >> 7) % 3
      ? polygon(`${n(x - 2)},${n(top)} ${n(x + w / 2)},${n(top - 9 * scale)} ${n(x + w + 2)},${n(top)}`, '#b5502f')
      : path(`M${n(x)} ${n(top)}a${n(w / 2)} ${n(w / 2.4)} 0 0 1 ${n(w)} 0Z`, '#e9c98e');
    drawn += rect(x + w * 0.3, top + h * 0.4, 3 * scale, 5 * scale, '#4a2a22');
    x += w + 1;
  }
  return drawn;
}

/** The roofs of a city behind a building. */
export function roofline(id: string, age: Age, base: number): string {
  const roll = dice(hash(id));
  const shades = HILL[age];
  let drawn = '';
  for (let x = -6; x < 200; ) {
    const r = roll() >>> 3;
    const w = 18 + (r % 18);
    const h = 14 + ((r >> 5) % 30);
    drawn += rect(x, base - h, w, h + 6, (r >> 9) % 2 ? shades[1] : shades[2]);
    drawn += polygon(`${x - 2},${base - h} ${n(x + w / 2)},${base - h - 8} ${x + w + 2},${base - h}`, age === 2 ? '#c06a48' : shades[3]);
    x += w + 2;
  }
  return `<g opacity=".9">${drawn}</g>`;
}

export const birds = (x: number, y: number, scale: number): string =>
  placed(x, y, scale, line('M0 0q5 -6 9 0q4 -6 9 0M24 -9q4 -5 7 0q3 -5 7 0', '#3a2430', 1.6, 'opacity=".5"'));

export const sun = (x: number, y: number, r: number, age: Age): string => disc(x, y, r, `url(#sun${age})`);
