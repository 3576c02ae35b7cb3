import { beforeAll, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';
import { topics } from '$lib/i18n/bundle';

import { click, find, serve, show, submit, type } from '../../testing';
import Friends from './Friends.svelte';

const somebody = (id: string, name: string) => ({ id, name, colour: 1, online: false });
const circle = (change: object = {}) => ({ friends: [], asked: [], asked_by: [], blocked: [], challenges: [], ...change });
const HERE = 'GET /api/me/friends';

beforeAll(async () => {
  topics.add('meeting');
  await speak('en', '', []);
});

it('somebody is asked by name; whoever does not exist is told, and the name stays to be put right', async () => {
  let isThere = false;
  const nobody = { status: 404, json: { error: 'not_found', sentence: 'No.' } };
  const asked = serve({ [HERE]: { json: circle() }, 'POST /api/me/friends': () => (isThere ? { json: circle({ asked: [somebody('b', 'Ben')] }) } : nobody) });
  show(Friends, {});
  await vi.waitFor(() => expect(find('#friend')).not.toBeNull());
  type('#friend', ' Ben ');
  submit();
  await vi.waitFor(() => expect(find('[role=alert]')).not.toBeNull());
  expect(find<HTMLInputElement>('#friend').value).toBe(' Ben ');
  isThere = true;
  submit();
  await vi.waitFor(() => expect(find('ul').textContent).toContain('Ben'));
  expect(asked.at(-1)?.body).toEqual({ name: 'Ben' });
  expect(find('[role=alert]')).toBeNull();
});

it('whoever asks is agreed to, declined or blocked', async () => {
  const asked = serve({
    [HERE]: { json: circle({ asked_by: [somebody('c', 'Cem')] }) },
    'POST /api/me/friends': { json: circle({ friends: [somebody('c', 'Cem')] }) },
    'POST /api/me/blocks': { json: circle({ blocked: [somebody('c', 'Cem')] }) },
    'DELETE /api/me/blocks/c': { json: circle() },
  });
  show(Friends, {});
  await vi.waitFor(() => expect(find('#asked-by')).not.toBeNull());
  click('Agree');
  await vi.waitFor(() => expect(find('#asked-by')).toBeNull());
  expect(asked.at(-1)?.body).toEqual({ id: 'c' });
  click('Block');
  await vi.waitFor(() => expect(find('#blocked')).not.toBeNull());
  click('Unblock');
  await vi.waitFor(() => expect(find('#blocked')).toBeNull());
});

it('a browser without a profile is told the ways to have friends', async () => {
  serve({ [HERE]: { status: 403, json: { error: 'no_profile', sentence: 'No profile.' } } });
  show(Friends, {});
  await vi.waitFor(() => expect(document.querySelectorAll('a')).toHaveLength(2));
  expect([...document.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(['/lobby', '/me']);
});
