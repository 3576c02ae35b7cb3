/** What can be done with each card of the layout, sorted out of the options and the reasons that came with them. */

import type { Decision, Option, Refused } from '$games/contract';

import type { Slot } from './types';

/** One thing to do with a card: an option that can be sent, or a reason why not. */
export interface Choice {
  verb: 'build' | 'wonder' | 'sell';
  /** The wonder it is about, if it is. */
  wonder: string;
  option: Option | null;
  refused: Refused | null;
}

const isTurn = (decision: Decision | null): decision is Decision => decision?.kind === 'PlayTurn';
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Build it, build each wonder with it, sell it: in this order, with the reason for what is not possible. */
export function choicesFor(decision: Decision | null, card: string): Choice[] {
  if (!isTurn(decision)) return [];
  const options = decision.options.filter((option) => option.fields.card === card);
  const build = options.find((option) => option.verb === 'build') ?? null;
  const noBuild = decision.refused.find((one) => one.verb === 'build' && one.fields.card === card) ?? null;
  const choices: Choice[] = build || noBuild ? [{ verb: 'build', wonder: '', option: build, refused: noBuild }] : [];
  const sell = options.find((option) => option.verb === 'sell');
  if (!sell) return choices;
  for (const option of options.filter((one) => one.verb === 'wonder')) {
    choices.push({ verb: 'wonder', wonder: text(option.fields.wonder), option, refused: null });
  }
  // A wonder is refused for one card as for all, so one reason is enough.
  for (const refused of decision.refused.filter((one) => one.verb === 'wonder')) {
    const wonder = text(refused.fields.wonder);
    if (!choices.some((choice) => choice.wonder === wonder)) choices.push({ verb: 'wonder', wonder, option: null, refused });
  }
  return [...choices, { verb: 'sell', wonder: '', option: sell, refused: null }];
}

/** Whether anything can be done with a card now. */
export const canTake = (decision: Decision | null, card: string | null): boolean =>
  card !== null && isTurn(decision) && decision.options.some((option) => option.fields.card === card);

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const isArrow = (key: string): key is Arrow => key.startsWith('Arrow');

/** The slot that an arrow key leads to: the nearest one in that direction, else the same. */
export function neighbour(slots: readonly Slot[], from: number, key: Arrow): number {
  const here = slots.find((slot) => slot.slot === from);
  if (!here) return slots[0]?.slot ?? -1;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  /** How far it is: along the row first, or to the next row first. */
  const reach = (slot: Slot): number => {
    const [rows, cards] = [slot.row - here.row, (slot.x - here.x) / 2];
    if (isAcross) return cards * sign <= 0 ? Infinity : cards * sign + Math.abs(rows) * 3;
    return rows * sign <= 0 ? Infinity : rows * sign * 3 + Math.abs(cards);
  };
  const best = slots.reduce<Slot | null>((found, slot) => (found && reach(found) <= reach(slot) ? found : slot), null);
  return best && reach(best) < Infinity ? best.slot : from;
}
