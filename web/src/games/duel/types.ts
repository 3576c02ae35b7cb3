/** The view and the facts of Duel, as the server's schema has them (docs/protocol.md). Pairs go by seat. */

import type { components } from '$lib/net/schema';

type Schemas = components['schemas'];

export type Pair<T> = [T, T];
export type Good = keyof Schemas['DuelGoods'];

export const GOODS: readonly Good[] = ['W', 'S', 'C', 'G', 'P'];
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export const SYMBOLS = ['wheel', 'mortar', 'plumb', 'quill', 'sundial', 'globe', 'law'] as const;

export type View = Schemas['DuelView'];
export type CityView = Schemas['DuelCityView'];

export type Facts = Schemas['DuelFacts'];
export type Slot = Schemas['DuelSlot'];
export type CityFacts = Schemas['DuelCityFacts'];
export type Military = Schemas['DuelMilitary'];
