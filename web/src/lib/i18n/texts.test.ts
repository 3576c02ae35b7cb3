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

describe('an argument', () => {
  const names = ['Ada', 'wood', 'science/stone', 'Dido', 'Ezra', 'Finn', 'Gaia'];

  it('of a message of the client stays as it is', async () => {
    const texts = await Texts.load('de', 'classic', names);
    expect(texts.t('web-waiting-for', { names: names.slice(1, 3) })).toContain('wood, science/stone');
    expect(texts.t('web-hand-over', { name: 'wood' })).toContain('wood');
    expect(texts.t('web-classic-has-chosen', { seat: { seat: 2 } })).toContain('science/stone');
    expect(texts.t('web-demo', { game: 'a/wonders/b' })).toContain('a/wonders/b');
  });

  it('is a seat by its type, not by its name', async () => {
    const duel = await Texts.load('en', 'duel', names.slice(0, 2));
    expect(duel.t('web-duel-symbols', { n: 5, of: 6 })).toBe('5 of 6 different symbols');
    expect(duel.say({ key: 'web-duel-warn-science', args: { seat: { seat: 1 }, n: 5, of: 6 } })).toMatch(/^wood has 5 of 6 /);
    const architects = await Texts.load('en', 'architects', names);
    expect(architects.t('web-architects-conflict', { n: 0, of: 3 })).toContain('0 of 3');
    expect(architects.event({ event: 'TimeUp', seat: 1 })).toContain('wood');
  });

  it('in words is not translated again', async () => {
    const duel = await Texts.load('en', 'duel', names.slice(0, 2));
    expect(duel.t('web-costs', { cost: duel.cost('2c') })).toBe('costs 2 coins');
  });

  it('that somebody wrote is not translated', async () => {
    const texts = await Texts.load('de', 'classic', names);
    expect(texts.say({ key: 'classic-why-no-card', args: { card: { text: 'wood' } } })).toContain('„wood“');
  });
});

describe('a text that is missing', () => {
  it('is said by its key and what it is about', async () => {
    const texts = await Texts.load('de', 'classic', ['Ada']);
    expect(texts.say({ key: 'no-such-key', args: { card: 'baths' } })).toBe('key (Bäder)');
  });

  it('names nobody for a city beyond the last seat', async () => {
    const texts = await Texts.load('en', 'classic', ['Ada', 'Bo']);
    expect(texts.seat(1)).toBe('Bo');
    expect(texts.seat(2)).toBe('Free City');
  });
});
