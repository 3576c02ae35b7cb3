import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';

import { find, serve, show, submit, type } from '../../testing';
import CodeField from './CodeField.svelte';

beforeAll(() => speak('en', '', []));
beforeEach(() => history.replaceState(null, '', '/'));

it('a code that leads nowhere is told, and stays to be put right', async () => {
  serve({});
  show(CodeField, {});
  type('#home-code', 'qkdprt');
  submit();
  await vi.waitFor(() => expect(find('[role=alert]')).not.toBeNull());
  expect(find('[role=alert]').textContent).toBe('No table has this code. Check it, or ask for the link.');
  expect(location.pathname).toBe('/');
  expect(find<HTMLInputElement>('#home-code').value).toBe('qkdprt');
});

it('a code leads to its table however it is written, and so does a link', async () => {
  const asked = serve({ 'GET /api/tables/by-code/QKDPRT': { json: { id: 'abc' } } });
  show(CodeField, {});
  type('#home-code', ' qkd-prt ');
  submit();
  await vi.waitFor(() => expect(location.pathname).toBe('/t/abc'));
  expect(find('[role=alert]')).toBeNull();
  type('#home-code', 'https://example.org/t/xyz#token');
  submit();
  await vi.waitFor(() => expect(location.pathname + location.hash).toBe('/t/xyz#token'));
  expect(asked).toHaveLength(1);
});
