import { expect, test } from 'vitest';

import { drawn, HEIGHT, WIDTH } from './curve';

const point = (rating: number, reach: number) => ({
  table: 'x',
  at: 0,
  change: 0,
  rating: { rating, low: rating - reach, high: rating + reach, provisional: false },
});

test('the band reaches from the lowest to the highest end of all intervals', () => {
  const { band, line, low, high } = drawn([point(1500, 300), point(1600, 200), point(1550, 100)]);
  expect([low, high]).toEqual([1200, 1800]);
  expect(band.split(' ')).toHaveLength(6);
  expect(band.split(' ')[0]).toBe('0.0,0.0');
  expect(band.split(' ')[5]).toBe(`0.0,${HEIGHT.toFixed(1)}`);
  expect(line).toBe(`0.0,100.0 ${WIDTH / 2}.0,66.7 ${WIDTH}.0,83.3`);
});

test('one match is a dot in the middle', () => {
  expect(drawn([point(1500, 100)]).dots).toEqual([{ x: WIDTH / 2, y: HEIGHT / 2 }]);
});

test('a handful of round numbers is written beside it', () => {
  const { marks } = drawn([point(1500, 500), point(1700, 300)]);
  expect(marks.map((one) => one.rating)).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
});
