/** The lines of a notebook: a list of joint answers, each with the one before it. The first that follows on another is how that line goes on. */

import type { NotebookAnswer, NotebookMove } from '$lib/net/api';

export type Move = NotebookMove;
export type Joint = NotebookAnswer[];

export const START = -1;
export const MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;

/** What follows on a move, how the line goes on first. */
export function following(moves: readonly Move[], at: number): number[] {
  return moves.flatMap((move, place) => (move.parent === at ? [place] : []));
}

/** The places of the moves from the start up to one. */
export function pathTo(moves: readonly Move[], at: number): number[] {
  const path: number[] = [];
  for (let place = at; place !== START; place = moves[place]?.parent ?? START) path.unshift(place);
  return path;
}

/** The line that a move is in: up to it, and on to the end. */
export function lineThrough(moves: readonly Move[], at: number): number[] {
  const line = pathTo(moves, at);
  for (let next = following(moves, at)[0]; next !== undefined; next = following(moves, next)[0]) line.push(next);
  return line;
}

/** Whether nobody but chance answers. */
export const isChance = (move: Move): boolean => move.answers.every((one) => one.seat < 0);

export interface About {
  game: string | null;
  rules: string;
  players: number;
  options: Record<string, string | number | boolean>;
}

/** A line as a record. */
export function recordOf({ game, rules, players, options }: About, moves: readonly Move[], path: readonly number[]): string {
  const answers = path.flatMap((at) => moves[at]?.answers ?? []).map((one) => [one.seat < 0 ? 'chance' : one.seat, one.action]);
  return [{ wonders: 1, game, rules, players, options }, ...answers].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const text = (joint: Joint): string => joint.map((one) => `${one.seat} ${one.action}`).join('\n');

/** The tree with joint answers that follow on a move; those that are there already are not added again. */
export function grown(moves: readonly Move[], from: number, joints: readonly Joint[]): { moves: Move[]; last: number } {
  const all = [...moves];
  let last = from;
  for (const joint of joints) {
    const known = following(all, last).find((at) => text(all[at]?.answers ?? []) === text(joint));
    if (known === undefined) all.push({ parent: last, answers: joint, comment: '', name: '', label: '' });
    last = known ?? all.length - 1;
  }
  return { moves: all, last };
}

/** The tree without a move and all that follows on it, and where each move is now. */
export function pruned(moves: readonly Move[], at: number): { moves: Move[]; now: Map<number, number> } {
  const now = new Map<number, number>([[START, START]]);
  const kept: Move[] = [];
  moves.forEach((move, place) => {
    const parent = now.get(move.parent);
    if (place === at || parent === undefined) return;
    now.set(place, kept.length);
    kept.push({ ...move, parent });
  });
  return { moves: kept, now };
}

/** The text with its links to moments changed to where they are now; a link to one that is gone becomes plain words. */
export function relinked(words: string, now: ReadonlyMap<number, number>): string {
  return words.replace(/\[([^\]]*)\]\(#(\d+)\)/g, (_, said: string, at: string) => {
    const place = now.get(Number(at));
    return place === undefined ? said : `[${said}](#${place})`;
  });
}

/** One move with something changed. */
export function changed(moves: readonly Move[], at: number, change: Partial<Move>): Move[] {
  return moves.map((move, place) => (place === at ? { ...move, ...change } : move));
}
