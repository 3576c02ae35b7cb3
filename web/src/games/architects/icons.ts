/** The fourteen kinds of card as rows of icons. */

import type { Glyph } from '$art/effects';

export function cardGlyphs(id: string): Glyph[] {
  switch (id) {
    case 'laurel':
      return [{ icon: 'points', n: 3 }];
    case 'laurel_cat':
      return [{ icon: 'points', n: 2 }, { icon: 'cat' }];
    case 'shield_horn':
      return [{ icon: 'shield' }, { icon: 'horn' }];
    case 'shield_two_horns':
      return [{ icon: 'shield' }, { icon: 'horn' }, { icon: 'horn' }];
    default:
      return [{ icon: id }];
  }
}
