/** The view and the facts of Architects (docs/protocol.md), as this board reads them. */

import type { Effect } from '$games/contract';

export const CARDS = [
  'wood', 'stone', 'clay', 'papyrus', 'glass', 'coin', 'laurel', 'laurel_cat',
  'compass', 'gear', 'tablet', 'shield', 'shield_horn', 'shield_two_horns',
] as const;

export const COMMON = 'common';

export interface View {
  seat: number;
  due: string[];
  active: number;
  wonders: string[];
  cities: { wonder: string; built: number[]; tokens: string[]; victories: number }[];
  lookers: number[];
  row: string[];
  stack: string[];
  discard: number[];
  cat: number;
  peace: number;
  offers: string[];
  used: string[];
  owed: string[];
  searched: string;
  found: string[];
}

export interface Stage {
  number: number;
  layer: number;
  built: boolean;
  open: boolean;
  can_build: boolean;
  points: number;
  size: number;
  kind: 'identical' | 'different';
  shields: number;
  effect: Effect | null;
}

export interface CityFacts {
  stages: Stage[];
  finished: boolean;
  cards: Record<string, number>;
  shields: number;
  lasting_shields: number;
  symbols: Record<string, number>;
  cats: number;
  points: Record<string, number>;
  total: number;
  would_win: number;
}

export interface Deck {
  name: string;
  top: string | null;
  left: number;
  cards: Record<string, number>;
}

export interface Facts {
  cities: CityFacts[];
  decks: Deck[];
  reach: [left: string, right: string, common: string][];
  free: string[];
  conflict: { tokens: number; turned: number };
}
