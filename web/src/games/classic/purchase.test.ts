import { expect, test } from 'vitest';

import { goodsOf, purchase, type Sources } from './purchase';
import { read } from './offers';

const usual = { raw: 2, made: 2, rebate: 0 };
const sources = (more: Partial<Sources> = {}): Sources => ({ own: [], left: [], right: [], prices: { left: usual, right: usual }, ...more });

test('a cost is a list of goods', () => {
  expect(goodsOf('1c 2W L')).toEqual(['W', 'W', 'L']);
  expect(goodsOf('')).toEqual([]);
});

test('a payment to one side buys there what the city lacks', () => {
  const market = sources({ own: [['W']], left: [['C'], ['S']], right: [['S']] });
  expect(purchase('1W 1S', market, read('build baths left=2'))).toEqual({ left: ['S'], right: [] });
  expect(purchase('1W 1S', market, read('build baths right=2'))).toEqual({ left: [], right: ['S'] });
});

test('a producer that may choose makes what nobody sells', () => {
  const market = sources({ own: [['W', 'C']], left: [['W']] });
  expect(purchase('1W 1C', market, read('build x left=2'))).toEqual({ left: ['W'], right: [] });
});

test('prices and rebates of each side count', () => {
  const prices = { left: { raw: 1, made: 2, rebate: 0 }, right: { raw: 2, made: 2, rebate: 1 } };
  const market = sources({ left: [['W'], ['G']], right: [['W']], prices });
  expect(purchase('2W 1G', market, read('build x left=3 right=1'))).toEqual({ left: ['W', 'G'], right: ['W'] });
});

test('a payment that these goods do not explain is not explained', () => {
  expect(purchase('2W', sources({ left: [['W']] }), read('build x left=2'))).toBeNull();
});
