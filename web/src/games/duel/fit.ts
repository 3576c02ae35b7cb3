/** How large the cards of the layout are drawn, and where what lies beside them has room. */

import type { Slot } from './types';

/** Half of the distance between two cards of a row, in card widths: `x` counts these. */
const HALF = 0.518;
const TALL = 1.5;
/** Beneath the last card its price is told, in pixels. */
const TAG = 34;
/** What panels on both sides, beneath, or on one side of the layout need: shares of the room's width, for all is written larger in a larger room. */
const LEAST = { sides: 0.176, below: 0.225, side: 0.32 };

export interface Fit {
  /** Width of a card in pixels, and how much of it lies free of the row beneath. */
  card: number;
  overlap: number;
  /** The outermost cards, in `x`, and the number of rows. */
  left: number;
  right: number;
  rows: number;
  /** Where the panels lie: on both sides, beneath, on one side, or in the corners that the pyramid leaves free. */
  place: 'sides' | 'below' | 'side' | 'corners';
  /** How wide and high such a corner is. */
  corner: { width: number; height: number };
}

const widthOf = (card: number, across: number): number => card * (1 + across * HALF);
const heightOf = (card: number, rows: number, overlap: number): number => card * ((rows - 1) * overlap + TALL) + TAG;

/** Of the rows at the narrow end of the pyramid, what they leave free on one side: two rows, or one if two are too narrow. */
function cornerOf(slots: readonly Slot[], age: number, width: number, { card, overlap, left, right }: Omit<Fit, 'corner'>): Fit['corner'] {
  const margin = (width - widthOf(card, right - left)) / 2;
  const last = Math.max(...slots.map((slot) => slot.row));
  const free = (row: number): number => {
    const xs = slots.filter((slot) => slot.row === row).map((slot) => slot.x);
    return xs.length ? Math.min(Math.min(...xs) - left, right - Math.max(...xs)) * HALF * card + margin : 0;
  };
  const [first, second] = age === 2 ? [last, last - 1] : [0, 1];
  const step = card * overlap;
  const both = Math.min(free(first), free(second));
  return both >= width * LEAST.sides ? { width: both, height: 2 * step } : { width: free(first), height: step };
}

/** The largest cards with which the layout fits the room; they grow while it empties. */
export function fit(slots: readonly Slot[], age: number, width: number, height: number): Fit {
  const xs = slots.map((slot) => slot.x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const rows = Math.max(...slots.map((slot) => slot.row)) + 1;
  const overlap = rows > 5 ? 0.55 : 0.68;
  const across = right - left;
  const most = Math.min(width / 4, (width - 8) / (1 + across * HALF));
  const within = (room: number): number => Math.min(most, (room - TAG) / ((rows - 1) * overlap + TALL));
  const card = within(height);
  let place: Fit['place'] = 'corners';
  if ((width - widthOf(card, across)) / 2 >= width * LEAST.sides) place = 'sides';
  else if (height - heightOf(card, rows, overlap) >= width * LEAST.below) place = 'below';
  const found: Omit<Fit, 'corner'> = { card, overlap, left, right, rows, place };
  const corner = cornerOf(slots, age, width, found);
  const aside = Math.min(card, (width * (1 - LEAST.side)) / (1 + across * HALF));
  if (place === 'corners' && (rows <= 2 || (corner.width < width * LEAST.sides && aside > card * 0.8))) return { ...found, card: aside, place: 'side', corner };
  return { ...found, corner };
}
