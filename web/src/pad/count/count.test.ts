import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Entry } from '../entry';
import type { Catalogue, Item } from '$lib/net/types';

import { count } from '.';
import type { Counted, Line } from './lines';

// Written by pad_fixtures.py just before, by the engines.
const read = (name: string): unknown => JSON.parse(readFileSync(`node_modules/.fixtures/${name}.json`, 'utf8'));
const catalogues = Object.fromEntries(
  Object.entries(read('catalogues') as Record<string, Item[]>).map(([game, items]) => [game, Object.fromEntries(items.map((item) => [item.id, item]))]),
) as Record<string, Catalogue>;
const pads = read('pads') as { entry: Entry; outcome: Counted }[];

const text = (line: Line): string => `${line.category} ${line.points} ${line.source} ${line.reason.key} ${JSON.stringify(Object.entries(line.reason.args).sort())}`;
const told = ({ columns, ...rest }: Counted) => ({ ...rest, columns: columns.map((lines) => lines.map(text).sort()) });

describe.each(['classic', 'duel', 'architects'])('pads of %s', (game) => {
  const ours = pads.filter(({ entry }) => entry.game === game);

  it('count every line, rank and ending as the engine does', () => {
    expect(ours.length).toBeGreaterThanOrEqual(300);
    for (const { entry, outcome } of ours) expect(told(count(entry, catalogues[game] ?? {})), JSON.stringify(entry)).toEqual(told(outcome));
  });
});
