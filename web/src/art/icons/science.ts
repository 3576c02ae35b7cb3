/** Symbols of science, green on a cream disc: the three of the base game, and the seven of the game for two. */

import { around, circle, fill, inside, line, type Drawing, type Shape } from '../shape';

const ink = '#14552f';
const pale = '#f6f4dd';
const disc: Shape[] = [fill('#1b4a2a', circle(12, 12, 12)), fill('#fffdf2', circle(12, 12, 11)), fill('#e6ebc6', 'M1 12a11 11 0 0 0 22 0c0-1-.1-2-.4-3C21 15 17 18.500 12 18.500S3 15 1.400 9c-.3 1-.4 2-.4 3Z')];

const symbols: Record<string, Drawing> = {
  compass: [
    line(ink, 'M12 6.2L6.4 21M12 6.2L17.6 21', 2.4),
    line(ink, 'M7 14.6c3.2 2.2 6.8 2.2 10 0', 1.8),
    fill(ink, circle(12, 4.8, 3)),
    fill(pale, circle(12, 4.8, 1.2)),
  ],
  gear: [line(ink, around(12, 12, 8, 6, 10.2), 3.6), fill(ink, circle(12, 12, 7.4)), fill(pale, circle(12, 12, 3.2))],
  tablet: [
    fill(ink, 'M5 8a7 6 0 0 1 14 0v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1z'),
    line(pale, 'M8.4 10h7.2M8.4 13.4h7.2M8.4 16.8h4.6', 1.7),
  ],
  plumb: [line(ink, 'M12 2v8M6 4h12', 2), fill(ink, 'M7 10h10l-5 11z'), line(pale, 'M10 12.4h4', 1.4)],
  wheel: [line(ink, circle(12, 12, 8.6), 2.4), line(ink, around(12, 12, 8, 2, 8.6), 1.5), fill(ink, circle(12, 12, 2.6))],
  quill: [
    fill(ink, 'M20 3c-7 .6-12.6 5-13.6 12.4L4 21l1.6.8 2-4.4C15 17.4 20 12 20 3z'),
    line(pale, 'M17 6.4C13 8.4 9.8 12 7.6 17', 1.2),
  ],
  mortar: [fill(ink, 'M4 10h16c0 4-1.8 6.6-4.6 7.8V20h2v2H6.6v-2h2v-2.2C5.8 16.6 4 14 4 10z'), line(ink, 'M13 9l5-6.4', 2.6)],
  sundial: [
    line(ink, 'M3 19h18', 2.4),
    line(ink, 'M5 16a7 7 0 0 1 14 0', 2),
    line(ink, 'M12 16L12 10', 1.8),
    line(ink, around(12, 16, 9, 9, 11.6, Math.PI), 1.4),
    fill(ink, 'M12 16.6V9.2l4.4 7.4z'),
  ],
  globe: [
    line(ink, circle(12, 11, 7.6), 2),
    line(ink, 'M4.4 11h15.2M12 3.4c-4.4 4-4.4 11.2 0 15.2M12 3.4c4.4 4 4.4 11.2 0 15.2', 1.4),
    line(ink, 'M12 18.6V22M8 22h8', 1.8),
  ],
  law: [
    line(ink, 'M12 3v17M7 21h10M4 6.4h16', 1.9),
    line(ink, 'M6 6.6L3.2 13h5.6zM18 6.6L15.2 13h5.6z', 1.3),
    fill(ink, 'M2.8 13.4h6.4a3.2 3.2 0 0 1-6.4 0zM14.8 13.4h6.4a3.2 3.2 0 0 1-6.4 0z'),
  ],
};

export const science: Record<string, Drawing> = {
  ...Object.fromEntries(Object.entries(symbols).map(([name, shapes]) => [name, [...disc, ...inside(shapes, 0.72)]])),
  any_symbol: [...disc, ...inside([line(ink, 'M6.500 8.600a5.500 5.500 0 1 1 8.300 4.700c-1.800 1.100-2.600 2-2.600 4', 3.4), fill(ink, circle(12.2, 21.4, 2.2))], 0.74)],
};
