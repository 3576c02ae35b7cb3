import { expect, it } from 'vitest';

import { canPush, idOf } from './push';

it('knows a subscription by the hash of its address, as the server does', async () => {
  expect(await idOf('https://push.example.org/abc')).toBe('7628c166bc0f');
});

it('is not offered where the browser cannot', () => {
  expect(canPush()).toBe(false);
});
