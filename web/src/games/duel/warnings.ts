/** What everybody at the table can see coming: a city that is close to winning at once. Facts, no advice. */

import type { Phrase } from '$games/contract';

import type { Facts } from './types';

/** Spaces from the capital at which it is worth saying so: what one strong card can move. */
const NEAR = 4;

export function warnings(facts: Facts): Phrase[] {
  const found: Phrase[] = [];
  for (const seat of [0, 1]) {
    const different = facts.cities[seat]?.different ?? 0;
    if (different === facts.supremacy - 1) {
      found.push({ key: 'web-duel-warn-science', args: { seat: { seat }, n: different, of: facts.supremacy } });
    }
    const spaces = facts.military.to_capital[seat] ?? Infinity;
    if (spaces > 0 && spaces <= NEAR) found.push({ key: 'web-duel-warn-military', args: { seat: { seat }, n: spaces } });
  }
  return found;
}
