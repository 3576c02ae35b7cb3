/** What is written on a score pad: the entry that the engine counts (docs/pad.md), and sums for when there is no line. */

import { ranked, type Score } from './count/lines';

export type GameId = 'classic' | 'duel' | 'architects';

export interface Choice {
  id: string;
  name: string;
  group: string;
  group_name: string;
  colour: string;
  needs: string[];
  marks: number[];
  stages: number;
  effects: string[];
}

export interface Category {
  id: string;
  name: string;
  needs: string[];
}

export interface Form {
  game: GameId;
  name: string;
  players: { lowest: number; highest: number };
  longest_name: number;
  fields: { id: string; name: string; needs: string[] }[];
  shared: { id: string; name: string }[];
  options: string[];
  tie_break: string;
  categories: Category[];
  choices: Record<string, Choice[]>;
}

export interface Player {
  name: string;
  points?: Record<string, number>;
  wonder?: string;
  stages?: number | number[];
  cards?: string[] | Record<string, number>;
  wonders?: string[];
  tokens?: string[];
  coins?: number;
  conflict_tokens?: number[];
  debts?: number;
  copied_leader?: string;
  victories?: number;
  cat?: boolean;
}

export interface Entry {
  game: GameId;
  options?: { expansions?: string; teams?: boolean; copied_guild?: string };
  players: Player[];
  played?: string;
  pawn?: number;
  /** The third city of a table of two. */
  free_city?: Omit<Player, 'name'>;
}

export interface SheetLine {
  category: string;
  points: number;
  name: string;
  reason: string;
}

export interface Sheet {
  ending: string;
  winners: number[];
  ranks: number[];
  points: number[];
  categories: { id: string; name: string }[];
  columns: { owner: string; total: number; points: Record<string, number>; lines: SheetLine[] }[];
}

export interface Problem {
  player: number | null;
  field: string;
  sentence: string;
}

export type Answer = { ok: true; entry: Entry; outcome: Sheet; doubts: Problem[] } | { ok: false; problems: Problem[] };

/** Rows of the paper pad that are in use with these expansions. */
export const rowsOf = (form: Form, expansions: string[]): Category[] =>
  form.categories.filter((row) => row.needs.length === 0 || row.needs.some((need) => expansions.includes(need)));

/** The expansions that any of the pieces needs, in a fixed order. */
export const expansionsOf = (pieces: readonly { needs: readonly string[] }[]): string[] => [...new Set(pieces.flatMap(({ needs }) => needs))].sort();

export const isUsed = (choice: { needs: string[] }, expansions: string[]): boolean => choice.needs.every((need) => expansions.includes(need));

export const totalOf = (player: Player): number => Object.values(player.points ?? {}).reduce((sum, n) => sum + (n || 0), 0);

/** Points by category added up here, without the engine: sums, ranks, and the tie-break the form names. */
export function added(form: Form, entry: Entry, expansions: string[]): Sheet {
  const rows = rowsOf(form, expansions);
  const breaker = (player: Player): number => {
    const value = form.tie_break ? player[form.tie_break as 'coins' | 'stages'] : 0;
    return typeof value === 'number' ? value : 0;
  };
  const scores = entry.players.map((player): Score => [totalOf(player), breaker(player)]);
  const ranks = ranked(scores, entry.options?.teams ? 2 : 1);
  return {
    ending: '',
    winners: ranks.flatMap((rank, at) => (rank === 1 ? [at] : [])),
    ranks,
    points: scores.map(([total]) => total),
    categories: rows.map(({ id, name }) => ({ id, name })),
    columns: entry.players.map((player) => ({
      owner: player.name,
      total: totalOf(player),
      points: Object.fromEntries(rows.map((row) => [row.id, player.points?.[row.id] ?? 0])),
      lines: [],
    })),
  };
}

/** An entry without what holds nothing, as it is sent and shared. */
export function lean(entry: Entry): Entry {
  const keep = (value: unknown): boolean =>
    value !== undefined && value !== '' && value !== null && !(Array.isArray(value) && value.length === 0) && !(typeof value === 'object' && Object.keys(value as object).length === 0);
  const players = entry.players.map((player) => Object.fromEntries(Object.entries(player).filter(([, value]) => keep(value))) as unknown as Player);
  return { ...(Object.fromEntries(Object.entries(entry).filter(([, value]) => keep(value))) as unknown as Entry), players };
}
