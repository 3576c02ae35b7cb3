/** What goes over the socket, either way. */

import type { Phrase, State, TableInfo } from './types';

export type Outgoing =
  | { type: 'answer'; number: number; move: string; action: string }
  | { type: 'retract'; number: number; move: string }
  | { type: 'say'; move: string; preset?: string; text?: string }
  | { type: 'ping'; at: number }
  | { type: 'resync' }
  | { type: 'describe' };

export interface Said {
  seat: number;
  preset: string;
  text: string;
  at: number;
}

export type Incoming =
  | { type: 'welcome'; protocol: number; seat: number | null; table: TableInfo; now: number }
  | { type: 'table'; table: TableInfo }
  | ({ type: 'state' } & State)
  | { type: 'ack'; move: string; number: number; v: number }
  | { type: 'refused'; move: string | null; error: string; sentence: string; phrase: Phrase | null; rule: string }
  | ({ type: 'said' } & Said)
  | { type: 'pong'; at: number }
  | { type: 'described'; v: number; lines: Phrase[] }
  | { type: 'bye'; error: string; sentence: string };
