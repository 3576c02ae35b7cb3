import { expect, test } from 'vitest';

import { opening, playedBy } from './opening';

const step = (view: object, comments?: []) => ({ view, facts: {}, events: [], ...(comments ? { comments } : {}) }) as unknown as Parameters<typeof opening>[0][number];

test('a replay opens where there is a board to look at', () => {
  expect(opening([step({ cities: [] , age: 0 }), step({ cities: [1, 2], age: 0 }), step({ cities: [1, 2], age: 1 })])).toBe(2);
  expect(opening([step({ cities: [1, 2], age: 0, offer: [] }), step({ cities: [1, 2], age: 0, offer: ['sphinx'] })])).toBe(1);
  expect(opening([step({ cities: [] }), step({ cities: [1] })])).toBe(1);
});

test('a replay with comments opens at the first of them', () => {
  const told = { ...step({ cities: [1], age: 1 }), comments: [{ key: 'x', args: {} }] };
  expect(opening([step({ cities: [1], age: 1 }), step({ cities: [1], age: 1 }), told])).toBe(2);
});

test('the card played of the hand is known from what happens next', () => {
  const events = [
    { event: 'CardBuilt', city: 1, card: 'altar', how: 'paid' },
    { event: 'CardBuilt', city: 0, card: 'baths', how: 'discard' },
    { event: 'CardSold', city: 0, card: 'theatre' },
  ];
  const told = events as unknown as Parameters<typeof playedBy>[1];
  expect(playedBy(0, told)).toBe('theatre');
  expect(playedBy(1, told)).toBe('altar');
  expect(playedBy(2, told)).toBe('');
});
