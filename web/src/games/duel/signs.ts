/** The signs that only Duel has: the pawn, a piece of red wood; the capital, in the tone of the text around it. */

import { circle, fill, line, type Drawing } from '$art/shape';

const ink = 'currentColor';
const PAWN = 'M12 1.6a4.6 4.6 0 0 1 3 8.1h1.2v2h-1.6c.4 2.8 1.4 4.8 3.2 6.3v4.4H6.2V18c1.8-1.5 2.8-3.5 3.2-6.3H7.8v-2H9a4.6 4.6 0 0 1 3-8.1z';

export const SIGNS: Record<string, Drawing> = {
  pawn: [
    line('#fff3d6', PAWN, 2.4),
    fill('#d5392a', PAWN),
    fill('#7d130e', 'M12 1.6a4.6 4.6 0 0 1 3 8.1h1.2v2h-1.6c.4 2.8 1.4 4.8 3.2 6.3v4.4H13.4V11.7h.6v-2h-1.6a8 8 0 0 0-.4-8.1z', 0.7),
    fill('#5e0d09', 'M6.2 18h11.6v1.3H6.2z', 0.55),
    fill('#ffffff', circle(10.4, 5, 1.2), 0.65),
  ],
  capital: [fill(ink, 'M2 21.6V11h3V7.4h2V5h2v2.4h1V2.6h4v4.8h1V5h2v2.4h2V11h3v10.6h-7.2v-4.2a2.8 2.8 0 0 0-5.6 0v4.2z')],
};
