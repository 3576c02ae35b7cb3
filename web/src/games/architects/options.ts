/** The options of a decision, sorted by where they are shown. */

import type { Decision, Option, Refused } from '$games/contract';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What taking from this deck would be: the card of the turn, an extra card, a search. Several if tokens offer it. */
export const forDeck = (decision: Decision | null, deck: string): Option[] =>
  decision?.options.filter((option) => text(option.fields.deck) === deck) ?? [];

export const noDeck = (decision: Decision | null, deck: string): Refused | null =>
  decision?.refused.find((one) => text(one.fields.deck) === deck && one.verb !== 'extra') ?? null;

/** The payments for a stage. */
export const forStage = (decision: Decision | null, stage: number): Option[] =>
  decision?.options.filter((option) => option.verb === 'build' && option.fields.stage === stage) ?? [];

export const noStage = (decision: Decision | null, stage: number): Refused | null =>
  decision?.refused.find((one) => one.verb === 'build' && one.fields.stage === stage) ?? null;

/** What would bring this progress token. */
export const forToken = (decision: Decision | null, token: string): Option[] =>
  decision?.options.filter((option) => ['trade', 'progress'].includes(option.verb) && text(option.fields.token) === token) ?? [];

/** Options that have no place of their own on the table. */
export const plainOptions = (decision: Decision | null): Option[] =>
  decision?.options.filter((option) => !['take', 'search', 'build', 'trade', 'progress', 'keep', 'choose', 'extra'].includes(option.verb)) ?? [];

export const byVerb = (decision: Decision | null, ...verbs: string[]): Option[] =>
  decision?.options.filter((option) => verbs.includes(option.verb)) ?? [];

/** Reasons that belong to no place on the table. */
export const plainReasons = (decision: Decision | null): Refused[] =>
  decision?.refused.filter((one) => ['look', 'finish', 'trade', 'extra', 'decline'].includes(one.verb)) ?? [];
