/** Coins, shields, points, tokens, directions: everything else that cards and cities show. */

import { around, circle, fill, line, rect, star, type Drawing } from '../shape';

const ink = 'currentColor';
const gold = '#e3b53c';
const dark = '#7a5605';
const red = 'var(--art-red)';
const leaf = 'var(--art-leaf)';

const leaves = (side: 1 | -1): string =>
  [[5, 18.6], [3, 14.4], [2.9, 10], [4.6, 6]]
    .map(([x = 0, y = 0]) => {
      const at = side === 1 ? x : 24 - x;
      return `M${at} ${y + 2.4}c${-2.6 * side} -1 ${-3 * side} -3.4 ${-1.6 * side} -5.2c${2.4 * side} .8 ${3 * side} 3 ${1.6 * side} 5.2z`;
    })
    .join('');

const card = rect(5, 3, 14, 18, 2);

export const signs: Record<string, Drawing> = {
  coin: [fill(gold, circle(12, 12, 10.6)), line(dark, circle(12, 12, 10.2), 1.2), line('#b98a1b', circle(12, 12, 7.8), 1)],
  'coin-loss': [
    fill('#f6dfa3', circle(12, 12, 10.6)),
    line('#a62f24', circle(12, 12, 10), 2.2),
  ],
  debt: [fill('#5d5a66', star(12, 12, 9, 11.4, 9)), line('#fff8', circle(12, 12, 7.6), 1)],
  shield: [fill(red, 'M12 1.6l8.6 3.2v6.4c0 5.2-3.6 9.2-8.6 11.4-5-2.2-8.6-6.2-8.6-11.4V4.8z'), line('#fff5', 'M12 5v14.6M6 9h12', 1.4)],
  points: [fill(leaf, leaves(1) + leaves(-1)), fill(leaf, 'M8 20.4c2.4 1.8 5.6 1.8 8 0l.8 1.2c-3 2.2-6.6 2.2-9.6 0z'), fill('var(--art-cream)', circle(12, 11.6, 7.6)), line(leaf, circle(12, 11.6, 7.6), 1)],
  victory: [fill(red, star(12, 12, 10, 11.4, 9)), line('#fff', circle(12, 12, 7), 0.9)],
  defeat: [fill('#6a6f78', 'M12 1.6l8.6 3.2v6.4c0 5.2-3.6 9.2-8.6 11.4-5-2.2-8.6-6.2-8.6-11.4V4.8z'), line('#fff', 'M13.4 2.4l-3 6 4 3-4.4 4.4 2.6 5.6', 1.8)],
  diplomacy: [
    fill('var(--art-dove)', 'M2 12.4c3 .4 4.6-.6 5.4-2.6C8 5.6 11 3 15.6 2.4c-1 1.4-1.4 2.8-1.2 4.4 1.6-1.2 3.6-1.4 5.2-.2l2.6.6-2.2 1.6c.2 5.6-3.4 9.6-9 9.8-2.6.1-4.4 1.2-5.6 3C4.8 18 3 15.4 2 12.4z'),
    fill('#1a2b3a', circle(18, 8.4, 0.9)),
    line('#4a7d3a', 'M20.6 9.6l1.4 3M21.4 11.4l-1.6.6', 1.1),
  ],
  mask: [
    fill('var(--art-mask)', 'M4 3c5 1.8 11 1.8 16 0 .8 8-1 16-8 19C5 19 3.2 11 4 3z'),
    fill('var(--art-cream)', 'M6.6 9.2c1.6-1.4 3-1.4 4 .2-1.2 1.4-2.8 1.4-4-.2zM17.4 9.2c-1.6-1.4-3-1.4-4 .2 1.2 1.4 2.8 1.4 4-.2zM8.4 14.4c2.4 1.2 4.8 1.2 7.2 0-.6 3-2 4.2-3.6 4.2s-3-1.2-3.6-4.2z'),
  ],
  leader: [fill(ink, circle(12, 8, 4.6)), fill(ink, 'M3.6 22c0-5.4 3.4-8.4 8.4-8.4s8.4 3 8.4 8.4z'), line('var(--art-leaf)', 'M6.6 9.6c-.6-4 1.6-7 5.4-7.4M17.4 9.6c.6-4-1.6-7-5.4-7.4', 1.6)],
  stage: [fill(ink, 'M9 3h6v5H9zM5.6 9.4h12.8v5H5.6zM2.2 15.8h19.6V21H2.2z')],
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
  left: [line(ink, 'M20 12H5M11 5.4L4.4 12l6.6 6.6', 2.8)],
  right: [line(ink, 'M4 12h15M13 5.4l6.6 6.6-6.6 6.6', 2.8)],
  sides: [line(ink, 'M1.6 12h8.4M22.4 12H14', 2.4), line(ink, 'M6.2 6.8L1.4 12l4.8 5.2M17.8 6.8l4.8 5.2-4.8 5.2', 2.4)],
  'all-three': [line(ink, 'M5.4 5.4L1.4 10l4 4.6M18.6 5.4l4 4.6-4 4.6M1.6 10h6M22.4 10h-6', 2.2), line(ink, 'M12 8v12M8 16.4l4 4 4-4', 2.2)],
  here: [line(ink, 'M12 4v14M5.4 12l6.6 6.6 6.6-6.6', 2.8)],
  raw: [fill('#7d4b20', rect(2, 2, 20, 20, 4)), fill('#fff', 'M5.6 17l1.5-4.4h4.4L13 17zM12.2 17l1.5-4.4h3.6l1.4 4.4zM8.6 11.4L10 7h4.4l1.5 4.4z')],
  made: [fill('#6b747e', rect(2, 2, 20, 20, 4)), fill('#fff', 'M10.4 4.6h3.2v4c2.6 1.1 3.6 3 3.6 5.5 0 2.8-1.4 5.3-3 5.3H9.8c-1.6 0-3-2.5-3-5.3 0-2.5 1-4.4 3.6-5.5z')],
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
