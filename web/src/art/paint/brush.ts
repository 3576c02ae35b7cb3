/** The strokes that pictures are made of, as SVG markup. Coordinates are rounded to one decimal. */

export const n = (value: number): number => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const polygon = (points: string, fill: string, more = ''): string => `<polygon points="${points}" fill="${fill}" ${more}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

export const times = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Numbers that look random but are the same for the same start. */
export function dice(start: number): () => number {
  let now = start >>> 0;
  return () => {
    now = (Math.imul(now, 69069) + 1) >>> 0;
    return now;
  };
}

export function hash(text: string): number {
  let now = 7;
  for (const letter of text) now = (now * 31 + letter.charCodeAt(0)) >>> 0;
  return now;
}
