/** Coins, shields, points, tokens, directions: everything else that cards and cities show. */

import { around, circle, fill, library, line, rect, star, type Drawing } from '../shape';

const ink = 'currentColor';
const red = 'var(--art-red)';
const leaf = 'var(--art-leaf)';

const SHIELD = 'M20 1C14 5 8 6 2 6c0 18 3 31 18 39C35 37 38 24 38 6 32 6 26 5 20 1Z';
const FIT = 'translate(1.700 .200) scale(.515)';

const card = rect(5, 3, 14, 18, 2);

export const signs: Record<string, Drawing> = {
  coin: [fill('#7b4c0a', circle(12, 12, 12)), fill('#ffe695', circle(12, 12, 11)), fill('#cf9522', circle(12, 12, 9.7)), fill('#f7d25e', circle(11.6, 11.5, 9.1)), fill('#fff3b8', 'M4.800 10.500a7.500 7.500 0 0 1 8-6c-3.500 1-6 3-8 6z')],
  'coin-loss': [fill('#7a1a12', circle(12, 12, 12)), fill('#ffe2d6', circle(12, 12, 10.6)), fill('#f3c7b4', 'M2 14a10.600 10.600 0 0 0 20.100 0c-3 4-6.500 5.500-10.100 5.500S5 18 2 14z')],
  debt: [fill('#5d5a66', star(12, 12, 9, 11.4, 9)), line('#fff8', circle(12, 12, 7.6), 1)],
  shield: [{ d: SHIELD, f: '#c22e22', s: '#fff4dc', w: 3, t: FIT }, { d: 'M20 3v40C34 35 36.500 23 36.500 7.500 30 7.500 25 6 20 3Z', f: '#8e1a14', t: FIT }],
  points: [fill('#7a5416', circle(12, 12, 12)), fill('#fffdf2', circle(12, 12, 11.2)), fill('#f3e0b0', 'M.9 13a11.200 11.200 0 0 0 22.200 0C20 18.500 16 20 12 20S4 18.500.9 13z'), library('laurels', '#4c7a2c', 0.94), fill('#fffdf2', circle(12, 11.4, 5.8), 0.85)],
  victory: [fill('#5c100a', circle(12, 12, 12)), fill('#ffe9bf', circle(12, 12, 11.1)), fill('#b02a20', circle(12, 12, 10)), library('laurels', '#ffd98a', 0.84)],
  defeat: [fill('#6a6f78', 'M12 1.6l8.6 3.2v6.4c0 5.2-3.6 9.2-8.6 11.4-5-2.2-8.6-6.2-8.6-11.4V4.8z'), line('#fff', 'M13.4 2.4l-3 6 4 3-4.4 4.4 2.6 5.6', 1.8)],
  diplomacy: [fill('#1d4a63', circle(12, 12, 12)), fill('#e6f4fb', circle(12, 12, 10.8)), library('dove', '#2a6288', 0.72)],
  mask: [fill('#3a1f52', circle(12, 12, 12)), fill('#efe2fb', circle(12, 12, 10.8)), library('domino-mask', '#5b3483', 0.76)],
  leader: [fill(ink, circle(12, 8, 4.6)), fill(ink, 'M3.6 22c0-5.4 3.4-8.4 8.4-8.4s8.4 3 8.4 8.4z'), line('var(--art-leaf)', 'M6.6 9.6c-.6-4 1.6-7 5.4-7.4M17.4 9.6c.6-4-1.6-7-5.4-7.4', 1.6)],
  stage: [fill('#6b4516', rect(1, 0, 22, 24, 4)), fill('#c98b35', rect(2, 1, 20, 22, 3.2)), { ...library('mayan-pyramid', '#2b1605'), t: 'translate(3.600 3.600) scale(.7)' }],
  wonder: [fill(ink, 'M12 2.4l2.8 5.4H9.2zM7.8 9.4h8.4l2 4.4H5.8zM4.6 15.2h14.8l2.4 6H2.2z')],
  chain: [line(ink, 'M10 14a4.4 4.4 0 0 1 0-6.2l3-3a4.4 4.4 0 0 1 6.2 6.2l-1.6 1.6M14 10a4.4 4.4 0 0 1 0 6.2l-3 3A4.4 4.4 0 0 1 4.8 13l1.6-1.6', 2.4)],
  discard: [fill(ink, rect(3, 12.4, 18, 9.2, 2), 0.45), line(ink, 'M12 2.4v9M7.8 7.6l4.2 4.2 4.2-4.2', 2.2), line(ink, rect(3, 13.4, 18, 8.2, 2), 1.6)],
  hand: [
    { d: 'M3.2 8.4l6-2.4 5 12.4-6 2.4z', s: ink, w: 1.6 },
    { d: 'M9.2 4.6h6.6v13.6H9.2z', f: 'var(--art-paper, #fff)', s: ink, w: 1.6 },
    { d: 'M15.4 6l6 2.6-5.2 12-5.8-2.4', f: 'var(--art-paper, #fff)', s: ink, w: 1.6 },
  ],
  card: [line(ink, card, 1.8)],
  cards: [line(ink, 'M8 2.8h11.2v15M4.8 6h11.2v15.2H4.8z', 1.8)],
  left: [fill(ink, 'M13 4v5h9v6h-9v5L2 12Z')],
  right: [fill(ink, 'M11 4v5H2v6h9v5l11-8Z')],
  sides: [fill(ink, 'M7 4v5h10V4l6 8-6 8v-5H7v5l-6-8Z')],
  'all-three': [fill(ink, 'M6 3v4h12V3l5.500 6.500L18 16v-4h-3.500v4H17l-5 7-5-7h2.500v-4H6v4L.500 9.500Z')],
  here: [line(ink, 'M12 4v14M5.4 12l6.6 6.6 6.6-6.6', 2.8)],
  raw: [fill('#fffc', rect(1, 0, 22, 24, 4)), fill('#7a4520', rect(2, 1, 20, 22, 3.2)), { ...library('war-pick', '#fff'), t: 'translate(3.600 3.600) scale(.7)' }],
  made: [fill('#fffc', rect(1, 0, 22, 24, 4)), fill('#5f6873', rect(2, 1, 20, 22, 3.2)), { ...library('amphora', '#fff'), t: 'translate(3.600 3.600) scale(.7)' }],
  again: [line(ink, 'M19.4 13.4A7.6 7.6 0 1 1 17.6 6.8', 2.6), fill(ink, 'M21.4 3.2v7h-7z')],
  destroy: [line(ink, card, 1.6), line(red, 'M3 21L21 3M3 3l18 18', 2.6)],
  revive: [line(ink, rect(7, 9, 10, 12.4, 1.6), 1.8), line(leaf, 'M12 16.4V2.6M7.6 6.8L12 2.4l4.4 4.4', 2.6)],
  copy: [line(ink, rect(3, 7, 10.4, 14, 1.6), 1.8), line(ink, 'M8 4.4V3h13v14.6h-4.6', 1.8)],
  free: [line(leaf, circle(12, 12, 9.6), 2.2), line(leaf, 'M7 12.4l3.4 3.6L17.4 8.4', 2.8)],
  last: [line(ink, rect(3, 5, 9, 14, 1.6), 1.8), fill(ink, rect(13, 5, 8.4, 14, 1.6))],
  team: [fill(ink, circle(8, 8, 3.6) + circle(16.4, 8, 3.6)), fill(ink, 'M1.6 20c0-4.4 2.6-7 6.4-7 1.6 0 3 .5 4.2 1.4A8 8 0 0 1 16.4 13c3.6 0 6 2.6 6 7z')],
  city: [fill(ink, 'M3 21V9h2V7h2v2h2V5h2V3h2v2h2v4h2V7h2v2h2v12h-6v-5a3 3 0 0 0-6 0v5z')],
  person: [fill(ink, circle(12, 7.4, 4.4)), fill(ink, 'M3.6 21.6c0-5.4 3.4-8.6 8.4-8.6s8.4 3.2 8.4 8.6z')],
  tick: [line(ink, 'M4 12.6l5.4 5.8L20.4 6', 3.2)],
  cross: [line(ink, 'M5 5l14 14M19 5L5 19', 3)],
  lock: [fill(ink, rect(4.6, 10.4, 14.8, 11, 2)), line(ink, 'M8 10.6V7.4a4 4 0 0 1 8 0v3.2', 2.2)],
  wait: [line(ink, circle(12, 12, 9.4), 2), line(ink, 'M12 6.4V12l4 2.6', 2.2)],
  eye: [line(ink, 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0z', 1.8), fill(ink, circle(12, 12, 3.2))],
  change: [line(ink, 'M5 9.4h14M15.4 5.6L19.4 9.4l-4 3.8M19 15.6H5M8.6 11.8L4.6 15.6l4 3.8', 2)],
  more: [fill(ink, circle(5, 12, 2.2) + circle(12, 12, 2.2) + circle(19, 12, 2.2))],
  up: [line(ink, 'M5 15l7-7 7 7', 2.8)],
  down: [line(ink, 'M5 9l7 7 7-7', 2.8)],
  minus: [line(ink, 'M5 12h14', 3)],
  plus: [line(ink, 'M12 5v14M5 12h14', 3)],
  horn: [fill(ink, 'M2.4 9.2c4 .8 10-.6 15.6-6.2l3.4 12.4c-6.4-2.4-12-1.8-16 1.4l-.8-3-1.8.4z'), line(ink, 'M8.6 15.4l1 4.4 3-.8-.8-4', 1.8)],
  cat: [fill(ink, 'M4 3l4.6 4.2a11 11 0 0 1 6.8 0L20 3l.4 9.6c0 5-3.6 8.6-8.4 8.6s-8.4-3.6-8.4-8.6z'), fill('var(--art-paper, #fff)', circle(8.8, 12.4, 1.5) + circle(15.2, 12.4, 1.5) + 'M10.8 15.6h2.4L12 17z')],
  token: [fill('#3f7f4c', circle(12, 12, 10.4)), line('#fff8', circle(12, 12, 8.2), 1), fill('#fff', star(12, 12, 5, 6, 2.6))],
  effect: [line(ink, around(12, 12, 8, 5, 10), 2.2), fill(ink, circle(12, 12, 3.4))],
  star: [fill(ink, star(12, 12.6, 5, 10.6, 4.4))],
};
