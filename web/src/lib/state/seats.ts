/** The seats this browser holds: tokens by table, so that a match can be continued after closing the tab. */

import type { Made } from '$lib/net/api';

import { read, write } from './storage';

export interface Held {
  id: string;
  game: string;
  title: string;
  /** Tokens by seat. More than one: people share this device. */
  seats: Record<string, string>;
  host?: string;
  /** When it was last opened here, in milliseconds. */
  at: number;
  isOver?: boolean;
}

const LONGEST = 60;

type Kept = Record<string, Held>;

export function held(id: string): Held | undefined {
  return read<Kept>('tables', {})[id];
}

/** All tables with seats here, the latest first. */
export function allHeld(): Held[] {
  return Object.values(read<Kept>('tables', {})).sort((a, b) => b.at - a.at);
}

export function keep(id: string, change: Partial<Omit<Held, 'id'>>): Held {
  const tables = read<Kept>('tables', {});
  const before = tables[id] ?? { id, game: '', title: '', seats: {}, at: 0 };
  const now: Held = { ...before, ...change, seats: { ...before.seats, ...change.seats }, at: Date.now() };
  const rest = Object.values(tables).filter((one) => one.id !== id).sort((a, b) => b.at - a.at);
  write('tables', Object.fromEntries([now, ...rest.slice(0, LONGEST - 1)].map((one) => [one.id, one])));
  return now;
}

/** Keep the rights to a table that was set up here. */
export function keepMade({ table, host, tokens }: Made): void {
  const seats = Object.fromEntries(tokens.map(({ seat, token }) => [seat, token]));
  keep(table.id, { game: table.game, title: table.title, seats, host });
}

export function forget(id: string, seat?: number): void {
  const tables = read<Kept>('tables', {});
  if (seat === undefined) delete tables[id];
  else delete tables[id]?.seats[seat];
  write('tables', tables);
}

/** The token in a link's fragment, taken out of the address bar so that it is not shown or copied by accident. */
export function tokenInLink(): string | null {
  const token = location.hash.slice(1);
  if (!/^[\w-]{16,}$/.test(token)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
