/** Options and deeds in words. */

import type { Option } from '$games/contract';
import { action, name, seatName, t } from '$lib/i18n';

import type { Purchase } from './purchase';
import type { Deed } from './turn';

function wares(goods: readonly string[]): string {
  const kinds = [...new Set(goods)];
  return kinds.map((good) => `${goods.filter((one) => one === good).length} ${name(good)}`).join(', ');
}

/** An option, with what its coins buy from whom. */
export function spoken(option: Option, goods: Purchase | null, neighbours: readonly [number, number] | null): string {
  const sides = (['left', 'right'] as const).flatMap((side, at) => {
    const seat = neighbours?.[at];
    return goods?.[side].length && seat !== undefined ? [t('web-classic-buys', { goods: wares(goods[side]), seat: seatName(seat), n: Number(option.fields[side] ?? 0) })] : [];
  });
  return [action(option), ...sides].join('; ');
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** What a city did, in as few words as possible; `stages` of its wonder stand. */
export function shortly(deed: Deed, stages: number): string {
  if (deed.built.length) return deed.built.map((id) => name(id)).join(', ');
  if (deed.stage) return `${t('web-classic-deed-stage')} ${ROMAN[stages] ?? ''}`;
  return deed.sold ? t('web-classic-deed-sold') : '';
}
