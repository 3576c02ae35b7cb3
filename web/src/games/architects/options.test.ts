import { expect, it } from 'vitest';

import type { Decision, Option } from '$games/contract';

import { byVerb, forDeck, forStage, forToken, noStage, plainOptions } from './options';

const option = (verb: string, fields: Option['fields'] = {}): Option => ({ action: `${verb} ${Object.values(fields).join(' ')}`.trim(), verb, fields });

const OPTIONS = [
  option('build', { stage: 2, cards: ['wood', 'wood'], using: [] }),
  option('build', { stage: 2, cards: ['wood', 'coin'], using: [] }),
  option('trade', { symbols: ['gear', 'gear'], token: 'decor' }),
  option('extra', { token: 'urbanism', deck: 'gizah' }),
  option('extra', { token: 'science', deck: 'gizah' }),
  option('look'),
  option('finish'),
];

const ASKED: Decision = {
  number: 1,
  kind: 'Act',
  asked: { kind: 'Act' },
  chosen: null,
  changeable: true,
  options: OPTIONS,
  refused: [{ ...option('build', { stage: 3, cards: [] }), sentence: 'No.', phrase: null, rule: '' }],
};

it('sorts options by the place where they are shown', () => {
  expect(forStage(ASKED, 2)).toHaveLength(2);
  expect(noStage(ASKED, 3)?.sentence).toBe('No.');
  expect(forToken(ASKED, 'decor')).toEqual([OPTIONS[2]]);
  expect(forDeck(ASKED, 'gizah')).toHaveLength(2);
  expect(plainOptions(ASKED).map((one) => one.verb)).toEqual(['look', 'finish']);
});

it('shows every option in some place', () => {
  const shown = [...forStage(ASKED, 2), ...forToken(ASKED, 'decor'), ...forDeck(ASKED, 'gizah'), ...byVerb(ASKED, 'keep', 'choose'), ...plainOptions(ASKED)];
  expect(new Set(shown)).toEqual(new Set(OPTIONS));
});

it('has nothing to offer to those who are not asked', () => {
  expect([...forStage(null, 1), ...forDeck(null, 'gizah'), ...plainOptions(null)]).toEqual([]);
});
