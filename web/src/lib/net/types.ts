/** The messages between server and client (docs/protocol.md). Their types are generated; here they get handier names. */

import type { components } from './schema';

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Word = string | number;

type Schemas = components['schemas'];

export type Phrase = Schemas['Phrase'];
/** What something does: a phrase that speaks of nobody. */
export type Effect = Schemas['ClassicEffect'];
export type SeatInfo = Schemas['SeatInfo'];
export type Clock = Schemas['ClockInfo'];
export type TableInfo = Schemas['TableInfo'];
export type GameId = TableInfo['game'];

/** Something a seat may answer: `action` is what is sent, verb and fields are for drawing it. */
export type Option = Omit<Schemas['Option'], 'fields'> & { fields: Record<string, Plain> };

/** Something a person might try, and why it is not possible. */
export type Refused = Omit<Schemas['RefusedOption'], 'fields'> & { fields: Record<string, Plain> };

export type Decision = Omit<Schemas['DecisionAsked'], 'asked' | 'options' | 'refused'> & {
  asked: { kind: string } & Record<string, Plain>;
  options: Option[];
  refused: Refused[];
};

/** What happened, as this seat may see it. */
export type GameEvent = { event: string } & Record<string, Plain>;

export type SheetLine = Schemas['SheetLine'];
export type SheetColumn = Schemas['SheetColumn'];
export type Outcome = Schemas['OutcomeTold'];

export type State = Omit<Schemas['State'], 'type' | 'view' | 'facts' | 'events' | 'decision' | 'undo' | 'steps'> & {
  decision: Decision | null;
  events: GameEvent[];
  undo?: boolean;
  /** How many of the events belong to each step since `from`. */
  steps?: number[];
  /* eslint-disable @typescript-eslint/no-explicit-any -- they differ by game; each board gives them its types. */
  view: any;
  facts: any;
  /* eslint-enable @typescript-eslint/no-explicit-any */
};

/** A first game: everything that is shown, and what is to be answered. */
export type Lesson = Omit<Schemas['Lesson'], 'states'> & { states: State[] };

/** A card, wonder, stage or token to look up. */
export interface Item {
  id: string;
  kind: string;
  group: string;
  colour: string;
  cost: string;
  copies: number[];
  effects: Effect[];
  free_if: string[];
  free_for: string[];
  needs: string[];
}

/** The things of a game by their ids. */
export type Catalogue = Record<string, Item>;
