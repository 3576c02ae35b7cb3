/** The signs by which cards of the game for two lead to later ones. */

import { around, circle, fill, line, rect, star, type Drawing } from '../shape';

const ink = 'currentColor';

export const chains: Record<string, Drawing> = {
  'chain-horseshoe': [line(ink, 'M6.4 20.6C1.6 12 4.4 3.6 12 3.6S22.4 12 17.6 20.6', 3.6), line(ink, 'M4 21h4.6M15.4 21H20', 2)],
  'chain-sword': [fill(ink, 'M12 1.6l2.4 3v11H9.6v-11z'), line(ink, 'M6.4 16.4h11.2M12 16.4v5', 2.4), fill(ink, circle(12, 21.4, 1.6))],
  'chain-tower': [fill(ink, 'M5 3h3v2h2.4V3h3.2v2H16V3h3v6l-2 1.4V21h-3.4v-4a1.6 1.6 0 0 0-3.2 0v4H7V10.4L5 9z')],
  'chain-target': [line(ink, circle(12, 12, 9.4) + circle(12, 12, 5.4), 2), fill(ink, circle(12, 12, 2.2))],
  'chain-helmet': [fill(ink, 'M4 21c-1.4-10 2-15 8-15s9.4 5 8 15h-5.4l-1.2-6.6H12l-.6 6.6z'), line(ink, 'M5 7c3-5 11-5 14 0', 2.4)],
  'chain-book': [fill(ink, 'M2 5c3.6-1.4 7-1.2 9.4.6v14.6C9 18.6 5.6 18.4 2 19.6zM22 5c-3.6-1.4-7-1.2-9.4.6v14.6c2.4-1.6 5.8-1.8 9.4-.6z')],
  'chain-gear': [line(ink, around(12, 12, 8, 6, 10.2), 3.4), line(ink, circle(12, 12, 5.6), 3.6)],
  'chain-lyre': [line(ink, 'M6 3c-3 5-1 12 6 12s9-7 6-12', 2.2), line(ink, 'M5.4 6.4h13.2M10 6.4V15M14 6.4V15M12 15v6M8 21h8', 1.8)],
  'chain-lamp': [fill(ink, 'M2 11c3 0 4.4-1 6-1h6c2 0 3 1 7.4 0-1 6-4.4 8.4-8.6 8.4H10c-4 0-6.6-3-8-7.4zM9 19.4h6V21H9z'), fill(ink, 'M12 2c2.4 2.4 2.4 4.8 0 6-2.4-1.2-2.4-3.6 0-6z')],
  'chain-mask': [fill(ink, 'M4 3c5 1.8 11 1.8 16 0 .8 8-1 16-8 19C5 19 3.2 11 4 3z'), fill('var(--art-paper, #fff)', 'M6.6 9.2c1.6-1.4 3-1.4 4 .2-1.2 1.4-2.8 1.4-4-.2zM17.4 9.2c-1.6-1.4-3-1.4-4 .2 1.2 1.4 2.8 1.4 4-.2zM8.4 14.4c2.4 1.2 4.8 1.2 7.2 0-.6 3-2 4.2-3.6 4.2s-3-1.2-3.6-4.2z')],
  'chain-column': [fill(ink, rect(4, 2, 16, 3.2) + rect(4, 18.8, 16, 3.2) + rect(7, 6, 2.6, 12) + rect(10.8, 6, 2.6, 12) + rect(14.6, 6, 2.6, 12))],
  'chain-moon': [fill(ink, 'M15.6 2.6A9.8 9.8 0 1 0 21.4 16 8.2 8.2 0 0 1 15.6 2.6z')],
  'chain-sun': [fill(ink, circle(12, 12, 5.2)), line(ink, around(12, 12, 8, 7.4, 11), 2.2)],
  'chain-drop': [fill(ink, 'M12 1.8c4.6 6 7 9.4 7 13a7 7 0 0 1-14 0c0-3.6 2.4-7 7-13z')],
  'chain-pillars': [fill(ink, 'M12 2.4L22 8v1.6H2V8zM2.6 19.6h18.8V22H2.6z' + rect(4.2, 10.8, 3, 7.6) + rect(10.5, 10.8, 3, 7.6) + rect(16.8, 10.8, 3, 7.6))],
  'chain-amphora': [fill(ink, 'M9 3h6v2.4l-1 1.2c3 1.6 4.2 4 4.2 7 0 3.4-2.2 5.8-4.2 7.4h-4c-2-1.6-4.2-4-4.2-7.4 0-3 1.2-5.4 4.2-7L9 5.4z'), line(ink, 'M7.4 9.6C4.6 8.4 5 5 8.6 5M16.6 9.6c2.8-1.2 2.4-4.6-1.2-4.6', 1.5)],
  'chain-barrel': [fill(ink, 'M6 3h12c2.6 6 2.6 12 0 18H6C3.4 15 3.4 9 6 3z'), line('var(--art-paper, #fff)', 'M4.6 8h14.8M4.6 16h14.8', 1.4)],
  'chain-star': [fill(ink, star(12, 12.6, 5, 10.6, 4.4))],
};
