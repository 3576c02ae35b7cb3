/** A wonder in its landscape: wide for the table, high for a wonder that grows. Layers not yet built are a mirage. */

import { n, path, rect, times } from './brush';
import { cloud, cypress, palm, ship, sun, town, waves } from './land';
import { HILL, type Age } from './sky';
import { layersOf, type Land, type Wonder } from './wonders/wonder';

export interface View {
  width: number;
  height: number;
  age: Age;
  /** Stages that stand, of how many. */
  built: number;
  stages: number;
  /** Where the middle of the wonder is, as a share of the width. */
  at?: number;
  /** How much of the height lies below the wonder, for plates that cover it. */
  below?: number;
  /** Layers that stand, in place of the first ones, where stages may be built in any order. */
  standing?: readonly boolean[];
}

function behind(w: number, base: number, scale: number, age: Age): string {
  const [far, near] = HILL[age];
  const s = scale;
  return `<g transform="translate(0 ${n(base)})">${path(
    `M0 2V${n(-60 * s)}l${n(w * 0.08)} ${n(-40 * s)} ${n(w * 0.07)} ${n(34 * s)} ${n(w * 0.1)} ${n(-60 * s)} ${n(w * 0.12)} ${n(70 * s)} ${n(w * 0.13)} ${n(-26 * s)} ${n(w * 0.14)} ${n(34 * s)} ${n(w * 0.12)} ${n(-56 * s)} ${n(w * 0.1)} ${n(44 * s)} ${n(w * 0.14)} ${n(-24 * s)}V2Z`,
    far, 'opacity=".8"',
  )}${path(`M0 2V${n(-24 * s)}q${n(w * 0.12)} ${n(-34 * s)} ${n(w * 0.26)} ${n(-8 * s)}t${n(w * 0.3)} ${n(-6 * s)}t${n(w * 0.44)} ${n(-4 * s)}V2Z`, near)}</g>`;
}

const SAND: Record<Age, string> = { 1: '#dc9a60', 2: '#ecd49b', 3: '#b66a66' };
const TREES: [at: number, size: number][] = [[0.05, 1.5], [0.1, 1.1], [0.27, 1.2], [0.73, 1.2], [0.93, 1.6], [0.97, 1.2]];

const free = (x: number, view: View, half: number): boolean => Math.abs(x - view.width * (view.at ?? 0.5)) > half;

function shore(view: View, base: number, s: number, half: number): string {
  const { width: w, height: h, age } = view;
  const middle = w * (view.at ?? 0.5);
  const sea = rect(0, base - 14 * s, w, h - base + 14 * s, `url(#sea${age})`) + waves(w, base - 4, 60, s);
  if (w < 2 * h) return sea + ship(middle - half * 1.15, base + 10 * s, s) + ship(w * 0.88, base - 4 * s, 0.6 * s);
  const quay = (x0: number, x1: number, side: -1 | 1): string =>
    town(x0, x1, base - 2 * s, s, side) + path(`M${side > 0 ? 0 : w} ${n(base + 14 * s)}V${n(base + 2 * s)}H${n(side > 0 ? x1 : x0)}q${n(side * w * 0.05)} ${n(2 * s)} ${n(side * w * 0.06)} ${n(12 * s)}Z`, '#6b4238');
  return (
    sea + (middle - half > w * 0.2 ? quay(0, w * 0.18, 1) : '') + quay(w * 0.83, w, -1) + cypress(w * 0.965, base + 6 * s, 1.5 * s) + palm(w * 0.825, base + 4 * s, 1.2 * s) +
    [[0.71, 12, 1.3], [0.61, -6, 0.55], [0.27, 10, 1.1]].map(([at = 0, dy = 0, k = 1]) => (free(w * at, view, half) ? ship(w * at, base + dy * s, k * s) : '')).join('')
  );
}

function inland(view: View, land: Land, base: number, s: number, half: number): string {
  const { width: w, height: h, age } = view;
  const isDry = land === 'd' || land === 'p';
  const ground = path(`M0 ${n(base - 9 * s)}q${n(w * 0.3)} ${n(-16 * s)} ${n(w * 0.58)} ${n(-3 * s)}t${n(w * 0.42)} ${n(-6 * s)}V${h}H0Z`, isDry ? SAND[age] : HILL[age][2]);
  const middle = w * (view.at ?? 0.5);
  const houses = land === 'c' ? town(0, Math.max(0, middle - half), base, s, 0) + town(middle + half, w, base, s, 0) : '';
  const trees = TREES.filter(([at]) => free(w * at, view, half)).map(([at, size]) => (isDry ? palm(w * at, base + 8 * s, size * s * 1.2) : cypress(w * at, base + 6 * s, size * s * 1.3))).join('');
  return ground + houses + trees;
}

function raised(wonder: Wonder, view: View): string {
  const count = wonder.layers.length;
  const stand = view.standing ?? Array.from({ length: count }, (_, at) => at < layersOf(count, view.built, view.stages));
  const next = stand.indexOf(false);
  return wonder.layers.map((draw, at) => (stand[at] ? `<g class="stone" data-layer="${at + 1}">${draw()}</g>` : `<g class="mirage${at === next ? ' next' : ''}">${draw()}</g>`)).join('');
}

/** A wonder by itself, its foot at the origin, as large as the box allows. */
export function standing(wonder: Wonder, built: number, stages: number, width: number, height: number): string {
  const k = Math.min(width / wonder.width, height / wonder.height);
  return `<g transform="scale(${Math.round(k * 1000) / 1000})">${raised(wonder, { width, height, age: 3, built, stages })}</g>`;
}

export function panorama(wonder: Wonder, view: View): string {
  const { width: w, height: h, age } = view;
  const s = Math.min(h / 300, w / 300);
  const base = h - (view.below ?? 54 * s);
  const room = h > w ? 0.9 : w < 2 * h ? 0.84 : 0.62;
  const k = Math.min((base - 14 * s) / wonder.height, (w * room) / wonder.width);
  const middle = w * (view.at ?? 0.5);
  const half = (wonder.width / 2) * k + 6 * s;
  const heaven = rect(0, 0, w, h, `url(#sky${age})`) + sun(age === 1 ? w * 0.18 : w * 0.82, age === 2 ? h * 0.2 : base - 110 * s, 126 * s, age);
  const clouds = times(5, (at) => cloud(w * (0.04 + 0.2 * at), h * (0.1 + 0.09 * (at % 3)), 1.75 * s * (1.2 - 0.15 * at), age === 2 ? 0.75 : 0.22));
  const ground = wonder.land === 's' ? shore(view, base, s, half) : inland(view, wonder.land, base, s, half);
  return (
    heaven + clouds + behind(w, base - h * 0.02, s * (h > w ? 1.7 : 1), age) + ground +
    `<ellipse cx="${n(middle)}" cy="${n(base + 2)}" rx="${n(half)}" ry="${n(12 * s)}" fill="#000" opacity=".22"/>` +
    `<g transform="translate(${n(middle)} ${n(base)}) scale(${Math.round(k * 1000) / 1000})">${raised(wonder, view)}</g>` +
    path(`M0 ${h}V${n(h - 20 * s)}q${n(w * 0.2)} ${n(-18 * s)} ${n(w * 0.5)} ${n(2 * s)}t${n(w * 0.5)} ${n(-6 * s)}V${h}Z`, HILL[age][3], 'opacity=".9"')
  );
}
