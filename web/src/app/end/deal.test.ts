import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Fairness } from '$lib/net/api';

import { verify } from './deal';

// Written by fixtures.py just before, with Python's own dealer.
const told = (): Fairness => JSON.parse(readFileSync('node_modules/.fixtures/deal.json', 'utf8')) as Fairness;

describe('the check of a deal', () => {
  it('deals again what Python has dealt', async () => {
    expect(await verify(told())).toEqual({ isCommitted: true, isSeeded: true, draws: 2, wrong: [] });
  });

  it('finds a draw that was changed', async () => {
    const changed = told();
    const [, draw] = changed.draws ?? [];
    const [first] = draw?.steps ?? [];
    (first?.got as string[]).reverse();
    expect((await verify(changed)).wrong).toEqual(['a card of 7']);
  });

  it('finds a record that does not say what was drawn', async () => {
    const changed = told();
    if (changed.draws?.[0]) changed.draws[0].action = 'another card';
    expect((await verify(changed)).wrong).toEqual(['age 1 deal']);
  });

  it('finds a secret that was not the one committed to', async () => {
    const verdict = await verify({ ...told(), secret: 'another secret' });
    expect(verdict.isCommitted).toBe(false);
    expect(verdict.isSeeded).toBe(false);
  });
});
