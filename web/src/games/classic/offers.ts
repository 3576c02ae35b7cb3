/** What is on offer in a decision, card by card: the ways to use each, and why others are closed. */

import type { Decision, Option, Refused } from '$games/contract';

import type { ClassicView } from './types';

/** One way to use a card: all options of a verb, the cheapest first, or the reason why there is none. */
export interface Use {
  verb: string;
  ways: Option[];
  refused: Refused | null;
}

export interface Offer {
  /** Place in the row: the same card may be held twice. */
  at: number;
  card: string;
  uses: Use[];
}

const ORDER = ['build', 'recruit', 'keep', 'revive', 'copy', 'stage', 'sell'];
const rank = (verb: string): number => (ORDER.indexOf(verb) + ORDER.length + 1) % (ORDER.length + 1);

const field = (option: Option, name: string): number => Number(option.fields[name] ?? 0);

/** Coins that an option costs, to whomever. */
export const price = (option: Option): number => field(option, 'left') + field(option, 'right') + field(option, 'bank');

export const right = (option: Option): string => {
  const using = option.fields['using'];
  return typeof using === 'string' && using !== 'recruited' ? using : '';
};

/** Cheapest first; a right that can be used only once comes last. */
function byPrice(a: Option, b: Option): number {
  return Number(right(a) !== '') - Number(right(b) !== '') || price(a) - price(b);
}

export const cardOf = (option: Option): string => {
  const card = option.fields['card'] ?? option.fields['board'];
  return typeof card === 'string' ? card : '';
};

/** The cards that a decision is about, in the order in which they lie there. */
export function cardsAsked(decision: Decision, view: ClassicView): string[] {
  const city = Number(decision.asked['city'] ?? view.seat);
  if (decision.kind === 'PickCard' || decision.kind === 'PickLeader') return view.hand;
  if (decision.kind === 'PlayLastCard') return city >= view.hand_sizes.length ? view.stack : view.hand;
  if (decision.kind === 'UseLeader' || decision.kind === 'RecruitAnother') return view.reserve;
  if (decision.kind === 'PickDiscarded') return [...new Set(view.pile)];
  return [...new Set([...decision.options, ...decision.refused].map(cardOf).filter(Boolean))];
}

export function offers(decision: Decision, view: ClassicView): Offer[] {
  return cardsAsked(decision, view).map((card, at) => ({ at, card, uses: uses(decision, card) }));
}

function uses(decision: Decision, card: string): Use[] {
  const options = decision.options.filter((option) => cardOf(option) === card);
  const refused = decision.refused.filter((one) => cardOf(one) === card);
  // What is wrong with a stage is wrong with it for every card, and said once.
  const stage = decision.refused.find((one) => one.verb === 'stage');
  if (stage && ![...options, ...refused].some((one) => one.verb === 'stage')) refused.push(stage);
  const verbs = [...new Set([...options, ...refused].map((option) => option.verb))];
  verbs.sort((a, b) => rank(a) - rank(b));
  return verbs.map((verb) => {
    const ways = options.filter((option) => option.verb === verb).sort(byPrice);
    return { verb, ways, refused: ways.length ? null : (refused.find((one) => one.verb === verb) ?? null) };
  });
}

/** Options that are about no card: to do without, to pay a loss. */
export const loose = (decision: Decision): Option[] => decision.options.filter((option) => !cardOf(option));

/** What a card is first of all there for; the price on it is the price of that. */
export const first = (offer: Offer): Use | null => offer.uses.find((use) => !['stage', 'sell'].includes(use.verb)) ?? null;

/** An action in its text form, as far as cards are concerned: verb, card, and who is paid. */
export function read(text: string): Option {
  const [verb = '', ...words] = text.split(' ');
  const fields: Option['fields'] = { card: '', left: 0, right: 0, bank: 0, using: '' };
  for (const word of words) {
    const [name = '', value] = word.split('=');
    if (value === undefined) fields['card'] = name;
    else fields[name] = /^\d+$/.test(value) ? Number(value) : value;
  }
  return { action: text, verb, fields };
}

/** What each key does. */
export const KEYS: Record<string, readonly string[]> = {
  b: ['build', 'recruit', 'keep', 'revive', 'copy'],
  w: ['stage'],
  s: ['sell'],
};
