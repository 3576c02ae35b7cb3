import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { api, ApiError, type PairWish } from '$lib/net/api';
import type { TableInfo } from '$lib/net/types';
import { held } from '$lib/state/seats';

import { Pairing } from './pairing.svelte';

const WISH: PairWish = { game: 'duel', players: 2, pace: 'soon', bots_after: null, name: 'Anna', rated: false };
const TABLE = { id: 'abc', game: 'duel', title: '', rules: '1', players: 2, options: {}, state: 'open', commitment: 'seal', seats: [{}, {}] } as unknown as TableInfo;
const waiting = { state: 'waiting', waiting: 1, table: null, seat: null } as const;
const seated = { state: 'seated', waiting: 0, table: 'abc', seat: 1 } as const;

let arrived: string[];
let pairing: Pairing;

beforeEach(() => {
  arrived = [];
  pairing = new Pairing((table) => arrived.push(table));
  vi.spyOn(api, 'pair').mockResolvedValue({ id: 'ticket', token: 'secret', waiting: 1 });
  vi.spyOn(api, 'table').mockResolvedValue(TABLE);
  vi.spyOn(api, 'change').mockResolvedValue(TABLE);
});
afterEach(() => vi.restoreAllMocks());

it('waits until there is a seat, gets ready with a number of its own, and goes there', async () => {
  vi.spyOn(api, 'pairing').mockResolvedValueOnce(waiting).mockResolvedValueOnce(seated);
  await pairing.start(WISH);
  expect(arrived).toEqual(['abc']);
  expect(held('abc')?.seats).toEqual({ 1: 'secret' });
  expect(vi.mocked(api.change).mock.calls[0]?.[3]).toMatchObject({ ready: true, nonce: expect.any(String) as string });
});

it('goes to the table after all if it was found while the search was given up', async () => {
  vi.spyOn(api, 'pairing').mockImplementation(() => new Promise(() => undefined));
  vi.spyOn(api, 'unpair').mockResolvedValue(seated);
  void pairing.start(WISH);
  await vi.waitFor(() => expect(pairing.search).toBe('waiting'));
  await pairing.cancel();
  expect(arrived).toEqual(['abc']);
});

it('says so when the search has ended at the server', async () => {
  vi.spyOn(api, 'pairing').mockRejectedValue(new ApiError('not_found', 'Nobody waits here.', 404));
  await pairing.start(WISH);
  expect(pairing.search).toBe('lost');
});

it('ends the search with the page', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  vi.spyOn(api, 'pairing').mockImplementation(() => new Promise(() => undefined));
  void pairing.start(WISH);
  await vi.waitFor(() => expect(pairing.search).toBe('waiting'));
  pairing.abandon();
  expect(asked).toHaveBeenCalledWith('/api/pairing/ticket', expect.objectContaining({ method: 'DELETE', keepalive: true }));
});
