/** What the catalogue says that a thing does, by the keys of its phrases: the cards are typed once, in the engine. */

import type { Effect, Item } from '$lib/net/types';

/** The effects of a thing with this key. */
export const effects = (item: Item | undefined, key: string): Effect[] => (item?.effects ?? []).filter((effect) => effect.key === key);

export const number = (effect: Effect, name = 'n'): number => Number((effect.args as Record<string, unknown>)[name] ?? 0);

export const word = (effect: Effect, name: string): string => String((effect.args as Record<string, unknown>)[name] ?? '');

/** The sum of a number over all effects of a thing with this key. */
export const sum = (item: Item | undefined, key: string, name = 'n'): number => effects(item, key).reduce((all, effect) => all + number(effect, name), 0);
