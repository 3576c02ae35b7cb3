/** What the pages about a review share: figures, marks, which decisions are shown, and a table for a record without one. */

import type { Study, StudyDecision } from '$lib/net/api';
import type { SeatInfo, TableInfo } from '$lib/net/types';

export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** Marks as they stand behind an answer in books: told by signs, not by colour alone. */
export const SIGNS: Record<Mark, string> = { best: '!', good: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

export const isBad = (mark: string): boolean => mark === 'inaccuracy' || mark === 'mistake' || mark === 'blunder';

export const signOf = (mark: string): string => SIGNS[mark as Mark] ?? '';

export function percent(share: number): string {
  return `${Math.round(100 * share)}\u00a0%`;
}

export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return `${whole < 0 ? '−' : '+'}${Math.abs(whole)}\u00a0%`;
}

/** The decisions of a seat, or of all, either all of them or those worth a remark. */
export function shownOf(decisions: readonly StudyDecision[], seat: number | null, isAll: boolean): StudyDecision[] {
  return decisions.filter((one) => (seat === null || one.seat === seat) && (isAll || isBad(one.mark)));
}

/** What there is to learn from: the worst first, at most so many. */
export function lessons(decisions: readonly StudyDecision[], seat: number, most = 10): StudyDecision[] {
  const bad = shownOf(decisions, seat, false);
  return [...bad].sort((a, b) => b.loss - a.loss).slice(0, most);
}

export type Verdict = 'best' | 'good' | 'played' | 'worse';

/** What to say to an answer that somebody tries: among the good ones found, the one that was played, or neither. */
export function verdict(decision: StudyDecision, action: string): Verdict {
  const [best, ...others] = decision.best;
  if (best?.answer === action) return 'best';
  if (decision.answer === action) return 'played';
  const near = others.find((one) => one.answer === action);
  return near && best && best.chance - near.chance < decision.loss / 2 ? 'good' : 'worse';
}

export interface Period {
  name: string;
  from: number;
}

/** Where the ages begin, by the labels of the moments ("II.3"); other labels name none. */
export function periods(chances: readonly { step: number; label: string }[]): Period[] {
  const found: Period[] = [];
  for (const { step, label } of chances) {
    const name = /^(I{1,3})\b/.exec(label)?.[1];
    if (name && found.at(-1)?.name !== name) found.push({ name, from: step });
  }
  return found;
}

/** A record has no table: one that its replay can be shown at. */
export function tableOf(study: Study, names: string[]): TableInfo {
  return tableFor({ game: study.review.game, players: study.review.players, options: study.options, rules: study.rules }, names);
}

export function tableFor({ game, players, options, rules }: Pick<TableInfo, 'game' | 'players' | 'options' | 'rules'>, names: string[]): TableInfo {
  const seats = names.map((name, seat): SeatInfo => ({ seat, kind: 'person', name, level: '', ready: true, online: false, presence: 'gone', away: false, nonce: '', invited: false }));
  return {
    id: '', code: '', game, players, options, title: '', state: 'over', listed: false, created: 0,
    rules, clock: { kind: 'none' }, assists: [], undo: false, seats, watching: 0, commitment: '', rematch: null, pause: null,
  };
}
