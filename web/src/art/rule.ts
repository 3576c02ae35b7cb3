/** The rule that says most about a card, by its first effect that has one of its own. */

import type { Item } from '$lib/net/types';

const RULES: Record<string, string> = {
  'classic-effect-produces-plain': 'classic-12',
  'classic-effect-produces-choice': 'classic-14',
  'classic-effect-produces-private': 'classic-101',
  'classic-effect-shields': 'classic-54',
  'classic-effect-coins-per': 'classic-98',
  'classic-effect-science': 'classic-65',
  'classic-effect-free-symbol': 'classic-67',
  'classic-effect-trade': 'classic-29',
  'classic-effect-points-per': 'classic-69',
  'classic-effect-mask': 'cities-30',
  'classic-effect-loss': 'cities-7',
  'classic-effect-loss-per': 'cities-7',
  'classic-effect-diplomacy': 'cities-21',
  'classic-effect-on-chain': 'leaders-39',
  'classic-effect-on-victory': 'leaders-38',
  'classic-effect-free-guilds': 'leaders-29',
  'classic-effect-free-leaders': 'leaders-32',
  'classic-effect-good-from-bank': 'leaders-26',
  'classic-effect-set-bonus': 'leaders-64',
  'classic-effect-copies-leader': 'leaders-69',
  'duel-effect-produces': 'duel-27',
  'duel-effect-choice': 'duel-33',
  'duel-effect-fixed-price': 'duel-32',
  'duel-effect-shields': 'duel-37',
  'duel-effect-science': 'duel-43',
  'duel-effect-coins-own': 'duel-58',
  'duel-effect-coins-most': 'duel-59',
  'duel-effect-points-most': 'duel-60',
  'duel-effect-again': 'duel-64',
  'duel-effect-destroys': 'duel-67',
  'duel-effect-library': 'duel-69',
  'duel-effect-revives': 'duel-70',
  'duel-effect-opponent-loses': 'duel-66',
  'duel-effect-economy': 'duel-49',
  'duel-effect-strategy': 'duel-53',
  'duel-effect-theology': 'duel-54',
  'duel-effect-urbanism': 'duel-55',
  'architects-does-resource': 'architects-24',
  'architects-does-symbol': 'architects-34',
  'architects-does-coin': 'architects-22',
  'architects-does-points': 'architects-29',
  'architects-does-shield': 'architects-59',
  'architects-effect-extra-card': 'architects-42',
  'architects-effect-coin-worth': 'architects-50',
  'architects-effect-any-resources': 'architects-51',
};

/** Number of the rule, such as "classic-54". */
export function ruleOf(item: Item): string {
  const found = item.effects.map((effect) => RULES[effect.key]).find((rule) => rule !== undefined);
  return found ?? (item.free_if.length && !item.effects[0]?.key.startsWith('duel') ? 'classic-31' : '');
}
