import { expect, it } from 'vitest';

import { isLoopback } from './links.svelte';

it.each(['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('knows that %s is this machine only', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['192.168.1.20', 'wonders.example', '127.example', '[fd00::1]'])('knows that %s is reached by others', (host) => {
  expect(isLoopback(host)).toBe(false);
});
