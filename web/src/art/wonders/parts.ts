/** Pieces that several wonders are put together from. The picture is 120 by 72, the ground lies at 64. */

import { fill, rect, type Shape } from '../shape';

export const S1 = 'var(--art-stone-1)';
export const S2 = 'var(--art-stone-2)';
export const S3 = 'var(--art-stone-3)';
export const GREEN = 'var(--art-green)';
export const GREEN2 = 'var(--art-green-2)';
export const WATER = 'var(--art-water)';
export const BRONZE = 'var(--art-bronze)';
export const BRONZE2 = 'var(--art-bronze-2)';
export const FLAME = 'var(--art-flame)';
export const ROOF = 'var(--art-roof)';
export const ROSE = 'var(--art-rose)';
export const ROSE2 = 'var(--art-rose-2)';

export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${x} ${y + h}v${-(h - r)}a${r} ${r} 0 0 1 ${w} 0v${h - r}z`;
}

export const row = (count: number, x: number, by: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(x + at * by)).join('');

/** Columns with capitals, side by side. */
export function columns(count: number, x: number, by: number, y: number, h: number, w = 4): Shape[] {
  return [
    fill(S1, row(count, x, by, (at) => rect(at, y, w, h))),
    fill(S3, row(count, x, by, (at) => rect(at + w * 0.62, y, w * 0.38, h)), 0.45),
    fill(S2, row(count, x - 0.8, by, (at) => rect(at, y, w + 1.6, 1.8) + rect(at, y + h - 1.8, w + 1.6, 1.8))),
  ];
}

export function tree(x: number, y: number, size: number): Shape[] {
  return [
    fill(BRONZE2, rect(x - size * 0.09, y - size * 0.5, size * 0.18, size * 0.5)),
    fill(GREEN2, `M${x - size * 0.36} ${y - size * 0.42}c${-size * 0.1} ${-size * 0.6} ${size * 0.82} ${-size * 0.6} ${size * 0.72} 0z`),
  ];
}

export const sea = (): Shape[] => [
  fill(WATER, 'M0 60c8-2 14 2 22 0s14 2 22 0 14 2 22 0 14 2 22 0 14 2 22 0 10 1 10 0v12H0z'),
];
