import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { attention, IDLE } from './attention';

let told: boolean[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = attention((isHere) => told.push(isHere));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('says that nobody looks when nothing is touched for a while, and that somebody does with the first touch', () => {
  vi.advanceTimersByTime(IDLE - 1);
  expect(told).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(IDLE - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([false]);
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('keydown'));
  expect(told).toEqual([false, true]);
});

it('says so at once when the page goes out of sight', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([false]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([false, true]);
});
