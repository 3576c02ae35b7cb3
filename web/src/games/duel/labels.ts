/** Cards of the layout in full words, for those who listen. */

import { cardLabel } from '$art/label';
import { name, t } from '$lib/i18n';
import type { Item } from '$games/contract';

import type { Pair, Slot } from './types';

/** "Guard Tower, war, costs nothing, 1 shield; for you 0 coins; for Ben 2 coins; accessible". */
export function slotLabel(slot: Slot, item: Item | null, me: number, coins: Pair<number>): string {
  if (!item) return t(slot.back === 'guild' ? 'web-duel-closed-guild' : 'web-duel-closed', { age: slot.back });
  const [mine = 0, theirs = 0] = [slot.prices?.[me], slot.prices?.[1 - me]];
  return [
    cardLabel(item),
    priceLabel(mine, coins[me] ?? 0, slot.free?.[me]),
    t('web-duel-price-other', { n: theirs, seat: { seat: 1 - me } }),
    t(slot.accessible ? 'web-duel-accessible' : 'web-duel-covered'),
  ].join('; ');
}

export function priceLabel(price: number, coins: number, chain = ''): string {
  if (chain) return t('web-duel-price-chain', { card: name(chain) });
  return t(price > coins ? 'web-duel-price-dear' : 'web-duel-price', { n: price });
}
