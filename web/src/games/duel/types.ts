/** The view and the facts of Duel (docs/protocol.md), as this board reads them. Pairs go by seat. */

export type Pair<T> = [T, T];
export type Good = 'W' | 'S' | 'C' | 'G' | 'P';

export const GOODS: readonly Good[] = ['W', 'S', 'C', 'G', 'P'];
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export const SYMBOLS = ['wheel', 'mortar', 'plumb', 'quill', 'sundial', 'globe', 'law'] as const;

export interface CityView {
  built: string[];
  wonders: string[];
  finished: [wonder: string, buried: string][];
  tokens: string[];
}

export interface View {
  seat: number;
  phase: 'tokens' | 'lot' | 'bid' | 'offer' | 'draft' | 'deal' | 'begin' | 'play' | 'over';
  first: number;
  turn: number;
  age: number;
  left: number[];
  unseen: string[];
  guilds: string[];
  discard: string[];
  offer: string[];
  order: number[];
  board: string[];
  box: string[];
  pawn: number;
  coins: Pair<number>;
  cities: Pair<CityView>;
  owed: ({ kind: string; tokens?: string[]; colour?: string }) | null;
  winner: number | null;
}

export interface Slot {
  slot: number;
  row: number;
  x: number;
  covered_by: number[];
  accessible: boolean;
  open: boolean;
  card: string | null;
  back: string;
  prices?: Pair<number>;
  free?: Pair<string>;
}

export interface CityFacts {
  goods: Record<Good, number>;
  choices: string[];
  trade: Record<Good, number>;
  discounts: Record<string, number>;
  sale: number;
  shields: number;
  symbols: Record<string, number>;
  different: number;
  chains: string[];
  points: Record<string, number>;
  total: number;
}

export interface Military {
  pawn: number;
  capital: number;
  zones: { from: number; points: number }[];
  loot: { seat: number; worth: number; space: number }[];
  points: Pair<number>;
  to_capital: Pair<number>;
}

export interface Facts {
  slots: Slot[];
  cities: Pair<CityFacts>;
  wonder_prices: Pair<Record<string, number>>;
  offer_prices: Pair<Record<string, number>>;
  wonders_left: number;
  military: Military;
  supremacy: number;
}
