import { flushSync } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';
import { topics } from '$lib/i18n/bundle';
import type { Study, StudyDecision } from '$lib/net/api';

import { click, find, serve, show } from '../../testing';
import Learn from './Learn.svelte';

const said = (action: string) => ({ action, verb: 'sell', fields: { card: 'altar' } });
const decision = (step: number, loss: number) =>
  ({ step, seat: 0, kind: '', choices: 2, answer: `sell ${step}`, said: said(`sell ${step}`), before: 0.5, after: 0.5 - loss, best: [{ answer: 'x', said: said('x'), chance: 0.5, visits: 1, reasons: [] }], loss, error: 0, mark: 'mistake', reasons: [], true: null }) as unknown as StudyDecision;
const study = (...decisions: StudyDecision[]) => ({ key: 'k', done: 1, all: 9, review: { decisions } }) as unknown as Study;

beforeAll(async () => {
  topics.add('study');
  await speak('en', 'duel', ['Ada', 'Ben']);
});

it('goes through the worst first, and stays where it is while the review finds more', async () => {
  const choices = { json: [said('sell 4'), said('x')] };
  serve({ 'GET /api/studies/k/choices?step=4&seat=0': choices, 'GET /api/studies/k/choices?step=2&seat=0': choices });
  const onshow = vi.fn();
  const props = $state({ study: study(decision(2, 0.1), decision(4, 0.2)), seat: 0, onshow });
  show(Learn, props);
  click('Begin');
  await vi.waitFor(() => expect(document.querySelectorAll('.choices button')).toHaveLength(2));
  expect(onshow).toHaveBeenLastCalledWith(expect.objectContaining({ step: 4 }));
  const asked = find('section > p').textContent;
  props.study = study(decision(2, 0.1), decision(4, 0.2), decision(6, 0.4));
  flushSync();
  expect(find('section > p').textContent).toBe(asked);
  expect(document.querySelectorAll('.choices button')).toHaveLength(2);
  click('Next');
  expect(onshow, 'nor is anything gone through twice').toHaveBeenLastCalledWith(expect.objectContaining({ step: 2 }));
});
