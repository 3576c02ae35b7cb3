/** The seven goods: raw ones on discs, made ones on rounded squares, each with a two-tone glyph of its own. */

import { circle, fill, line, rect, type Drawing, type Shape } from '../shape';

const rim = (shape: (inset: number) => string, colour: string): Shape[] => [fill('#1c0e08', shape(0)), fill('#fffdf4', shape(0.9)), fill(colour, shape(2.1))];
const raw = (colour: string): Shape[] => rim((inset) => circle(12, 12, 12 - inset), colour);
const made = (colour: string): Shape[] => rim((inset) => rect(inset, inset, 24 - 2 * inset, 24 - 2 * inset, 6 - inset * 0.7), colour);

export const goods: Record<string, Drawing> = {
  wood: [
    ...raw('#7d4318'),
    fill('#ffdca4', circle(8.2, 15, 3.7) + circle(15.8, 15, 3.7) + circle(12, 8.3, 3.7)),
    line('#8a4a18', circle(8.2, 15, 1.8) + circle(15.8, 15, 1.8) + circle(12, 8.3, 1.8), 1.2),
  ],
  stone: [
    ...raw('#d9d4c8'),
    fill('#8b929e', 'M5.200 15.900 7 9 12.400 5.300l5.900 3.400.9 6.400-4.200 3.900H8.300Z'),
    fill('#fff', 'M7 9 12.400 5.300l5.900 3.400-6 3.700Z'),
    fill('#565d69', 'M12.300 12.400l6-3.700.9 6.400-4.200 3.900h-3.300Z'),
  ],
  clay: [
    ...raw('#b5411f'),
    fill('#ffd9bd', rect(5, 12.7, 6.4, 4.7) + rect(12.6, 12.7, 6.4, 4.7) + rect(8.8, 6.8, 6.4, 4.7)),
    fill('#e39a72', rect(5, 15.9, 6.4, 1.5) + rect(12.6, 15.9, 6.4, 1.5) + rect(8.8, 10, 6.4, 1.5)),
  ],
  ore: [
    ...raw('#323846'),
    fill('#dfe8f6', 'M4.600 17.200l1.600-4.900h4.600l1.200 4.900ZM12.200 17.200l1.400-4.900h4.500l1.500 4.900ZM8.200 11.300l1.600-4.900h4.500l1.600 4.900Z'),
    fill('#93a2b8', 'M4.600 17.200l.5-1.500h6.600l.3 1.500Zm7.600 0 .4-1.500h6.600l.4 1.500ZM8.200 11.300l.5-1.500h6.700l.5 1.500Z'),
  ],
  glass: [
    ...made('#136f92'),
    fill('#e6fbff', 'M10.200 4.400h3.600V9c2.800 1.100 3.800 3.200 3.800 5.600 0 2.700-1.400 5-3.200 5H9.600c-1.800 0-3.200-2.300-3.200-5 0-2.400 1-4.500 3.800-5.600Z'),
    fill('#3fb4d4', 'M8.100 13.700h7.800c.2 2.200-.6 4.400-1.900 4.400H10c-1.300 0-2.100-2.200-1.900-4.400Z'),
    fill('#bfe8f2', rect(9.6, 4, 4.8, 1.7)),
  ],
  papyrus: [
    ...made('#ecd48a'),
    fill('#fffaf0', 'M7.400 5.300h8.700a2.200 2.200 0 0 1 2.200 2.200v1.100h-2.600v7.300a2.400 2.400 0 0 1-2.400 2.400H6.400A2.400 2.400 0 0 1 4 15.900v-1.300h3.400Z'),
    line('#6b4708', 'M7.400 5.300h8.700a2.200 2.200 0 0 1 2.200 2.200v1.100h-2.600v7.300a2.400 2.400 0 0 1-2.400 2.400H6.400A2.400 2.400 0 0 1 4 15.900v-1.300h3.400ZM9.400 8.800h4.200M9.400 11.400h4.200M9.400 14h2.800', 1.2),
  ],
  cloth: [
    ...made('#8f2468'),
    fill('#ffd3ec', rect(5.8, 5.4, 12.4, 10.2)),
    line('#8f2468', 'M8.900 5.400v10.200M12 5.400v10.200M15.100 5.400v10.200M5.800 8.800h12.400M5.800 12.200h12.400', 1.1),
    line('#ffd3ec', 'M7.200 15.600v2.800M10.400 15.600v2.800M13.600 15.600v2.800M16.800 15.600v2.800', 1.4),
  ],
  good: [...raw('#8c7a5b'), fill('#fff', 'M12 5.500l6 3.200v6.600l-6 3.200-6-3.200V8.700z'), line('#8c7a5b', 'M6 8.700l6 3.200 6-3.200M12 11.900v6.600', 1.1)],
};

/** Goods as costs and phrases write them. */
export const LETTERS: Record<string, string> = {
  W: 'wood', S: 'stone', C: 'clay', O: 'ore', G: 'glass', P: 'papyrus', L: 'cloth',
};
