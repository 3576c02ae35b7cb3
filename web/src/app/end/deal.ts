/**
 * The deal, checked in the browser: the secret against the seal kept before the first card, the own numbers against the
 * seed, every draw dealt again as the rules draw, and what was drawn against what was seen.
 */

import { answerTo } from './draws';
import { named, strangePools } from './pools';
import { keyOf, sha256, Stream } from './stream';
import type { Fairness } from '$lib/net/api';
import type { Catalogue, GameEvent } from '$lib/net/types';
import type { Deal, Terms } from '$lib/state/deals';

const FIRST = 'fair-1';
const VERSION = 'fair-2';

/** What a seat of this device was told in the match. */
export interface Seen {
  seat: number | null;
  events: GameEvent[];
}

export interface Verdict {
  /** Whether this browser has seen the seal before the end. */
  isKept: boolean;
  isCommitted: boolean;
  isSeeded: boolean;
  /** Whether our own numbers are in the seed; null if this browser has added none. */
  isOurs: boolean | null;
  draws: number;
  wrong: string[];
  /** Kinds of events that were told differently in the match. */
  unseen: string[];
}

/** The text whose hash is the seal. */
function sealed(version: string, secret: string, { id, game, rules, players, options }: Terms): string {
  if (version === FIRST) return `${FIRST}:${secret}`;
  const settings = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([VERSION, secret, id, game, rules, players, settings]);
}

const termsOf = (told: Fairness): Terms => ({ ...told, id: told.table, game: told.game as Terms['game'] });

/** One number for each seat, none for bots. The first scheme left those out. */
function seedOf(told: Fairness): string {
  const of = (seat: number): string => told.nonces.find((one) => one.seat === seat)?.nonce ?? '';
  const nonces = Array.from({ length: told.players }, (_, seat) => of(seat));
  return told.version === FIRST
    ? [FIRST, told.secret, ...nonces.filter(Boolean)].join(':')
    : [VERSION, told.secret, told.table, ...nonces].join(':');
}

function isOurs(told: Fairness, kept: Deal | undefined): boolean | null {
  const mine = Object.entries(kept?.nonces ?? {});
  if (!mine.length) return null;
  return mine.every(([seat, nonce]) => told.nonces.find((one) => one.seat === Number(seat))?.nonce === nonce);
}

async function isCommitted(told: Fairness, kept: Deal | undefined): Promise<boolean> {
  const terms = kept?.terms ?? termsOf(told);
  return (await sha256(sealed(told.version, told.secret ?? '', terms))) === (kept?.commitment || told.commitment);
}

/** Which draw an event shows, by its verb, and what of it: all, or the part of the own seat. */
const SHOWN: Record<string, { verb: string; of: (event: GameEvent) => unknown[]; isHand?: boolean }> = {
  BoardsAssigned: { verb: 'boards', of: (event) => (event.boards as [number, string][]).map(([, board]) => board) },
  HandsDealt: { verb: 'deal', of: (event) => (event.hand as string[] | undefined) ?? [], isHand: true },
  LeadersDealt: { verb: 'leaders', of: (event) => (event.hand as string[] | undefined) ?? [], isHand: true },
  TokensLaid: { verb: 'tokens', of: (event) => event.tokens as string[] },
  WondersOffered: { verb: 'offer', of: (event) => event.wonders as string[] },
  AgeDealt: { verb: 'deal', of: (event) => event.cards as string[] },
  CardsTurnedUp: { verb: 'turn-up', of: (event) => event.cards as string[] },
  WondersAssigned: { verb: 'wonders', of: (event) => event.wonders as string[] },
  TableLaidOut: { verb: 'lay_out', of: (event) => [...(event.tops as string[]), ...(event.tokens as string[])] },
};

/** Kinds of events that show something else than was drawn. The events of a kind come in the order of their draws. */
function unseen(told: Fairness, { seat, events }: Seen): string[] {
  return Object.entries(SHOWN).flatMap(([kind, { verb, of, isHand }]) => {
    const drawn = (told.draws ?? []).filter((draw) => draw.action.startsWith(`${verb} `)).map((draw) => named(draw.action));
    const shown = events.filter((event) => event.event === kind).map(of);
    const isSame = shown.every((ids, at) => {
      const from = isHand ? (seat ?? 0) * ids.length : 0;
      return (drawn[at] ?? []).slice(from, isHand ? from + ids.length : undefined).join() === ids.join();
    });
    return isSame ? [] : [kind];
  });
}

export async function verify(told: Fairness, kept: Deal | undefined, cards: Catalogue, seen: Seen[] = []): Promise<Verdict> {
  const draws = told.draws ?? [];
  const seed = seedOf(told);
  const key = await keyOf(seed);
  const wrong = new Set(strangePools(draws, cards));
  for (const { label, action, asked } of draws) {
    if (asked.label !== label || (await answerTo(asked, new Stream(key, label), cards)) !== action) wrong.add(label);
  }
  return {
    isKept: Boolean(kept?.commitment),
    isCommitted: await isCommitted(told, kept),
    isSeeded: seed === told.seed,
    isOurs: isOurs(told, kept),
    draws: draws.length,
    wrong: [...wrong],
    unseen: seen.flatMap((one) => unseen(told, one)),
  };
}

export const isFair = (verdict: Verdict): boolean =>
  verdict.isCommitted && verdict.isSeeded && verdict.isOurs !== false && !verdict.wrong.length && !verdict.unseen.length;
