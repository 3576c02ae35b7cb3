/** Every icon by its name. */

import type { Drawing } from '../shape';
import { chains } from './chains';
import { classes } from './classes';
import { goods } from './goods';
import { science } from './science';
import { signs } from './signs';

export { LETTERS } from './goods';

export const ICONS: Record<string, Drawing> = { ...goods, ...science, ...classes, ...signs, ...chains };

/** Icons that carry a number, and where it stands. */
export const NUMBERED: Record<string, { y: number; colour: string; size?: number }> = {
  coin: { y: 17.9, colour: '#3b2204', size: 17 },
  'coin-loss': { y: 17.4, colour: '#8c1f15', size: 17 },
  debt: { y: 16.4, colour: '#fff' },
  points: { y: 17.2, colour: '#24330f', size: 16.6 },
  victory: { y: 16.2, colour: '#fff', size: 12 },
  defeat: { y: 16.4, colour: '#fff' },
  shield: { y: 17, colour: '#fff', size: 16.5 },
};
