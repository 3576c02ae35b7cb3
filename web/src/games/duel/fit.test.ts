import { describe, expect, it } from 'vitest';

import { fit } from './fit';
import type { Slot } from './types';

/** Rows of these lengths, centred, as an age is laid out. */
const laid = (...lengths: number[]): Slot[] =>
  lengths.flatMap((length, row) =>
    Array.from({ length }, (_, at) => ({ slot: row * 10 + at, row, x: 6 - length + 2 * at }) as Slot),
  );

const ROOM = [668, 500] as const;

describe('the layout and its room', () => {
  it('never runs out of it, whatever is left of an age', () => {
    for (const [age, rows] of [[1, [2, 3, 4, 5, 6]], [2, [6, 5, 4, 3, 2]], [3, [2, 3, 4, 2, 4, 3, 2]]] as const) {
      for (let left = rows.length; left > 0; left -= 1) {
        const { card, overlap, left: from, right } = fit(laid(...rows.slice(0, left)), age, ...ROOM);
        expect(card * (1 + (right - from) * 0.518)).toBeLessThanOrEqual(ROOM[0]);
        expect(card * ((left - 1) * overlap + 1.5)).toBeLessThanOrEqual(ROOM[1]);
      }
    }
  });

  it('draws larger cards while it empties', () => {
    const sizes = [[2, 3, 4, 5, 6], [2, 3, 4, 5], [2, 3, 4]].map((rows) => fit(laid(...rows), 1, ...ROOM).card);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(sizes[2]).toBeGreaterThan((sizes[0] ?? 0) * 1.3);
  });

  it('gives what is free to panels', () => {
    expect(fit(laid(2, 3, 4, 5, 6), 1, ...ROOM).place).toBe('corners');
    expect(fit(laid(6, 5), 2, ...ROOM).place).toBe('below');
    expect(fit(laid(2, 3, 4, 2, 4, 3, 2), 3, ...ROOM).place).toBe('sides');
    expect(fit(laid(2, 3), 1, ...ROOM).place).toBe('side');
    expect(fit(laid(1), 1, ...ROOM).place).toBe('sides');
  });

  it('asks the same at every size', () => {
    for (const rows of [[2, 3, 4, 5, 6], [2, 3, 4, 5], [2, 3, 4], [6, 5, 4], [2]]) {
      expect(fit(laid(...rows), 1, 1200, 898).place).toBe(fit(laid(...rows), 1, ...ROOM).place);
    }
  });

  it('lets no corner reach under a card', () => {
    const { card, corner } = fit(laid(2, 3, 4, 5, 6), 1, ...ROOM);
    expect(corner.width).toBeLessThanOrEqual(card * 1.6);
    expect(corner.height).toBeLessThanOrEqual(card * 1.4);
  });
});
