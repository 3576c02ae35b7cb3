import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, it } from 'vitest';

import type { Fairness } from '$lib/net/api';
import type { Catalogue, GameEvent, Item, TableInfo } from '$lib/net/types';
import { type Deal, dealOf, keepNonce, nonceOf, see } from '$lib/state/deals';

import { isFair, verify } from './deal';

interface Played {
  info: TableInfo;
  told: Fairness;
  events: GameEvent[];
  cards: Item[];
}

// Written by fixtures.py just before: whole matches, as Python's own dealer deals them and the server tells them.
const all = (): Played[] => JSON.parse(readFileSync('node_modules/.fixtures/deals.json', 'utf8')) as Played[];
const one = (): Played => all().find(({ info }) => info.game === 'duel') as Played;
const catalogue = (cards: Item[]): Catalogue => Object.fromEntries(cards.map((item) => [item.id, item]));
const seen = ({ events }: Played) => [{ seat: 0, events }];

/** What this browser has kept of a table: its seal, and the number of seat 0. */
function kept({ info }: Played): Deal {
  see(info);
  keepNonce(info.id, 0, 'n0');
  return dealOf(info.id) as Deal;
}

const check = (played: Played, deal: Deal | undefined = kept(played)) => verify(played.told, deal, catalogue(played.cards), seen(played));

beforeEach(() => localStorage.clear());

describe('the check of a deal', () => {
  it.each(all().map((played, at) => [played.info.game, at] as const))('deals again what Python has dealt: %s %i', async (_, at) => {
    const played = all()[at] as Played;
    const verdict = await check(played);
    expect(verdict).toEqual({ isKept: true, isCommitted: true, isSeeded: true, isOurs: true, draws: played.told.draws?.length, wrong: [], unseen: [] });
    expect(isFair(verdict)).toBe(true);
  });

  it('finds another secret, even with a commitment that fits it', async () => {
    const { told, ...rest } = one();
    expect(isFair(await check({ ...rest, told: { ...told, secret: 'cd' } }))).toBe(false);
    const forged = { ...told, secret: 'cd', commitment: 'f'.repeat(64), seed: `fair-2:cd:${told.table}:n0:` };
    const verdict = await check({ ...rest, told: forged });
    expect(verdict.isCommitted).toBe(false);
    expect(verdict.isSeeded).toBe(true);
  });

  it('finds another commitment than the one shown before', async () => {
    const played = one();
    expect((await check(played, { ...kept(played), commitment: '0'.repeat(64) })).isCommitted).toBe(false);
  });

  it('finds another number than the one this browser has added', async () => {
    const played = one();
    played.told.nonces = [{ seat: 0, nonce: 'ground' }];
    played.told.seed = `fair-2:${played.told.secret}:${played.told.table}:ground:`;
    const verdict = await check(played);
    expect(verdict).toMatchObject({ isOurs: false, isSeeded: true, isCommitted: true });
    expect(isFair(verdict)).toBe(false);
  });

  it('finds a seed of other parts', async () => {
    const played = one();
    played.told.seed = `${played.told.seed}x`;
    expect((await check(played)).isSeeded).toBe(false);
  });

  it.each<[string, Partial<TableInfo>]>([
    ['table', { id: 'other' }],
    ['game', { game: 'classic' }],
    ['rules', { rules: '99' }],
    ['players', { players: 3 }],
    ['options', { options: { first: 1 } }],
  ])('finds a commitment for another %s', async (_, change) => {
    const played = one();
    const deal = kept(played);
    expect((await check(played, { ...deal, terms: { ...played.info, ...change } })).isCommitted).toBe(false);
  });

  it('does not take the older scheme for an answer to a seal of the new one', async () => {
    const played = one();
    expect((await check({ ...played, told: { ...played.told, version: 'fair-1' } })).isCommitted).toBe(false);
  });

  it.each(all().map((played, at) => [played.info.game, at] as const))('finds every draw that was altered: %s %i', async (_, at) => {
    const draws = (all()[at] as Played).told.draws?.length ?? 0;
    for (let number = 0; number < draws; number += 1) {
      const played = all()[at] as Played;
      const draw = played.told.draws?.[number];
      if (!draw) throw new Error('no draw');
      draw.action = `${draw.action},another`;
      expect((await check(played)).wrong).toContain(draw.label);
    }
  });

  it('finds things that were put in order before they were mixed', async () => {
    const played = all()[0] as Played;
    const draw = played.told.draws?.find(({ asked }) => asked.kind === 'DealingHands');
    (draw?.asked.deck as { fixed: string[] }).fixed.reverse();
    expect((await check(played)).wrong).toContain(draw?.label);
  });

  it('finds a card that was left out of the box', async () => {
    const played = one();
    const draw = played.told.draws?.find(({ asked }) => asked.kind === 'TurningUp');
    const [pool] = draw?.asked.pools as string[][];
    const [, card] = draw?.action.split(' ') ?? [];
    pool?.splice(pool.findIndex((id) => id !== card), 1);
    expect((await check(played)).wrong).toContain(draw?.label);
  });

  it.each(all().map((played, at) => [played.info.game, at] as const))('finds a deal that was seen otherwise: %s %i', async (_, at) => {
    const played = all()[at] as Played;
    const dealt = played.events.find(({ event }) => ['HandsDealt', 'AgeDealt', 'TableLaidOut'].includes(event)) as GameEvent;
    ((dealt.hand ?? dealt.cards ?? dealt.tops) as string[]).unshift('another');
    expect((await check(played)).unseen).toEqual([dealt.event]);
  });

  it('says so where this browser has seen nothing before the end', async () => {
    const verdict = await verify(one().told, undefined, catalogue(one().cards));
    expect(verdict).toMatchObject({ isKept: false, isOurs: null, isCommitted: true });
  });
});

describe('the seal of a table', () => {
  it('is kept when first seen and never replaced', () => {
    const { info } = one();
    see(info);
    see({ ...info, commitment: 'another', rules: '99' });
    expect(dealOf(info.id)).toMatchObject({ commitment: info.commitment, terms: { rules: info.rules } });
  });

  it('is not kept when the match is over', () => {
    see({ ...one().info, state: 'over' });
    expect(dealOf('k3v')).toBeUndefined();
  });

  it('is kept before the number of a seat is drawn, once', () => {
    const { info } = one();
    const mine = nonceOf(info, 0);
    expect(nonceOf(info, 0)).toBe(mine);
    expect(dealOf(info.id)).toMatchObject({ commitment: info.commitment, nonces: { 0: mine } });
  });
});
