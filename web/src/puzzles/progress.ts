/** How somebody has fared with puzzles: kept in this browser, and for a profile by the server, which then knows best. */

import type { MyPuzzles, PuzzleTold } from '$lib/net/api';
import { read, write } from '$lib/state/storage';

export interface Progress {
  /** As with chess: beating a hard puzzle raises it more. */
  rating: number;
  tries: number;
  /** Puzzles tried, and whether the first try was right: only that one counts. */
  tried: Record<string, boolean>;
  /** The most puzzles solved in a storm. */
  storm: number;
}

const KEY = 'puzzles';
const FIRST = 1300;
/** Tries after which a rating moves more slowly. */
const SETTLED = 20;

export function progress(): Progress {
  return { rating: FIRST, tries: 0, tried: {}, storm: 0, ...read<Partial<Progress>>(KEY, {}) };
}

export function keep(now: Progress): void {
  write(KEY, now);
}

/** How likely it is to solve a puzzle. */
export function chance(rating: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - rating) / 400));
}

/** After a first try. A puzzle that was tried before changes nothing. */
export function after(now: Progress, id: string, puzzle: number, isRight: boolean): Progress {
  if (id in now.tried) return now;
  const weight = now.tries < SETTLED ? 40 : 20;
  const rating = Math.round(now.rating + weight * (Number(isRight) - chance(now.rating, puzzle)));
  return { ...now, rating, tries: now.tries + 1, tried: { ...now.tried, [id]: isRight } };
}

/** What the server knows of the profile, with what this browser knows beside it. */
export function joined(now: Progress, mine: MyPuzzles): Progress {
  return { ...now, rating: mine.rating, tries: mine.tries, tried: { ...now.tried, ...mine.tried } };
}

/** After an answer: as the server has rated it, or, without a profile, as this browser does. */
export function answered(now: Progress, id: string, puzzle: number, told: Pick<PuzzleTold, 'right' | 'rated'>, hasProfile: boolean): Progress {
  if (!hasProfile) return after(now, id, puzzle, told.right);
  const tried = { [id]: told.right, ...now.tried };
  return told.rated ? { ...now, rating: told.rated.mine, tries: now.tries + 1, tried } : { ...now, tried };
}

/** The puzzle to try next: not tried yet, and about as hard as the rating; when all were tried, one that went wrong. */
export function next(all: { id: string; rating: number }[], now: Progress, but = ''): string {
  const others = all.filter((one) => one.id !== but);
  const fresh = others.filter((one) => !(one.id in now.tried));
  const wrong = others.filter((one) => now.tried[one.id] === false);
  const from = fresh.length ? fresh : wrong.length ? wrong : others;
  return from.reduce((best, one) => (Math.abs(one.rating - now.rating) < Math.abs(best.rating - now.rating) ? one : best), from[0] ?? { id: '', rating: 0 }).id;
}

/** Puzzles for a storm: any of the easiest first, then harder ones, all in chance's order within each step. */
export function stormOrder(all: { id: string; rating: number }[], random: () => number): string[] {
  const STEP = 100;
  const keyed = all.map((one) => ({ id: one.id, step: Math.floor(one.rating / STEP), at: random() }));
  return keyed.sort((a, b) => a.step - b.step || a.at - b.at).map((one) => one.id);
}
