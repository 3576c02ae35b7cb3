/** What a game's Board.svelte is given. It draws a table and hands back one of the options; it knows no rules. */

import type { Catalogue, State, TableInfo } from '$lib/net/types';
import type { Held } from '$lib/state/hold.svelte';

export type { Catalogue, Decision, Effect, GameEvent, Item, Option, Outcome, Phrase, Plain, Refused, State, TableInfo } from '$lib/net/types';

/** What somebody has set for themselves. */
export interface Prefs {
  /** Speed of animations; 0 shows none. */
  motion: 0 | 0.5 | 1 | 2;
  /** A choice is sent only after a second click. */
  confirm: boolean;
  /** The last answer that is missing can be undone for three seconds. */
  hold: boolean;
  /** Simultaneous actions are shown one after the other, for first games. */
  stepwise: boolean;
  /** Points so far are shown, where the table allows it. */
  estimate: boolean;
  sounds: boolean;
  language: 'en' | 'de';
  theme: 'auto' | 'light' | 'dark';
  /** The table as text with a command field, after the manner of a terminal. */
  textMode: boolean;
}

export interface BoardProps {
  info: TableInfo;
  /** The last state; the same shape (decision null) draws a replay. */
  state: State;
  /** Whose eyes; null watches. */
  seat: number | null;
  catalogue: Catalogue;
  /** In a replay: the card of the hand that this seat plays next. */
  played?: string;
  /** Send an option's action text. */
  answer: (action: string) => void;
  retract: () => void;
  /** An answer that is shown as chosen and sent in a moment, unless it is taken back. */
  held?: Held | null;
  prefs: Prefs;
  /** Opens the help popover for a card, icon or rule id; never modal, never blocks. */
  explain: (id: string, at?: Element) => void;
}
