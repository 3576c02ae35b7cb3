import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';
import { keep } from '$lib/state/seats';

import { find, serve, show } from '../../testing';
import Continue from './Continue.svelte';

const table = (id: string, state = 'playing') => ({ id, game: 'duel', title: id, state, seats: [{ seat: 0, kind: 'person', name: 'Ada' }] });
const mine = (id: string, to_move: boolean, state = 'playing') => ({ table: table(id, state), seat: 0, host: false, to_move });

beforeAll(() => speak('en', '', []));
beforeEach(() => {
  localStorage.clear();
  for (const id of ['theirs', 'mine', 'waits', 'done']) keep(id, { game: 'duel', seats: { 0: 'token' } });
});

it('matches that are not over say whose turn it is, those that wait for this player first', async () => {
  serve({ 'POST /api/tables/mine': { json: [mine('theirs', false), mine('mine', true), mine('waits', false, 'open'), mine('done', false, 'over')] } });
  show(Continue, { draw: () => '' });
  await vi.waitFor(() => expect(find('li a')).not.toBeNull());
  const lines = [...document.querySelectorAll('li a')].map((one) => one.querySelector('.text')?.textContent.replace(/\s+/g, ' ').trim());
  expect(lines).toEqual(['mine Ada · your turn', 'theirs Ada · waiting for the others', 'waits Ada · open']);
  expect([...document.querySelectorAll('.sign.mine')]).toHaveLength(1);
  expect(find('li a').getAttribute('href')).toBe('/t/mine');
});

it('room is kept for as many as there were, and given up where the server does not answer', async () => {
  localStorage.setItem('wonders.unfinished', '2');
  serve({ 'POST /api/tables/mine': { status: 500, json: { error: 'broken', sentence: 'No.' } } });
  show(Continue, { draw: () => '' });
  expect(document.querySelectorAll('.room')).toHaveLength(2);
  await vi.waitFor(() => expect(find('section')).toBeNull());
});
