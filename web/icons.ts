/** Picks the icons that the games use out of game-icons.net (CC BY 3.0), by the table in src/art/icons.csv. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { rounded } from './iconpath.ts';

const TABLE = join(import.meta.dirname, 'src/art/icons.csv');
const LIBRARY = join(import.meta.dirname, 'node_modules/@iconify-json/game-icons/icons.json');
const PREFIX = 'virtual:icons/';

export interface Row {
  set: string;
  id: string;
  icon: string;
  ground: string;
  /** Icon of the symbol by which a card makes others free. */
  chain: string;
}

export const SETS = ['signs', 'classic', 'cities', 'leaders', 'duel', 'architects'] as const;

/** Sets that are always loaded before another one, whose icons it need not bring again. */
const BEFORE: Record<string, string[]> = {
  classic: ['signs'], cities: ['signs', 'classic'], leaders: ['signs', 'classic'], duel: ['signs'], architects: ['signs'],
};

export function rows(): Row[] {
  const [, ...lines] = readFileSync(TABLE, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [set = '', id = '', icon = '', ground = '', chain = ''] = line.split(',');
    return { set, id, icon, ground, chain };
  });
}

const namesOf = (all: Row[], set: string): Set<string> =>
  new Set(all.filter((row) => row.set === set).flatMap((row) => [row.icon, row.chain]).filter(Boolean));

/** One module: the paths of its icons, and which card has which. */
export function moduleOf(set: string): string {
  const library = (JSON.parse(readFileSync(LIBRARY, 'utf8')) as { icons: Record<string, { body: string }> }).icons;
  const all = rows();
  const known = new Set((BEFORE[set] ?? []).flatMap((one) => [...namesOf(all, one)]));
  const paths: Record<string, string> = {};
  for (const name of [...namesOf(all, set)].filter((one) => !known.has(one)).sort()) {
    const drawn = / d="([^"]+)"/.exec(library[name]?.body ?? '')?.[1];
    if (!drawn) throw new Error(`icons.csv names ${name}, which game-icons.net has not`);
    paths[name] = rounded(drawn);
  }
  const items = Object.fromEntries(all.filter((row) => row.set === set).map((row) => [row.id, [row.icon, row.ground, row.chain]]));
  return `export const paths = ${JSON.stringify(paths)};\nexport const items = ${JSON.stringify(items)};\n`;
}

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(TABLE);
      return moduleOf(id.slice(PREFIX.length + 1));
    },
  };
}
