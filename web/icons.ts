/** Picks the icons that the games use out of game-icons.net (CC BY 3.0), by the table in src/art/icons.csv. */

import { existsSync, readFileSync } from 'node:fs';
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

/** What every game draws with. */
const SIGNS = 'signs';
/** The game that has expansions: what is neither signs nor a game with a board is one of them. */
const EXPANDED = 'classic';

const isGame = (set: string): boolean => existsSync(join(import.meta.dirname, 'src/games', set, 'Board.svelte'));

/** All sets of the table, and which of them are expansions. */
export const sets = (): string[] => [...new Set(rows().map((row) => row.set))];
export const expansions = (): string[] => sets().filter((set) => set !== SIGNS && !isGame(set));

/** Sets that are always loaded before another one, whose icons it need not bring again. */
const before = (set: string): string[] => (set === SIGNS ? [] : isGame(set) ? [SIGNS] : [SIGNS, EXPANDED]);

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
  const known = new Set(before(set).flatMap((one) => [...namesOf(all, one)]));
  const paths: Record<string, string> = {};
  for (const name of [...namesOf(all, set)].filter((one) => !known.has(one)).sort()) {
    const drawn = / d="([^"]+)"/.exec(library[name]?.body ?? '')?.[1];
    if (!drawn) throw new Error(`icons.csv names ${name}, which game-icons.net has not`);
    paths[name] = rounded(drawn);
  }
  const items = Object.fromEntries(all.filter((row) => row.set === set).map((row) => [row.id, [row.icon, row.ground, row.chain]]));
  return `export const paths = ${JSON.stringify(paths)};\nexport const items = ${JSON.stringify(items)};\n`;
}

/** The module that knows all others: how each is loaded, and which belong to the game with expansions. */
export const index = (): string =>
  `export const loads = {${sets().map((set) => `${JSON.stringify(set)}: () => import('${PREFIX}${set}')`).join(', ')}};
export const expansions = ${JSON.stringify({ [EXPANDED]: expansions() })};
`;

export function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (id) => (`${id}/`.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!`${id}/`.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(TABLE);
      const set = id.slice(PREFIX.length + 1);
      return set ? moduleOf(set) : index();
    },
  };
}
