import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { State } from '$lib/net/types';

import { HOLD } from './hold.svelte';
import { SeatLine } from './line.svelte';
import { prefs } from './prefs.svelte';

const asked = (number: number, chosen: string | null = null): State =>
  ({ v: number, seat: 0, view: {}, facts: {}, pending: [0, 1], answered: [], clocks: {}, events: [], from: 0, outcome: null,
    decision: { number, kind: 'PickCard', asked: { kind: 'PickCard' }, chosen, changeable: true, options: [], refused: [] } }) as unknown as State;

function line(isLast: boolean): { line: SeatLine; sent: string[]; take: (state: State) => void } {
  const sent: string[] = [];
  const one = new SeatLine('t', 0, null, () => undefined, () => isLast);
  const inside = one as unknown as { socket: Record<string, unknown>; show: (state: State) => void };
  inside.socket = { answer: (_: number, action: string) => sent.push(action), retract: () => sent.push('retract'), close: () => undefined };
  one.state = asked(1);
  return { line: one, sent, take: (state) => inside.show(state) };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.hold = true;
});
afterEach(() => {
  vi.useRealTimers();
  prefs.hold = false;
});

it('holds back the answer that ends the turn, and only that', () => {
  const others = line(false);
  others.line.answer('sell altar');
  expect(others.sent).toEqual(['sell altar']);
  const last = line(true);
  last.line.answer('sell altar');
  expect(last.sent).toEqual([]);
  expect(last.line.state?.decision?.chosen).toBe('sell altar');
  vi.advanceTimersByTime(HOLD);
  expect(last.sent).toEqual(['sell altar']);
});

it('takes back what is held without a word to the server', () => {
  const { line: one, sent } = line(true);
  one.answer('sell altar');
  one.retract();
  vi.advanceTimersByTime(2 * HOLD);
  expect(sent).toEqual([]);
  expect(one.state?.decision?.chosen).toBeNull();
});

it('shows what is held as chosen when others move, and lets go of it with the next question', () => {
  const { line: one, sent, take } = line(true);
  one.answer('sell altar');
  take(asked(1));
  expect(one.state?.decision?.chosen).toBe('sell altar');
  take(asked(2));
  vi.advanceTimersByTime(2 * HOLD);
  expect(one.state?.decision?.chosen).toBeNull();
  expect(sent).toEqual([]);
});

it('sends what is held when the page is left', () => {
  const { line: one, sent } = line(true);
  one.answer('sell altar');
  one.close();
  expect(sent).toEqual(['sell altar']);
});
