import { beforeAll, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';
import { topics } from '$lib/i18n/bundle';

import { click, find, named, serve, show, submit, type } from '../../testing';
import Moderation from './Moderation.svelte';

const LIST = 'GET /api/moderation/reports';
const report = (id: string, change: object) => ({ id, at: 0, table: '', seat: 0, about: '', name: '', why: '', notebook: '', lines: [], ...change });
const notebook = report('n1', { notebook: 'abcdef', why: 'It sells something', lines: [{ seat: 0, preset: null, text: 'A start\nBuy clay' }] });
const line = report('c1', { table: 'tttt', about: 'ada', name: 'Ada', lines: [{ seat: 1, preset: null, text: 'rude' }] });

beforeAll(async () => {
  topics.add('order');
  await speak('en', '', []);
});

async function opened(all: unknown[], then: unknown[] = []) {
  const asked = serve({ [LIST]: { json: all }, 'POST /api/moderation/reports/n1': { json: then }, 'POST /api/moderation/reports/c1': { json: then } });
  show(Moderation, { parts: [] });
  await vi.waitFor(() => expect(document.querySelectorAll('section, form').length).toBeGreaterThan(0));
  return asked;
}

it('a notebook is shown with the reason and its words, and removed by the report', async () => {
  const asked = await opened([notebook]);
  expect(find('section h2 a').getAttribute('href')).toBe('/notebook/abcdef');
  expect(find('section').textContent).toContain('It sells something');
  expect(find('section h2').textContent).toBe('Notebook A start');
  expect(find('section li').textContent).toContain('Buy clay');
  expect([...document.querySelectorAll('section button')].map((one) => one.textContent), 'nobody is muted for it').toEqual(['Remove it', 'Nothing to it']);
  find('section button').click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Nothing waits for a decision.'));
  expect(asked.at(-1)?.body).toEqual({ verdict: 'removed', days: null, why: 'It sells something' });
});

it('somebody is muted for so many days, or for good', async () => {
  const asked = await opened([line], [line]);
  click('Mute');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.body).toMatchObject({ verdict: 'muted', days: null });
  type('#days-c1', '3');
  click('Ban');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.body).toMatchObject({ verdict: 'banned', days: 3 });
});

it('what the server refuses is said, and the report stays', async () => {
  serve({ [LIST]: { json: [notebook] }, 'POST /api/moderation/reports/n1': { status: 409, json: { error: 'nonsense', sentence: 'It was decided already.' } } });
  show(Moderation, { parts: [] });
  await vi.waitFor(() => expect(find('section')).not.toBeNull());
  click('Nothing to it');
  await vi.waitFor(() => expect(find('[role=alert]')?.textContent).toBe('It was decided already.'));
  expect(find('section li').textContent).toContain('Buy clay');
});

it('a notebook is removed by its link, with whatever stands behind it', async () => {
  const asked = serve({ [LIST]: { json: [] }, 'POST /api/moderation/notebooks/abcdef': { json: '' } });
  show(Moderation, { parts: [] });
  await vi.waitFor(() => expect(find('form')).not.toBeNull());
  type('form input', 'https://example.org/notebook/abcdef/?at=3#x');
  submit();
  await vi.waitFor(() => expect(find('form [role=status]').textContent).toBe('The notebook is gone.'));
  expect(asked.at(-1)?.what).toBe('POST /api/moderation/notebooks/abcdef');
});

it('whoever decides nothing here finds the way home', async () => {
  serve({ [LIST]: { status: 403, json: { error: 'not_yours', sentence: 'Only moderators.' } } });
  show(Moderation, { parts: [] });
  await vi.waitFor(() => expect(find('main [role=alert]')).not.toBeNull());
  expect(named('Home').getAttribute('href')).toBe('/');
});
