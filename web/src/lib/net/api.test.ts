import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api, ApiError } from './api';

const busy = (): Response =>
  new Response(JSON.stringify({ error: 'too_many', sentence: 'No room.', phrase: null }), { status: 429, headers: { 'Retry-After': '10' } });
const fine = (): Response => new Response('{"id":"abc"}', { headers: { 'Content-Type': 'application/json' } });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that has had too much', () => {
  it('is asked again after the time it names', async () => {
    const fetched = vi.fn().mockImplementationOnce(async () => busy()).mockImplementation(async () => fine());
    vi.stubGlobal('fetch', fetched);
    const found = api.table('abc');
    await vi.advanceTimersByTimeAsync(9000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await found).toEqual({ id: 'abc' });
  });

  it('is believed in the end', async () => {
    const fetched = vi.fn().mockImplementation(async () => busy());
    vi.stubGlobal('fetch', fetched);
    const found = api.table('abc').catch((wrong: unknown) => wrong);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await found).toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('is not asked twice to change something', async () => {
    const fetched = vi.fn().mockImplementation(async () => busy());
    vi.stubGlobal('fetch', fetched);
    await expect(api.join('abc', 'Ada', 'nonce')).rejects.toBeInstanceOf(ApiError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
