/** The signs that only Duel has: progress tokens, the pawn, the capital. One tone, taken from the text around them. */

import { circle, fill, line, rect, type Drawing } from '$art/shape';

const ink = 'currentColor';

export const SIGNS: Record<string, Drawing> = {
  agriculture: [
    line(ink, 'M12 22V6', 1.8),
    fill(ink, 'M12 10.4C8.6 10.4 6.6 8 6.6 4.6 10 4.6 12 7 12 10.4zM12 10.4c3.4 0 5.4-2.4 5.4-5.8-3.4 0-5.4 2.4-5.4 5.8z'),
    fill(ink, 'M12 17.4c-3.4 0-5.4-2.4-5.4-5.8 3.4 0 5.4 2.4 5.4 5.8zM12 17.4c3.4 0 5.4-2.4 5.4-5.8-3.4 0-5.4 2.4-5.4 5.8z'),
  ],
  architecture: [line(ink, 'M4.4 20.6V11a7.6 7.6 0 0 1 15.2 0v9.6M9.2 20.6V11a2.8 2.8 0 0 1 5.6 0v9.6M2 20.8h20', 2)],
  economy: [line(ink, 'M3 7.4h15.4M14.6 3.4l4 4-4 4M21 16.6H5.6M9.4 12.6l-4 4 4 4', 2)],
  law: [
    line(ink, 'M12 3v17M7 21h10M4 6.4h16', 1.9),
    line(ink, 'M6 6.6L3.2 13h5.6zM18 6.6L15.2 13h5.6z', 1.3),
    fill(ink, 'M2.8 13.4h6.4a3.2 3.2 0 0 1-6.4 0zM14.8 13.4h6.4a3.2 3.2 0 0 1-6.4 0z'),
  ],
  masonry: [
    fill(ink, rect(2.4, 4.4, 9, 4.4, 0.6) + rect(12.6, 4.4, 9, 4.4, 0.6) + rect(2.4, 15.2, 9, 4.4, 0.6) + rect(12.6, 15.2, 9, 4.4, 0.6)),
    fill(ink, rect(2.4, 9.8, 4, 4.4, 0.6) + rect(7.6, 9.8, 8.8, 4.4, 0.6) + rect(17.6, 9.8, 4, 4.4, 0.6)),
  ],
  mathematics: [line(ink, 'M3.6 6.8c1.6-1.4 3-1.4 5-1.4h12M9 5.6c0 6-.6 10-3 13.8M16 5.6V16c0 2.6 1.2 3.8 3.8 3.2', 2.2)],
  philosophy: [line(ink, 'M12 2.4v19.2', 2.2), line(ink, 'M12 6.6a5.8 5.4 0 1 0 0 10.8a5.8 5.4 0 1 0 0-10.8z', 2.2)],
  strategy: [line(ink, 'M4 3.6l11.4 11.8M20 3.6L8.6 15.4', 2.2), line(ink, 'M5.4 13l5.4 5.6M18.6 13l-5.4 5.6M8 16l-4 4.4M16 16l4 4.4', 2)],
  theology: [
    fill(ink, 'M12 1.8c3.6 4 5.2 6.2 5.2 9.2a5.2 5.2 0 0 1-10.4 0c0-2 .8-3.2 2-4.2.2 2 1 3 2.2 3 1-2 1.2-5 1-8z'),
    fill(ink, 'M5 18h14l1.6 3.8H3.4z'),
  ],
  urbanism: [fill(ink, 'M2 21.4V11.6L7.4 7l5.4 4.6v9.8H9.2v-4.4H5.6v4.4zM14.2 21.4V8.4l3.8-4.8 4 4.8v13h-2.6V17h-2.6v4.4z')],
  library: [
    line(ink, circle(12, 12, 9.4), 2),
    line(ink, 'M9 9.6a3.1 3.1 0 1 1 4.4 3c-1 .5-1.4 1-1.4 2.2', 2),
    fill(ink, circle(12, 17.6, 1.3)),
  ],
  pawn: [fill(ink, 'M12 1.8a4.4 4.4 0 0 1 2.6 8c.7 3.2 1.8 5.8 3.8 7.8V22H5.6v-4.4c2-2 3.1-4.6 3.8-7.8a4.4 4.4 0 0 1 2.6-8z')],
  capital: [fill(ink, 'M2 21.6V11h3V7.4h2V5h2v2.4h1V2.6h4v4.8h1V5h2v2.4h2V11h3v10.6h-7.2v-4.2a2.8 2.8 0 0 0-5.6 0v4.2z')],
};
