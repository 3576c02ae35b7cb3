import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';

import { api } from '$lib/net/api';

import { enter, leave } from './me.svelte';

it('does not run effects again that ask the server, when a profile is made', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  let runs = 0;
  const end = $effect.root(() => {
    $effect(() => {
      runs += 1;
      void api.table('abc');
    });
  });
  flushSync();
  enter({ key: 'key', me: { id: 'me', name: '' } } as Parameters<typeof enter>[0]);
  flushSync();
  expect(runs).toBe(1);
  end();
  leave();
  vi.unstubAllGlobals();
});
