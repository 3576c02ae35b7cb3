import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Hold, HOLD } from './hold.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends an answer after its time, at once if asked, and never if it is taken back', () => {
  const sent: string[] = [];
  const hold = new Hold((number, action) => sent.push(`${number} ${action}`));
  hold.keep(1, 'build baths');
  vi.advanceTimersByTime(HOLD - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['1 build baths']);
  hold.keep(2, 'sell altar');
  hold.held?.now();
  expect(sent).toEqual(['1 build baths', '2 sell altar']);
  hold.keep(3, 'sell walls');
  expect(hold.drop()).toBe(true);
  vi.advanceTimersByTime(HOLD);
  expect(sent).toHaveLength(2);
  expect(hold.drop()).toBe(false);
});
