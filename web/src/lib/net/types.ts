/** The messages between server and client (docs/protocol.md), as this client reads them. */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Word = string | number;

/** A message of the text catalogues and its arguments. */
export interface Phrase {
  key: string;
  args: Record<string, Word>;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot' | 'guest';
  name: string;
  level: string;
  ready: boolean;
  online: boolean;
  away: boolean;
  invited?: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'reserve';
  seconds?: number;
  extra?: number;
}

export type GameId = 'classic' | 'duel' | 'architects';

export interface TableInfo {
  id: string;
  code: string;
  game: GameId;
  players: number;
  options: Record<string, string | number | boolean>;
  title: string;
  state: 'open' | 'playing' | 'over';
  listed: boolean;
  created: number;
  rules: string;
  clock: Clock;
  assists: string[];
  undo: boolean;
  seats: SeatInfo[];
  watching: number;
  commitment: string;
  rematch: string | null;
}

/** Something a seat may answer: `action` is what is sent, verb and fields are for drawing it. */
export interface Option {
  action: string;
  verb: string;
  fields: Record<string, Plain>;
}

/** Something a person might try, and why it is not possible. */
export interface Refused extends Option {
  sentence: string;
  phrase: Phrase | null;
  rule: string;
}

export interface Decision {
  number: number;
  kind: string;
  asked: { kind: string } & Record<string, Plain>;
  chosen: string | null;
  changeable: boolean;
  options: Option[];
  refused: Refused[];
}

/** What happened, as this seat may see it. */
export type GameEvent = { event: string } & Record<string, Plain>;

export interface SheetLine {
  category: string;
  points: number;
  source: string;
  reason: Phrase;
}

export interface SheetColumn {
  owner: string;
  total: number;
  lines: SheetLine[];
}

export interface Outcome {
  reason: string;
  ranks: number[];
  points: number[];
  winners: number[];
  teams: number[][];
  categories: string[];
  sheet: SheetColumn[];
}

/* eslint-disable @typescript-eslint/no-explicit-any -- views and facts differ by game; each board gives them its types. */
export interface State {
  v: number;
  seat: number | null;
  view: any;
  facts: any;
  decision: Decision | null;
  pending: number[];
  answered: number[];
  clocks: Record<string, number>;
  events: GameEvent[];
  from: number;
  outcome: Outcome | null;
  /** Whether it is worth asking to take back. */
  undo?: boolean;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A card, wonder, stage or token to look up. */
export interface Item {
  id: string;
  kind: string;
  group: string;
  colour: string;
  cost: string;
  copies: number[];
  effects: Phrase[];
  free_if: string[];
  free_for: string[];
  needs: string[];
}

/** The things of a game by their ids. */
export type Catalogue = Record<string, Item>;
