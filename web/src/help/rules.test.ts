import { expect, test } from 'vitest';

import { bySection, matching, type Rule } from './rules';

const rule = (number: string, section: string, text: string, example = ''): Rule => ({ number, section, text, example });
const RULES = [
  rule('classic-1', 'Set-up', 'Each age has its own deck.'),
  rule('classic-2', 'Set-up', 'Guilds are drawn.', 'Three players, five guilds.'),
  rule('classic-3', 'Trade', 'A good costs two coins.'),
  rule('cities-1', 'Trade', 'Docks.'),
];

test('words are found in any order, in texts, examples, headings and numbers', () => {
  expect(matching(RULES, 'COINS two').map((one) => one.number)).toEqual(['classic-3']);
  expect(matching(RULES, 'five').map((one) => one.number)).toEqual(['classic-2']);
  expect(matching(RULES, 'trade')).toHaveLength(2);
  expect(matching(RULES, 'cities-1')).toHaveLength(1);
  expect(matching(RULES, 'coins dragon')).toEqual([]);
  expect(matching(RULES, ' ')).toHaveLength(4);
});

test('equal headings of two books stay apart', () => {
  expect(bySection(RULES).map((one) => [one.book, one.title, one.rules.length])).toEqual([
    ['classic', 'Set-up', 2],
    ['classic', 'Trade', 1],
    ['cities', 'Trade', 1],
  ]);
});
