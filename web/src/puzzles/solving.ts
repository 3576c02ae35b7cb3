/** Answers to puzzles: what they are worth is told at once, however long it takes to rate and keep them. */

import { api, type PuzzleTold } from '$lib/net/api';
import { asMyself, myId } from '$lib/state/me.svelte';

/** Milliseconds after which a profile's answer is judged without waiting for the profile. */
export const SOON = 400;

export interface Solving {
  /** What the answer is worth. */
  told: Promise<PuzzleTold>;
  /** The same with what it has done to the ratings; later than `told`, or never. */
  kept: Promise<PuzzleTold>;
}

/** Send an answer. With a profile the server has to find and write what it keeps: a busy one takes its time for that. */
export function solve(id: string, answer: string, isRated = true): Solving {
  const kept = asMyself(() => api.solve(id, answer, isRated));
  if (!myId()) return { told: kept, kept };
  return { told: firstOf(kept, () => api.judge(id, answer)), kept };
}

/** What comes first: the answer that is on its way, or another one, asked for if it is late or fails. */
function firstOf(first: Promise<PuzzleTold>, ask: () => Promise<PuzzleTold>): Promise<PuzzleTold> {
  return new Promise((resolve, reject) => {
    let isAsked = false;
    const other = (): void => {
      if (isAsked) return;
      isAsked = true;
      ask().then(resolve, () => first.then(resolve, reject));
    };
    const timer = setTimeout(other, SOON);
    first.then(resolve, other).finally(() => clearTimeout(timer));
  });
}
