/** The measures of a card in em, one em being a tenth of its width: everything on it grows with it. */

import type { Glyph } from './effects';
import { NUMBERED } from './icons';

export const CARD = { width: 10, height: 15, banner: 3.3, letter: 1.2, age: 1.2, name: 1.2, chip: 1.75 } as const;

/** The narrowest card in play, and the smallest writing there, in px. */
export const NARROWEST = 110;
export const SMALLEST = 13;

const isPicture = (glyph: Glyph): boolean => glyph.text === undefined;

/** The size of a sign in the banner: the more there are, the smaller, but numbers stay readable. */
export function signSize(glyphs: readonly Glyph[], glyph: Glyph): number {
  const count = glyphs.filter(isPicture).length;
  const size = count <= 2 ? 2.5 : count === 3 ? 2.1 : count === 4 ? 1.8 : 1.36;
  return glyph.n === undefined ? size : Math.max(size, 1.8);
}

/** The height of the digits of a numbered sign, as a share of the sign. */
export function digitShare(icon: string, text: string): number {
  return ((NUMBERED[icon]?.size ?? 13) - (text.length > 1 ? 1.5 : 0)) / 24;
}
