/** The view and the facts of Architects, as the server's schema has them (docs/protocol.md). */

import type { components } from '$lib/net/schema';

type Schemas = components['schemas'];

export const CARDS = [
  'wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'laurel', 'laurel_cat',
  'compass', 'gear', 'tablet', 'shield', 'shield_horn', 'shield_two_horns',
] as const;

export const COMMON = 'common';

export type View = Schemas['ArchitectsView'];

export type Facts = Schemas['ArchitectsFacts'];
export type CityFacts = Schemas['ArchitectsCityFacts'];
export type Stage = Schemas['ArchitectsStageFacts'];
export type Deck = Schemas['ArchitectsDeckFacts'];
