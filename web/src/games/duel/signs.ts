/** The signs that only Duel has: the pawn, the capital. One tone, taken from the text around them. */

import { fill, type Drawing } from '$art/shape';

const ink = 'currentColor';

export const SIGNS: Record<string, Drawing> = {
  pawn: [fill(ink, 'M12 1.8a4.4 4.4 0 0 1 2.6 8c.7 3.2 1.8 5.8 3.8 7.8V22H5.6v-4.4c2-2 3.1-4.6 3.8-7.8a4.4 4.4 0 0 1 2.6-8z')],
  capital: [fill(ink, 'M2 21.6V11h3V7.4h2V5h2v2.4h1V2.6h4v4.8h1V5h2v2.4h2V11h3v10.6h-7.2v-4.2a2.8 2.8 0 0 0-5.6 0v4.2z')],
};
