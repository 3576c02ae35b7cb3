/** A rating over time as lines to draw: where each match lies, and how wide the interval is. */

import type { RatingCurve } from '$lib/net/order';

export const WIDTH = 600;
export const HEIGHT = 200;

export interface Drawn {
  /** The corners of the line, and of the band around it. */
  line: string;
  band: string;
  dots: { x: number; y: number }[];
  low: number;
  high: number;
  /** Round numbers to write beside it. */
  marks: { rating: number; y: number }[];
}

const STEPS = [25, 50, 100, 200, 400, 800, 1600];

export function drawn(points: RatingCurve['points']): Drawn {
  const low = Math.min(...points.map((one) => one.rating.low));
  const high = Math.max(...points.map((one) => one.rating.high));
  const span = Math.max(1, high - low);
  const x = (at: number): number => (points.length > 1 ? (at / (points.length - 1)) * WIDTH : WIDTH / 2);
  const y = (rating: number): number => HEIGHT - ((rating - low) / span) * HEIGHT;
  const corner = (at: number, rating: number): string => `${x(at).toFixed(1)},${y(rating).toFixed(1)}`;
  const step = STEPS.find((one) => span / one <= 5) ?? 3200;
  const first = Math.ceil(low / step) * step;
  const marks = Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, n) => ({ rating: first + n * step, y: y(first + n * step) }));
  return {
    line: points.map((one, at) => corner(at, one.rating.rating)).join(' '),
    band: [...points.map((one, at) => corner(at, one.rating.high)), ...points.map((one, at) => corner(at, one.rating.low)).reverse()].join(' '),
    dots: points.map((one, at) => ({ x: x(at), y: y(one.rating.rating) })),
    low,
    high,
    marks,
  };
}
