/** The seven goods: a disc of its own colour and a glyph of its own shape each. */

import { circle, fill, line, rect, type Drawing, type Shape } from '../shape';

const disc = (colour: string): Shape[] => [fill(colour, circle(12, 12, 11)), { d: circle(12, 12, 10.4), s: '#0005', w: 1.2 }];

export const goods: Record<string, Drawing> = {
  wood: [
    ...disc('#7d4b20'),
    fill('#f1d8b0', circle(8.2, 14.6, 3.5) + circle(15.8, 14.6, 3.5) + circle(12, 8, 3.5)),
    line('#7d4b20', circle(8.2, 14.6, 1.6) + circle(15.8, 14.6, 1.6) + circle(12, 8, 1.6), 1),
  ],
  stone: [
    ...disc('#8b929b'),
    fill('#fff', 'M5.6 15.6l1.8-6.4 5-3.6 5.4 3 1 6-4 3.6H8.4z'),
    line('#6d747d', 'M7.4 9.2l4.4 2.4 6-3M11.8 11.6l-.6 6.4', 1.1),
  ],
  clay: [
    ...disc('#c2552b'),
    fill('#ffdcc4', rect(5.2, 12.6, 6.2, 4.2, 0.6) + rect(12.6, 12.6, 6.2, 4.2, 0.6) + rect(8.9, 7.2, 6.2, 4.2, 0.6)),
  ],
  ore: [
    ...disc('#3f4754'),
    fill('#d5dde8', 'M4.6 17l1.5-4.6h4.4L12 17zM12.4 17l1.4-4.6h4.4l1.4 4.6zM8.4 11.2l1.5-4.6h4.4l1.5 4.6z'),
    line('#8995a6', 'M6.6 13.6h3.4M14.2 13.6h3.4M10.4 7.8h3.4', 0.9),
  ],
  glass: [
    ...disc('#2b8fae'),
    fill('#e6faff', 'M10.4 4.6h3.2v4c2.6 1.1 3.6 3 3.6 5.5 0 2.8-1.4 5.3-3 5.3H9.8c-1.6 0-3-2.5-3-5.3 0-2.5 1-4.4 3.6-5.5z'),
    fill('#2b8fae', 'M8.4 13.6h7.2c.1 2-.6 4.2-1.8 4.2h-3.6c-1.2 0-1.9-2.2-1.8-4.2z', 0.55),
  ],
  papyrus: [
    ...disc('#cfae60'),
    fill('#fff6dd', 'M7.4 6.4h8.4a2 2 0 0 1 2 2v.8h-2.4v6.6a2 2 0 0 1-2 2H6.2a2 2 0 0 1-2-2V15h3.2z'),
    line('#7a5c1c', 'M9.4 9.2h4M9.4 11.6h4M9.4 14h2.6', 1.1),
  ],
  cloth: [
    ...disc('#a13873'),
    fill('#ffe1f1', rect(6, 6.4, 12, 9.2, 0.8)),
    line('#a13873', 'M9 6.4v9.2M12 6.4v9.2M15 6.4v9.2M6 9.4h12M6 12.5h12', 1),
    line('#ffe1f1', 'M7.5 15.6v2.8M10.5 15.6v2.8M13.5 15.6v2.8M16.5 15.6v2.8', 1.1),
  ],
  good: [...disc('#8c7a5b'), fill('#fff', 'M12 5.5l6 3.2v6.6L12 18.5l-6-3.2V8.7z'), line('#8c7a5b', 'M6 8.7l6 3.2 6-3.2M12 11.9v6.6', 1.1)],
};

/** Goods as costs and phrases write them. */
export const LETTERS: Record<string, string> = {
  W: 'wood', S: 'stone', C: 'clay', O: 'ore', G: 'glass', P: 'papyrus', L: 'cloth',
};
