/** What stands in the banner of a card: its effects as one row of signs. */

import type { Item } from '$lib/net/types';

import { glyphs, type Glyph, type Said } from './effects';
import { itemGlyphs } from './label';

const LEADS_ON = 'duel-effect-chain';
const COUNTS = /-effect-(?:coins|points)-(per|own|most)$/;

/** "1 coin and 1 point for each": effects that count the same things are drawn as one. */
function sameCount(first: Said, second: Said): boolean {
  const [a, b] = [COUNTS.exec(first.key)?.[1], COUNTS.exec(second.key)?.[1]];
  return a !== undefined && a === b && first.args.what === second.args.what && first.args.where === second.args.where;
}

export function bannerGlyphs(item: Item): Glyph[] {
  const effects = item.effects.filter((effect) => effect.key !== LEADS_ON);
  const [first, second] = effects;
  if (effects.length === 2 && first && second && sameCount(first, second)) return [...glyphs(first).slice(0, 1), ...glyphs(second)];
  return itemGlyphs({ ...item, effects }).flat();
}

/** More signs than this need a line of their own. */
const LONG = 7;
export const isLong = (row: readonly Glyph[]): boolean => row.length > LONG;

/** Effects of a group in one line: several shields become one shield with a number, classes of a large set stand side by side. */
export function shortGlyphs(item: Item): Glyph[] {
  const all = bannerGlyphs(item);
  const row = isLong(all) ? all.filter((glyph) => glyph.text !== '+') : all;
  const shields = row.filter((glyph) => glyph.icon === 'shield');
  return shields.length === row.length && shields.length ? [{ icon: 'shield', n: shields.reduce((sum, one) => sum + Number(one.n ?? 1), 0) }] : row;
}

export const ageOf = (item: Item): 1 | 2 | 3 | 0 => {
  const found = /^(?:age|black)_(\d)$/.exec(item.group)?.[1];
  return found ? (Number(found) as 1 | 2 | 3) : item.group === 'guilds' ? 3 : 0;
};
