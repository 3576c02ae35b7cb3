import { describe, expect, it } from 'vitest';

import type { Catalogue } from '$lib/net/types';

import { mentioned, pieces } from './pieces';

const catalogue = { baths: {}, altar: {} } as unknown as Catalogue;
const names: Record<string, string> = { baths: 'Baths', altar: 'Altar' };

describe('a line of the log', () => {
  it('mentions the cards of its event, in lists and pairs too', () => {
    expect(mentioned({ event: 'HandsDealt', hands: [[0, 'baths'], [1, 'nothing']], card: 'altar', city: 2 }, catalogue)).toEqual(['baths', 'altar']);
  });

  it('is cut at the names of its cards, and loses nothing', () => {
    const text = 'Ada sells Baths and Altar.';
    const cut = pieces(text, ['altar', 'baths'], (id) => names[id] ?? '');
    expect(cut.filter((piece) => piece.id).map((piece) => piece.id)).toEqual(['baths', 'altar']);
    expect(cut.map((piece) => piece.text).join('')).toBe(text);
  });
});
