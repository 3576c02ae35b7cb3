/** Columns, arches, steps: what wonders are built from. The ground is y = 0, the middle x = 0. */

import { dice, disc, line, n, path, polygon, rect, times } from '../brush';

export const LIGHT = '#fff3d6';
export const SHADE = '#a5764f';
export const DARK = '#5a3826';
export const ROOF = '#b5502f';
export const GOLD = '#e0a52c';

const column = (x: number, y: number, w: number, h: number): string =>
  rect(x, y - h, w, h, 'url(#st)') + rect(x - w * 0.2, y - h - 3, w * 1.4, 4, LIGHT) + rect(x - w * 0.2, y - 3, w * 1.4, 4, '#c79f6d');

export const columns = (x0: number, x1: number, y: number, h: number, count: number, w = 9): string =>
  times(count, (at) => column(x0 + ((x1 - x0 - w) * at) / (count - 1), y, w, h));

export const block = (x: number, y: number, w: number, h: number, side = 0.2, stuff = 'url(#st)'): string =>
  rect(x, y - h, w, h, stuff) + rect(x + w * (1 - side), y - h, w * side, h, SHADE, 'opacity=".7"') + rect(x, y - h, w, Math.min(4, h * 0.15), '#fff8e4');

export const arch = (x: number, y: number, w: number, h: number, fill = DARK): string =>
  path(`M${n(x)} ${n(y)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`, fill);

export const arches = (x0: number, x1: number, y: number, w: number, h: number, count: number, fill = DARK): string =>
  times(count, (at) => arch(x0 + ((x1 - x0 - w) * at) / Math.max(1, count - 1), y, w, h, fill));

export const battlements = (x: number, y: number, w: number, count: number, size = 9): string =>
  times(count, (at) => rect(x + ((w - size) * at) / (count - 1), y - size, size, size + 1, at > count * 0.75 ? '#d3b27f' : '#efd9ad'));

export const pediment = (x: number, y: number, w: number, h: number): string =>
  polygon(`${x},${y} ${x + w / 2},${y - h} ${x + w},${y}`, '#f3dfb4') +
  polygon(`${x + w / 2},${y - h} ${x + w},${y} ${x + w / 2},${y}`, '#c79f6d') +
  polygon(`${n(x + w * 0.16)},${n(y - h * 0.18)} ${x + w / 2},${n(y - h * 0.78)} ${n(x + w * 0.84)},${n(y - h * 0.18)}`, ROOF) +
  disc(x + w / 2, y - h * 0.38, h * 0.13, '#f4cf6a') +
  line(`M${x - 6} ${y + 4}L${x + w / 2} ${y - h - 4}L${x + w + 6} ${y + 4}`, LIGHT, 5);

export const steps = (x: number, y: number, w: number, count: number, h: number, inset: number): string =>
  times(count, (at) => rect(x + at * inset, y - h * (at + 1), w - 2 * at * inset, h, at % 2 ? '#ead3a6' : '#dcbf8c') + rect(x + at * inset, y - h * (at + 1), w - 2 * at * inset, 1.5, LIGHT));

/** A pyramid from one height to another, as shares of the whole: 0 is the ground, 1 the tip. */
export function pyramid(x: number, y: number, w: number, h: number, from = 0, to = 1, light = '#f3d79c', dark = '#a9743f'): string {
  const [left, edge, right] = [0, w * 0.66, w];
  const tip = w * 0.52;
  const at = (start: number, share: number): string => `${n(x + start + (tip - start) * share)},${n(y - h * share)}`;
  const courses = times(6, (row) => {
    const share = (row + 1) / 7;
    if (share <= from || share >= to) return '';
    return line(`M${at(left, share)}L${at(edge, share)}L${at(right, share)}`, '#6d4524', 1.3, 'stroke-opacity=".28"');
  });
  return polygon(`${at(left, from)} ${at(left, to)} ${at(edge, to)} ${at(edge, from)}`, light) + polygon(`${at(edge, from)} ${at(edge, to)} ${at(right, to)} ${at(right, from)}`, dark) + courses;
}

export function vine(x: number, y: number, w: number, h: number, seed: number): string {
  const roll = dice(seed * 977);
  const leaves = times(Math.ceil(w / 9), (at) => {
    const r = roll() >>> 4;
    const length = h * (0.4 + (r % 60) / 100);
    return path(`M${n(x + at * 9)} ${y - 5}q-4 ${n(length * 0.5)} 1 ${n(length)}q7 ${n(-length * 0.4)} 7 ${n(-length)}Z`, r % 2 ? '#4f8a45' : '#6ea552');
  });
  return leaves + times(Math.ceil(w / 16), (at) => disc(x + 8 + at * 16, y - 6, 9, at % 2 ? '#3f7a3f' : '#5c9a4c') + disc(x + 12 + at * 16, y - 10, 4, at % 3 ? '#8cc063' : '#e86f8a'));
}

export const dome = (x: number, y: number, w: number, h: number, light = '#f0c55a', dark = '#a8701c'): string =>
  path(`M${x - w / 2} ${y}C${n(x - w / 2)} ${n(y - h * 1.2)} ${n(x + w / 2)} ${n(y - h * 1.2)} ${x + w / 2} ${y}Z`, light) +
  path(`M${n(x + w * 0.1)} ${n(y - h * 0.9)}C${n(x + w * 0.4)} ${n(y - h * 0.8)} ${x + w / 2} ${n(y - h * 0.4)} ${x + w / 2} ${y}H${n(x + w * 0.22)}Q${n(x + w * 0.26)} ${n(y - h * 0.5)} ${n(x + w * 0.1)} ${n(y - h * 0.9)}Z`, dark, 'opacity=".7"');

export const banner = (x: number, y: number, h: number, colour: string): string => rect(x - 1, y - h, 2.4, h, '#5a3826') + path(`M${x + 1} ${y - h}q10 -4 20 2q-6 4 -2 10q-10 -5 -18 -1Z`, colour);
