import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = ['tokens', 'table'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('\n');
const tokens = Object.fromEntries([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

/** The value of a token by day (0) or by night (1). */
function colour(name: string, night: 0 | 1): string {
  const value = tokens[name] ?? '';
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return both ? (both[night + 1] ?? '') : value;
}

function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const CLASSES = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white'];
const PAGE = ['ground', 'surface', 'raised', 'sunken'];
const PAIRS: [ground: string, text: string][] = [
  ...CLASSES.map((one): [string, string] => [`card-${one}`, `on-${one}`]),
  ...PAGE.flatMap((ground) => ['ink', 'ink-soft', 'accent'].map((text): [string, string] => [ground, text])),
  ...['ground', 'surface', 'raised'].flatMap((ground) => ['good', 'bad', 'note'].map((text): [string, string] => [ground, text])),
  ['good-soft', 'good'], ['bad-soft', 'bad'], ['note-soft', 'note'], ['accent-soft', 'ink'], ['accent-soft', 'accent'],
  ['accent', 'on-accent'],
  ['button-top', 'ink'], ['button-bottom', 'ink'], ['primary-top', 'on-accent'], ['primary-bottom', 'on-accent'],
  ['table', 'on-table'], ['panel', 'on-panel'], ['panel', 'panel-soft'], ['panel', 'gold-text'], ['primary', 'on-primary'], ['second', 'on-second'],
  ...['ok', 'free', 'buy', 'no'].map((one): [string, string] => [`tag-${one}`, `on-tag-${one}`]),
];

describe('text can be read', () => {
  it.each(PAIRS)('on %s in %s, by day and by night', (ground, text) => {
    for (const night of [0, 1] as const) {
      expect(colour(ground, night)).toMatch(/^#[0-9a-f]{6}$/);
      expect(contrast(colour(ground, night), colour(text, night)), night ? 'night' : 'day').toBeGreaterThanOrEqual(4.5);
    }
  });

  it('on the cloth of a page right below its lamp, where it is lightest by night', () => {
    for (const night of [0, 1] as const) {
      const lamp = colour('page-lamp', night);
      const share = parseInt(lamp.slice(7, 9), 16) / 255;
      const mixed = [1, 3, 5].map((at) => Math.round(share * parseInt(lamp.slice(at, at + 2), 16) + (1 - share) * parseInt(colour('ground', night).slice(at, at + 2), 16)));
      const cloth = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      for (const text of ['ink', 'ink-soft', 'accent', 'gold-text', 'good', 'bad']) expect(contrast(cloth, colour(text, night)), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('at a table where a first game leaves it in shade', () => {
    const share = 1 - parseInt((tokens['shade'] ?? '').slice(7, 9), 16) / 255;
    const shaded = (hex: string): string => `#${[1, 3, 5].map((at) => Math.round(share * parseInt(hex.slice(at, at + 2), 16)).toString(16).padStart(2, '0')).join('')}`;
    for (const [ground, text] of PAIRS.filter(([one]) => /^(card|tag|table|panel)/.test(one))) {
      for (const night of [0, 1] as const) expect(contrast(shaded(colour(ground, night)), shaded(colour(text, night))), `${ground} ${night}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a white mark stands out on the colour of every seat', () => {
    for (let seat = 1; seat <= 8; seat++) expect(contrast(colour(`player-${seat}`, 0), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
