import { expect, test } from 'vitest';

import { isBad, lessons, percent, periods, shownOf, signed, verdict } from './study';
import type { StudyDecision } from '$lib/net/api';

const one = (seat: number, mark: string, loss = 0, more: object = {}): StudyDecision => ({ step: 1, seat, mark, loss, answer: 'a', best: [], ...more }) as unknown as StudyDecision;

test('only what is worth a remark is shown unless all is asked for', () => {
  const all = [one(0, 'best'), one(0, 'blunder'), one(1, 'mistake')];
  expect(shownOf(all, null, true)).toHaveLength(3);
  expect(shownOf(all, null, false).map((found) => found.mark)).toEqual(['blunder', 'mistake']);
  expect(shownOf(all, 1, true).map((found) => found.mark)).toEqual(['mistake']);
  expect(isBad('good')).toBe(false);
});

test('the worst lesson comes first', () => {
  const all = [one(0, 'inaccuracy', 0.05), one(0, 'blunder', 0.3), one(1, 'blunder', 0.9), one(0, 'mistake', 0.1)];
  expect(lessons(all, 0, 2).map((found) => found.loss)).toEqual([0.3, 0.1]);
});

test('an answer that is tried is best, nearly as good, the one that was played, or worse', () => {
  const decision = one(0, 'mistake', 0.2, { answer: 'played', best: [{ answer: 'x', chance: 0.6 }, { answer: 'y', chance: 0.55 }, { answer: 'z', chance: 0.45 }] });
  expect(['x', 'y', 'z', 'played', 'else'].map((action) => verdict(decision, action))).toEqual(['best', 'good', 'worse', 'played', 'worse']);
});

test('ages begin where the labels say so', () => {
  const chances = ['setup', 'I.1', 'I.2', 'II.1', 'III.1', 'end'].map((label, step) => ({ step, label }));
  expect(periods(chances)).toEqual([{ name: 'I', from: 1 }, { name: 'II', from: 3 }, { name: 'III', from: 4 }]);
});

test('shares are read as per cent, with a sign where they are changes', () => {
  expect(percent(0.333)).toBe('33\u00a0%');
  expect(signed(-0.126)).toBe('−13\u00a0%');
  expect(signed(0.02)).toBe('+2\u00a0%');
});
