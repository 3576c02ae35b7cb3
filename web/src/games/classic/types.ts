/** The view and the facts of 7 Wonders, as the server's schema has them (docs/protocol.md). */

import type { components } from '$lib/net/schema';

type Schemas = components['schemas'];

export type ClassicView = Schemas['ClassicView'];
export type CityView = Schemas['ClassicCity'];
export type Secrets = Schemas['ClassicSecrets'];

export type ClassicFacts = Schemas['ClassicFacts'];
export type CityFacts = Schemas['ClassicCityFacts'];
export type SidePrices = Schemas['ClassicSidePrices'];
export type Fight = Schemas['ClassicFight'];
export type Seen = Schemas['ClassicSeen'];
