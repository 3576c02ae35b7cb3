/** Tables of the past, kept in this browser: statistics per player, export and import. */

import type { Entry, Sheet } from './entry';
import { read, write } from '$lib/state/storage';

export interface Kept {
  /** When it was kept, as a number of milliseconds: also its id. */
  at: number;
  entry: Entry;
  sheet: Sheet;
}

const KEY = 'pad';

export const history = (): Kept[] => read<Kept[]>(KEY, []);

/** Keep a table, or tables read from a file; what is there already is not kept twice. */
export function keep(...tables: Kept[]): Kept[] {
  const known = new Map(history().map((kept) => [kept.at, kept]));
  for (const table of tables) known.set(table.at, table);
  const all = [...known.values()].sort((a, b) => b.at - a.at);
  write(KEY, all);
  return all;
}

export function forget(at: number): Kept[] {
  const left = history().filter((kept) => kept.at !== at);
  write(KEY, left);
  return left;
}

export interface Record {
  player: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
  /** Points of each table, the oldest first. */
  course: number[];
}

export function records(tables: Kept[]): Record[] {
  const found = new Map<string, Record>();
  for (const { entry, sheet } of [...tables].sort((a, b) => a.at - b.at)) {
    entry.players.forEach((player, at) => {
      const one = found.get(player.name) ?? { player: player.name, games: 0, wins: 0, mean: 0, best: 0, course: [] };
      one.course.push(sheet.points[at] ?? 0);
      one.games += 1;
      one.wins += sheet.winners.includes(at) ? 1 : 0;
      found.set(player.name, one);
    });
  }
  for (const one of found.values()) {
    one.mean = one.course.reduce((sum, points) => sum + points, 0) / one.games;
    one.best = Math.max(...one.course);
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.mean - a.mean);
}

const cell = (value: string | number): string => (/[",\n;]/.test(String(value)) ? `"${String(value).replace(/"/g, '""')}"` : String(value));

/** A line for each player of each table. */
export function asCsv(tables: Kept[]): string {
  const rows = [['table', 'played', 'game', 'seat', 'player', 'rank', 'points', 'categories']];
  for (const { at, entry, sheet } of tables) {
    entry.players.forEach((player, seat) => {
      const points = sheet.categories.map((row) => `${row.id}=${sheet.columns[seat]?.points[row.id] ?? 0}`).join(' ');
      rows.push([String(at), new Date(at).toISOString(), entry.game, String(seat), player.name, String(sheet.ranks[seat]), String(sheet.points[seat]), points]);
    });
  }
  return rows.map((row) => row.map(cell).join(',')).join('\n') + '\n';
}

/** Tables of an exported file; null if it is none. */
export function fromJson(text: string): Kept[] | null {
  try {
    const all = JSON.parse(text) as Kept[];
    const isKept = (one: Kept): boolean => typeof one?.at === 'number' && Array.isArray(one.entry?.players) && Array.isArray(one.sheet?.points);
    return Array.isArray(all) && all.every(isKept) ? all : null;
  } catch {
    return null;
  }
}
