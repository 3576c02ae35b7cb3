/** The view and the facts of 7 Wonders as they come over the wire (docs/protocol.md). */

import type { Effect } from '$games/contract';

export interface CityView {
  standing: { board: string; built: string[]; stages: number; borrowed: string[] };
  coins: number;
  victories: number[];
  defeats: number;
  spent: string[];
  tokens: string[];
}

export interface Secrets {
  hand: string[];
  reserve: string[];
}

export interface ClassicView {
  seat: number;
  phase: string;
  age: number;
  turn: number;
  turns: number;
  boards: (string | null)[];
  cities: CityView[];
  hand_sizes: number[];
  discarded: number;
  stacked: number;
  hand: string[];
  /** Cards this seat has put under stages: city, number of the stage, card. */
  buried: [number, number, string][];
  pile: string[];
  stack: string[];
  /** What this seat has chosen for the free city. */
  picked: string | null;
  errands: { kind: string; city: number; source: string }[];
  reserve: string[];
  reserve_sizes: number[];
  partner: number | null;
  shared: Secrets | null;
}

export interface SidePrices {
  raw: number;
  made: number;
  rebate: number;
}

export interface CityFacts {
  board: string;
  wonder: string;
  goods: string[][];
  sellable: string[][];
  shields: number;
  symbols: { compass: number; gear: number; tablet: number; any: number; mask: number };
  colours: Record<string, number>;
  points: Record<string, number>;
  total: number;
  coins: number;
  victories: number;
  defeats: number;
  tokens: Record<string, number>;
  stages: number;
  all_stages: number;
  next_stage: { id: string; number: number; cost: string; effects: Effect[] } | null;
  rights: { right: string; colour: string; used: boolean }[];
  prices: { left: SidePrices; right: SidePrices };
  neighbours: [number, number];
}

export interface Fight {
  winner: number;
  loser: number;
  worth: number;
}

export interface Seen {
  seat: number;
  size: number;
  cards: string[];
  gone: number;
}

export interface ClassicFacts {
  cities: CityFacts[];
  neighbours: [number, number] | null;
  passing: 'left' | 'right';
  before_age: number | null;
  last_turn: boolean;
  controller: number | null;
  teams: boolean;
  conflicts: Fight[];
  seen?: Seen[];
}
