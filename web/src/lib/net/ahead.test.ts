import { describe, expect, it } from 'vitest';

import { ahead, taken } from './ahead';

describe('what is asked ahead', () => {
  it('is asked once for who comes for it, and anew for the next', async () => {
    let asked = 0;
    const ask = (): Promise<number> => Promise.resolve((asked += 1));
    ahead('games', ask);
    expect(asked).toBe(1);
    expect(await taken('games', ask)).toBe(1);
    expect(await taken('games', ask)).toBe(2);
  });

  it('fails for who takes it, and for nobody else', async () => {
    ahead('broken', () => Promise.reject(new Error('away')));
    await new Promise((resolve) => setTimeout(resolve));
    await expect(taken('broken', () => Promise.resolve(1))).rejects.toThrow('away');
  });

  it('is kept apart by its name', async () => {
    ahead('one', () => Promise.resolve(1));
    expect(await taken('other', () => Promise.resolve(2))).toBe(2);
  });
});
