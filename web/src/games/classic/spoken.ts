/** An option in words, with what its coins buy from whom. */

import type { Option } from '$games/contract';
import { action, name, seatName, t } from '$lib/i18n';

import type { Purchase } from './purchase';

function wares(goods: readonly string[]): string {
  const kinds = [...new Set(goods)];
  return kinds.map((good) => `${goods.filter((one) => one === good).length} ${name(good)}`).join(', ');
}

export function spoken(option: Option, goods: Purchase | null, neighbours: readonly [number, number] | null): string {
  const sides = (['left', 'right'] as const).flatMap((side, at) => {
    const seat = neighbours?.[at];
    return goods?.[side].length && seat !== undefined ? [t('web-classic-buys', { goods: wares(goods[side]), seat: seatName(seat), n: Number(option.fields[side] ?? 0) })] : [];
  });
  return [action(option), ...sides].join('; ');
}
