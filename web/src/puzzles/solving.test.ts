import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '$lib/net/api';
import { enter, leave } from '$lib/state/me.svelte';

import { solve, SOON } from './solving';

type Sent = { key: string | null; rated: boolean };

const sent: Sent[] = [];
const told = (rated: unknown) => new Response(JSON.stringify({ right: true, rated }), { headers: { 'Content-Type': 'application/json' } });
const busy = () => new Response(JSON.stringify({ error: 'busy', sentence: 'Too busy.' }), { status: 503 });
const after = (ms: number, answer: () => Response) => new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms));

/** A server that answers a profile and nobody in particular in ways of their own. */
function serve(mine: () => Promise<Response>, nobody: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (_: string, wish: { headers: Record<string, string>; body: string }) => {
    const key = wish.headers['Wonders-Profile'] ?? null;
    sent.push({ key, rated: (JSON.parse(wish.body) as { rated: boolean }).rated });
    return key ? mine() : nobody();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  enter({ key: 'secret', me: { id: 'ada', name: '' } } as Parameters<typeof enter>[0]);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a quick server is asked once, with the profile', async () => {
  serve(() => after(15, () => told({ mine: 1310 })), () => after(15, () => told(null)));
  const { told: found, kept } = solve('one', 'build altar');
  await vi.advanceTimersByTimeAsync(10 * SOON);
  expect(await found).toBe(await kept);
  expect(sent).toEqual([{ key: 'secret', rated: true }]);
});

it('what an answer is worth is told soon, however long the profile takes', async () => {
  serve(() => after(9000, () => told({ mine: 1310 })), () => after(15, () => told(null)));
  const { told: found, kept } = solve('one', 'build altar');
  await vi.advanceTimersByTimeAsync(SOON + 20);
  expect(await found).toEqual({ right: true, rated: null });
  expect(sent[1], 'nobody in particular uses up no first try').toEqual({ key: null, rated: false });
  await vi.advanceTimersByTimeAsync(9000);
  expect((await kept).rated).toEqual({ mine: 1310 });
});

it('it is told at once where the profile is turned down, and why it is not rated', async () => {
  serve(() => after(15, busy), () => after(15, () => told(null)));
  const { told: found, kept } = solve('one', 'build altar');
  await vi.advanceTimersByTimeAsync(40);
  expect((await found).right).toBe(true);
  await expect(kept).rejects.toMatchObject({ status: 503 });
});

it('where nobody answers it is said why', async () => {
  serve(() => after(15, busy), () => Promise.reject(new TypeError('no line')));
  const found = solve('one', 'build altar').told.catch((wrong: unknown) => wrong);
  await vi.advanceTimersByTimeAsync(40);
  expect(await found).toBeInstanceOf(ApiError);
  expect(await found).toMatchObject({ status: 503 });
});

it('a late profile still tells it where the other way is closed', async () => {
  serve(() => after(2000, () => told({ mine: 1310 })), () => after(15, busy));
  const { told: found } = solve('one', 'build altar');
  await vi.advanceTimersByTimeAsync(2100);
  expect((await found).rated).toEqual({ mine: 1310 });
});
