import { expect, test } from 'vitest';

import { TIPS, isOutlived, nextTip, type Seen } from './coach';

const seen = (more: Partial<Seen> = {}): Seen => ({ view: { age: 1, turn: 1 }, kind: 'PickCard', number: 1, isOver: false, ...more });

test('tips come one after the other, each when its moment has come', () => {
  expect(nextTip('classic', 0, seen())?.tip.key).toBe('hand');
  expect(nextTip('classic', 1, seen())?.tip.key).toBe('uses');
  expect(nextTip('classic', 2, seen())).toBeNull();
  expect(nextTip('classic', 2, seen({ view: { age: 1, turn: 2 } }))?.tip.key).toBe('passing');
});

test('a tip whose moment has passed is never shown', () => {
  expect(nextTip('classic', 2, seen({ view: { age: 2, turn: 1 } }))?.tip.key).toBe('age2');
  expect(nextTip('classic', 8, seen({ view: { age: 3, turn: 4 } }))).toBeNull();
  expect(nextTip('duel', 0, seen({ kind: 'PlayTurn', number: 5 }))?.tip.key).toBe('layout');
});

test('at the end only the last tip is left, and it comes once', () => {
  const last = TIPS.duel.length - 1;
  expect(nextTip('duel', 3, seen({ isOver: true }))).toEqual({ tip: TIPS.duel[last], at: last });
  expect(nextTip('duel', last + 1, seen({ isOver: true }))).toBeNull();
});

test('a tip that nobody clicks away goes with the next decision, but for the last one', () => {
  expect(isOutlived(1, seen({ number: 1 }))).toBe(false);
  expect(isOutlived(1, seen({ number: 2 }))).toBe(true);
  expect(isOutlived(18, seen({ number: 0, isOver: true }))).toBe(false);
});

test('every tip says where to look', () => {
  for (const tips of Object.values(TIPS)) expect(tips.filter((tip) => tip.where.length === 0)).toEqual([]);
});
