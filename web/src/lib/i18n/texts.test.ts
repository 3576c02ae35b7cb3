import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Texts } from './texts';

interface Fixture {
  game: string;
  names: string[];
  lines: { how: string; given: unknown; en: string; de: string }[];
}

// Written by fixtures.py just before, from the same texts and rules.
const fixtures = JSON.parse(readFileSync('node_modules/.fixtures/texts.json', 'utf8')) as Fixture[];

describe.each(fixtures)('the texts of $game for $names.length', ({ game, names, lines }) => {
  it.each(['en', 'de'] as const)('are those of Python, in %s', async (language) => {
    const texts = await Texts.load(language, game, names);
    const ways = texts as unknown as Record<string, (given: unknown) => string>;
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(ways[line.how]?.(line.given), JSON.stringify(line.given)).toBe(line[language]);
  });
});

describe('a text that is missing', () => {
  it('is said by its key and what it is about', async () => {
    const texts = await Texts.load('de', 'classic', ['Ada']);
    expect(texts.t('no-such-key', { card: 'baths' })).toBe('key (Bäder)');
  });

  it('names nobody for a city beyond the last seat', async () => {
    const texts = await Texts.load('en', 'classic', ['Ada', 'Bo']);
    expect(texts.seat(1)).toBe('Bo');
    expect(texts.seat(2)).toBe('Free City');
  });
});
