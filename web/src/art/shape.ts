/** Drawings are lists of shapes on a grid; colours are CSS, so that themes can change them. */

export interface Shape {
  d: string;
  /** Fill; left out for none. */
  f?: string;
  /** Stroke; left out for none. */
  s?: string;
  /** Width of the stroke. */
  w?: number;
  o?: number;
  /** Transform. */
  t?: string;
  /** Icon of the library in place of a path. */
  u?: string;
}

export type Drawing = readonly Shape[];

export function fill(f: string, d: string, o?: number): Shape {
  return o === undefined ? { d, f } : { d, f, o };
}

export function line(s: string, d: string, w = 1.6): Shape {
  return { d, s, w };
}

/** An icon of the library, as large as the drawing or a share of it. */
export function library(u: string, f: string, share = 1): Shape {
  return { d: '', u, f, ...(share === 1 ? {} : { t: centred(share) }) };
}

const centred = (share: number): string => `translate(${(12 * (1 - share)).toFixed(2)} ${(12 * (1 - share)).toFixed(2)}) scale(${share})`;

/** A drawing made smaller around its middle. */
export const inside = (shapes: Drawing, share: number): Shape[] => shapes.map((shape) => ({ ...shape, t: centred(share) }));

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const [a, b] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${a}a${r} ${r} 0 0 1 ${r} ${r}v${b}a${r} ${r} 0 0 1 ${-r} ${r}h${-a}a${r} ${r} 0 0 1 ${-r} ${-r}v${-b}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The same thing drawn around a point a number of times. */
export function around(x: number, y: number, count: number, r1: number, r2: number, turn = 0): string {
  const parts = [];
  for (let i = 0; i < count; i++) {
    const a = turn + (2 * Math.PI * i) / count;
    const at = (r: number): string => `${(x + r * Math.cos(a)).toFixed(2)} ${(y + r * Math.sin(a)).toFixed(2)}`;
    parts.push(`M${at(r1)}L${at(r2)}`);
  }
  return parts.join('');
}

export function star(x: number, y: number, points: number, r1: number, r2: number): string {
  const parts = [];
  for (let i = 0; i < 2 * points; i++) {
    const a = -Math.PI / 2 + (Math.PI * i) / points;
    const r = i % 2 ? r2 : r1;
    parts.push(`${(x + r * Math.cos(a)).toFixed(2)} ${(y + r * Math.sin(a)).toFixed(2)}`);
  }
  return `M${parts.join('L')}z`;
}
