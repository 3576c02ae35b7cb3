/** What marks the class of a card beside its colour. One tone, taken from the text around it. */

import { circle, fill, line, rect, star, type Drawing } from '../shape';

const ink = 'currentColor';

export const classes: Record<string, Drawing> = {
  'class-brown': [line(ink, 'M5 20L15 8', 2.6), line(ink, 'M7 5.4c5-1.8 10.4 1 12.2 7.6', 3)],
  'class-grey': [
    fill(ink, 'M9 3h6v2.4l-1 1.2c3 1.6 4.2 4 4.2 7 0 3.4-2.2 5.8-4.2 7.4h-4c-2-1.6-4.2-4-4.2-7.4 0-3 1.2-5.4 4.2-7L9 5.4z'),
    line(ink, 'M7.4 9.6C4.6 8.4 5 5 8.6 5M16.6 9.6c2.8-1.2 2.4-4.6-1.2-4.6', 1.5),
  ],
  'class-blue': [
    fill(ink, 'M12 2.4L22 8v1.6H2V8zM2.6 19.6h18.8V22H2.6z'),
    fill(ink, rect(4.2, 10.8, 3, 7.6) + rect(10.5, 10.8, 3, 7.6) + rect(16.8, 10.8, 3, 7.6)),
  ],
  'class-yellow': [
    line(ink, 'M12 3v17M7 21h10M4 6h16', 2),
    fill(ink, 'M5 7l3.6 7.2H1.4zM19 7l3.6 7.2h-7.2z'),
    fill(ink, 'M1.4 14.6h7.2a3.6 2.6 0 0 1-7.2 0zM15.4 14.6h7.2a3.6 2.6 0 0 1-7.2 0z'),
  ],
  'class-red': [
    line(ink, 'M4 3.6l11.4 11.8M20 3.6L8.6 15.4', 2.4),
    line(ink, 'M5.4 13l5.4 5.6M18.6 13l-5.4 5.6', 2),
    line(ink, 'M8 16l-4 4.4M16 16l4 4.4', 2.4),
  ],
  'class-green': [
    fill(ink, 'M9 2.6h6v2h-1v5l5.8 9.2c.9 1.5 0 3.2-1.6 3.2H5.8c-1.6 0-2.5-1.7-1.6-3.2L10 9.6v-5H9z'),
    fill('var(--art-hole, #fff)', circle(10, 17.6, 1.5) + circle(14, 15.4, 1.1), 0.8),
  ],
  'class-purple': [fill(ink, star(12, 12, 8, 10.6, 6.4)), fill('var(--art-hole, #fff)', star(12, 12, 5, 4.6, 2))],
  'class-black': [fill(ink, 'M15.6 2.6A9.8 9.8 0 1 0 21.4 16 8.2 8.2 0 0 1 15.6 2.6z'), fill(ink, star(18.4, 7.6, 4, 3.4, 1.1))],
  'class-white': [fill(ink, 'M3 7.4l4.4 4L12 4l4.6 7.4 4.4-4L19.6 18H4.4zM4.4 19.2h15.2v2.4H4.4z')],
  'class-wonder': [fill(ink, 'M12 2.4l2.8 5.4H9.2zM7.8 9.4h8.4l2 4.4H5.8zM4.6 15.2h14.8l2.4 6H2.2z')],
  'class-token': [line(ink, circle(12, 12, 9), 2.2), fill(ink, star(12, 12, 5, 6, 2.6))],
};
