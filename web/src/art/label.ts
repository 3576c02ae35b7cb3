/** Cards in words, for labels and tooltips. */

import { cost, has, item as itemName, name, say, t } from '$lib/i18n';
import type { Item } from '$lib/net/types';

import { glyphs, type Glyph } from './effects';
import { ICONS } from './icons';

/** Colour in which a thing is drawn: its class, or its kind where it has none. */
export const classOf = (item: Item): string => item.colour || (item.kind === 'token' ? 'token' : 'wonder');

export function className(item: Item): string {
  const key = `web-art-class-${classOf(item)}`;
  return has(key) ? t(key) : '';
}

/** "Guard Tower, war, costs 1 clay, 1 shield": everything that the drawing shows. */
export function cardLabel(item: Item): string {
  const price = item.cost ? t('web-art-costs', { cost: cost(item.cost) }) : item.kind === 'building' ? t('web-art-costs-nothing') : '';
  const effects = item.effects.filter((effect) => glyphs(effect).length).map((effect) => say(effect));
  return [itemName(item), className(item), price, ...effects].filter(Boolean).join(', ');
}

/** Icons of all effects; things that are just a good or a symbol are drawn by themselves. */
export function itemGlyphs(item: Item): Glyph[][] {
  const rows = item.effects.map((effect) => glyphs(effect)).filter((row) => row.length);
  const silent = item.effects.some(({ key }) => key === 'architects-does-resource' || key === 'architects-does-symbol');
  return silent && ICONS[item.id] ? [[{ icon: item.id }], ...rows] : rows;
}

export const names = (ids: readonly string[]): string => [...new Set(ids.map((id) => name(id)))].join(', ');

/** Words that end long German compounds. */
const ENDS = 'gilde|kammer|posten|werkstatt|werk|platz|garten|haus|hof|turm|lager|markt|grube|bruch|stätte|halle|schule|anlage|kontor|station|manufaktur|reserve|züchter|kabinett|tempel|leuchtturm';
const JOINT = new RegExp(`(ungs|ings)(?=\\p{Ll}{5})|(?<=\\p{L}{4})(?=(?:${ENDS})(?:$|[\\s,]))`, 'gu');

/** A text whose long German compounds may be broken where they are joined: not every browser knows how to hyphenate. */
export const breakable = (text: string): string => text.replace(JOINT, '$1\u00ad').replace(/\u00ad+/gu, '\u00ad');

/** Letters of the longest part of a text that is not broken. */
export const longest = (text: string): number => Math.max(1, ...text.split(/[\s\u00ad-]+/u).map((part) => part.length));
