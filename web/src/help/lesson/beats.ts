/** A first game beat by beat: look at something, pick a card, say what it is for. The sentences are in the texts. */

import type { GameId, Lesson, Option, State } from '$lib/net/types';

import { stepOf } from './table';

export interface Beat {
  /** The message, and the part of it that says what to do. */
  key: string;
  part: 'more' | 'pick' | 'act';
  /** What it is about, as selectors: the first such thing that is seen is put into the light. */
  where: readonly string[];
}

const at = (anchor: string): string => `[data-anchor="${anchor}"]`;

/** What is looked at before a decision, by its message. */
const LOOKS: Record<GameId, Record<string, Record<string, readonly string[]>>> = {
  classic: {
    goods: { hand: [at('hand-0')] },
    trade: { stall: [`main [data-city="1"] .stall`, at('city-1')] },
    stage: { wonder: ['main .own .stages', at('city-0')] },
    chain: { age: [at('bank')] },
  },
  duel: {
    goods: { layout: [at('layout')] },
    sell: { track: [at('track')] },
    wonder: { wonders: [`main ${at('city-0')} .wonders`, at('city-0')] },
  },
  architects: {
    goods: { decks: ['main .piles'] },
    stage: { wonder: [at('city-0')] },
    red: { conflict: [at('conflict')] },
  },
};

/** What lies on the table at the end. */
const END = ['[data-end] table'];

const byName = (value: string): string => value.replaceAll('"', '\\"');

/** The beats of a decision; whether its option is on the table already decides between picking and acting. */
export function beatsOf(lesson: Lesson, state: State, isOffered: (action: string) => boolean): Beat[] {
  const { game } = lesson.table;
  if (state.outcome) return [{ key: `web-lesson-${game}-end`, part: 'more', where: END }];
  const step = stepOf(lesson, state.decision?.number);
  if (!step) return [];
  const looks = LOOKS[game][step.key.slice(`web-lesson-${game}-`.length)] ?? {};
  const option = `main [data-option="${byName(step.action)}"]`;
  const doing: Beat = isOffered(option)
    ? { key: step.key, part: 'act', where: [option] }
    : { key: step.key, part: 'pick', where: [`main [data-card="${cardOf(state.decision?.options ?? [], step.action)}"]`] };
  return [...Object.entries(looks).map(([look, where]): Beat => ({ key: `web-lesson-${game}-look-${look}`, part: 'more', where })), doing];
}

/** The card that an action uses. */
function cardOf(options: readonly Option[], action: string): string {
  return String(options.find((one) => one.action === action)?.fields['card'] ?? '');
}
