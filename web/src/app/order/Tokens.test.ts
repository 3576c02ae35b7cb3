import { beforeAll, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';
import { topics } from '$lib/i18n/bundle';

import { find, serve, show, submit, type } from '../../testing';
import Tokens from './Tokens.svelte';

const token = (id: string, label: string) => ({ id, label, scopes: ['read'], made: 0, used: null, ends: null });

beforeAll(async () => {
  topics.add('order');
  await speak('en', '', []);
});

it('a token is made with what it may do, and its secret is told once', async () => {
  const asked = serve({ 'GET /api/me/tokens': { json: [token('a', 'Laptop')] }, 'POST /api/me/tokens': { json: { token: token('b', 'Phone'), secret: 'wst_1234' } } });
  show(Tokens, { parts: [] });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Laptop'));
  type('#label', '  Phone ');
  find<HTMLInputElement>('[type=checkbox][value=play]').click();
  submit();
  await vi.waitFor(() => expect(find('code')?.textContent).toBe('wst_1234'));
  expect(asked[1]?.body).toEqual({ label: 'Phone', scopes: ['read', 'play'], days: 90 });
  expect(document.querySelectorAll('ul li')).toHaveLength(2);
});

it('a token is ended', async () => {
  serve({ 'GET /api/me/tokens': { json: [token('a', 'Laptop')] }, 'DELETE /api/me/tokens/a': { json: [] } });
  show(Tokens, { parts: [] });
  await vi.waitFor(() => expect(find('li button')).not.toBeNull());
  find('li button').click();
  await vi.waitFor(() => expect(find('li button')).toBeNull());
});

it('what is refused is said', async () => {
  serve({ 'GET /api/me/tokens': { json: [] }, 'POST /api/me/tokens': { status: 400, json: { error: 'nonsense', sentence: 'Too many tokens.' } } });
  show(Tokens, { parts: [] });
  await vi.waitFor(() => expect(find('#label')).not.toBeNull());
  type('#label', 'Phone');
  submit();
  await vi.waitFor(() => expect(find('[role=alert]')?.textContent).toBe('Too many tokens.'));
  expect(find('code')).toBeNull();
  expect(find<HTMLInputElement>('#label').value, 'what was typed stays').toBe('Phone');
});
