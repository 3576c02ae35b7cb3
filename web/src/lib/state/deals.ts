/**
 * What this browser knew of tables before the cards were dealt: the seal, the terms it holds for, and the numbers of the
 * seats played here. It is kept when first seen and never replaced, so that it can be held against what is told at the end.
 */

import { api } from '$lib/net/api';
import { nonce } from '$lib/net/random';
import type { TableInfo } from '$lib/net/types';

import { read, write } from './storage';

export type Terms = Pick<TableInfo, 'id' | 'game' | 'rules' | 'players' | 'options'>;

export interface Deal {
  commitment: string;
  terms: Terms | null;
  /** By seat. */
  nonces: Record<string, string>;
  at: number;
}

const LONGEST = 200;

type Kept = Record<string, Deal>;

export function dealOf(id: string): Deal | undefined {
  return read<Kept>('deals', {})[id];
}

function change(id: string, what: Partial<Deal>): void {
  const all = read<Kept>('deals', {});
  const now: Deal = { commitment: '', terms: null, nonces: {}, ...all[id], ...what, at: Date.now() };
  const rest = Object.entries(all).filter(([other]) => other !== id).sort(([, a], [, b]) => b.at - a.at);
  write('deals', Object.fromEntries([[id, now], ...rest.slice(0, LONGEST - 1)]));
}

/** Keep the seal of a table that is seen for the first time; after the end it is too late. */
export function see({ id, game, rules, players, options, state, commitment }: TableInfo): void {
  if (state !== 'over' && !dealOf(id)?.commitment) change(id, { commitment, terms: { id, game, rules, players, options } });
}

/** The number of a seat at this device, drawn once; the server gets it only after the seal is kept. */
export function nonceOf(info: TableInfo, seat: number): string {
  see(info);
  const { nonces = {} } = dealOf(info.id) ?? {};
  const mine = nonces[seat] ?? nonce();
  change(info.id, { nonces: { ...nonces, [seat]: mine } });
  return mine;
}

/** Be ready at these seats of this device, each with its number unless it has one already. */
export async function getReady(info: TableInfo, tokens: { seat: number; token: string }[]): Promise<void> {
  for (const { seat, token } of tokens) await api.change(info.id, seat, token, readiness(info, seat));
}

/** Begin with all people at this device: their numbers, then the deal. */
export async function begin(info: TableInfo, host: string, tokens: { seat: number; token: string }[]): Promise<void> {
  await api.start(info.id, host, tokens.map(({ seat, token }) => ({ token, nonce: nonceOf(info, seat) })));
}

export function readiness(info: TableInfo, seat: number): { ready: true; nonce?: string } {
  return info.seats[seat]?.nonce ? { ready: true } : { ready: true, nonce: nonceOf(info, seat) };
}

/** A number sent along with joining, before the seat is known. */
export function keepNonce(id: string, seat: number, mine: string): void {
  change(id, { nonces: { ...dealOf(id)?.nonces, [seat]: mine } });
}
