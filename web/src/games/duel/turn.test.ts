import { describe, expect, it } from 'vitest';

import type { Decision, Option, Refused } from '$games/contract';

import { canTake, choicesFor, neighbour } from './turn';
import type { Slot } from './types';

const option = (verb: string, fields: Record<string, string>): Option => ({ action: [verb, ...Object.values(fields)].join(' '), verb, fields });
const refused = (verb: string, fields: Record<string, string>): Refused => ({ ...option(verb, fields), sentence: 'No.', phrase: null, rule: '' });
const asked = (kind: string, options: Option[], refusals: Refused[] = []): Decision => ({
  number: 1,
  kind,
  asked: { kind },
  chosen: null,
  changeable: true,
  options,
  refused: refusals,
});

const TURN = asked(
  'PlayTurn',
  [option('wonder', { wonder: 'sphinx', card: 'walls' }), option('sell', { card: 'walls' }), option('build', { card: 'altar' }), option('sell', { card: 'altar' })],
  [refused('build', { card: 'walls' }), refused('build', { card: 'baths' }), refused('wonder', { wonder: 'pyramids', card: 'altar' })],
);

describe('what can be done with a card', () => {
  it('lists building, wonders and selling, with reasons for what is refused', () => {
    const told = choicesFor(TURN, 'walls').map((choice) => [choice.verb, choice.wonder, choice.option?.action ?? '', choice.refused?.action ?? '']);
    expect(told).toEqual([
      ['build', '', '', 'build walls'],
      ['wonder', 'sphinx', 'wonder sphinx walls', ''],
      ['wonder', 'pyramids', '', 'wonder pyramids altar'],
      ['sell', '', 'sell walls', ''],
    ]);
  });

  it('gives only the reason for a covered card', () => {
    expect(choicesFor(TURN, 'baths').map((choice) => choice.refused?.action)).toEqual(['build baths']);
    expect(canTake(TURN, 'baths')).toBe(false);
    expect(canTake(TURN, 'walls')).toBe(true);
  });

  it('says nothing outside a turn, to others and of closed cards', () => {
    expect(choicesFor(null, 'walls')).toEqual([]);
    expect(choicesFor(asked('DestroyCard', [option('destroy', { card: 'walls' })]), 'walls')).toEqual([]);
    expect(canTake(TURN, null)).toBe(false);
  });
});

describe('arrow keys in the layout', () => {
  const at = (slot: number, row: number, x: number): Slot => ({ slot, row, x, covered_by: [], accessible: true, open: true, card: 'walls', back: '' });
  const slots = [at(0, 0, 4), at(1, 0, 6), at(2, 1, 3), at(3, 1, 5), at(4, 2, 0)];

  it('go along a row and between rows', () => {
    expect(neighbour(slots, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(slots, 3, 'ArrowLeft')).toBe(2);
    expect(neighbour(slots, 1, 'ArrowDown')).toBe(3);
    expect(neighbour(slots, 2, 'ArrowUp')).toBe(0);
    expect(neighbour([at(0, 0, 4), at(1, 1, 3), at(2, 2, 4)], 2, 'ArrowUp')).toBe(1);
  });

  it('stay where there is nothing, and find a start', () => {
    expect(neighbour(slots, 1, 'ArrowRight')).toBe(1);
    expect(neighbour(slots, 99, 'ArrowRight')).toBe(0);
    expect(neighbour([], 0, 'ArrowDown')).toBe(-1);
  });
});
