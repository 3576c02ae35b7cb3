/** The measures of a card in em, one em being a tenth of its width: everything on it grows with it. */

import type { Glyph } from './effects';
import { NUMBERED } from './icons';

export const CARD = { width: 10, height: 15, banner: 3.3, letter: 1.2, age: 1.2, name: 1.2, chip: 1.75 } as const;

/** The narrowest card in play, and the smallest writing there, in px. */
export const NARROWEST = 110;
export const SMALLEST = 13;

const isPicture = (glyph: Glyph): boolean => glyph.text === undefined;

/** Room for the effect beside the sign of the class, and what signs between pictures take of it. */
const ROOM = 7.3;
const LARGEST = 2.5;
const NUMBERED_AT_LEAST = 1.8;
const taken = (glyph: Glyph): number => 0.62 * (glyph.text?.length ?? 0);

/** The size of a sign in the banner: the more there are, the smaller, but numbers stay readable. */
export function signSize(glyphs: readonly Glyph[], glyph: Glyph): number {
  const pictures = glyphs.filter(isPicture);
  const room = ROOM - glyphs.reduce((sum, one) => sum + taken(one), 0) - 0.14 * (glyphs.length - 1);
  const even = Math.min(LARGEST, room / pictures.length);
  if (even >= NUMBERED_AT_LEAST) return even;
  if (glyph.n !== undefined) return NUMBERED_AT_LEAST;
  const numbered = pictures.filter((one) => one.n !== undefined).length;
  // Two rows from five on.
  return Math.max(1.3, Math.min(even * (pictures.length > 5 ? 1.6 : 1), (room - numbered * NUMBERED_AT_LEAST) / Math.max(1, pictures.length - numbered)));
}

/** The height of the digits of a numbered sign, as a share of the sign. */
export function digitShare(icon: string, text: string): number {
  return ((NUMBERED[icon]?.size ?? 13) - (text.length > 1 ? 1.5 : 0)) / 24;
}
