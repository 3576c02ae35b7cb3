/** What many matches say, as the server tells it, and as bars. */

export interface Told {
  columns: string[];
  rows: (string | number | null)[][];
}

/** The matches of one game with the same options between bots of one strength. */
export interface MatchSet {
  game: string;
  variant: string;
  bots: string;
  matches: number;
  tables: Record<string, Told>;
}

export interface Explored {
  generator: string;
  seed: string;
  matches: number;
  sets: MatchSet[];
  strength: Told;
  balance: Told;
}

export type Row = Record<string, string | number | null>;

/** A share or a value, with its interval. */
export interface Bar {
  id: string;
  label: string;
  value: number;
  low: number;
  high: number;
  /** What chance alone would give. */
  expected: number | null;
  count: number;
}

export function rows(told: Told | undefined): Row[] {
  return told ? told.rows.map((row) => Object.fromEntries(told.columns.map((column, at) => [column, row[at] ?? null]))) : [];
}

const number = (value: string | number | null | undefined): number => Number(value ?? 0);

/** Bars of rows; the columns that make up an id are given, as is how to say it. */
export function bars(found: Row[], value: string, count: string, id: string[], label: (row: Row) => string): Bar[] {
  return found.map((row) => ({
    id: id.map((column) => row[column]).join(' '),
    label: label(row),
    value: number(row[value]),
    low: number(row.low),
    high: number(row.high),
    expected: row.expected === undefined || row.expected === null ? null : number(row.expected),
    count: number(row[count]),
  }));
}

/** The ends of the scale: nothing is always on it, and both have room for every interval. */
export function scale(all: Bar[]): { from: number; to: number } {
  const ends = all.flatMap((bar) => [bar.low, bar.high, bar.value, bar.expected ?? 0]);
  const step = 0.05;
  return { from: Math.min(0, Math.floor(Math.min(0, ...ends) / step) * step), to: Math.max(step, Math.ceil(Math.max(0, ...ends) / step) * step) };
}

/** Where a value lies on the scale, in per cent of its length. */
export function place(value: number, ends: { from: number; to: number }): number {
  return Math.max(0, Math.min(100, ((value - ends.from) / (ends.to - ends.from)) * 100));
}

/** The best and the worst of many. */
export function extremes(all: Bar[], each: number): Bar[] {
  const ordered = [...all].sort((a, b) => b.value - a.value);
  return ordered.length <= 2 * each ? ordered : [...ordered.slice(0, each), ...ordered.slice(-each)];
}
