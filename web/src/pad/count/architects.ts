/** The score sheet of 7 Wonders Architects, counted where there is no server. */

import type { Entry, Player } from '../entry';
import type { Catalogue, Effect, Item } from '$lib/net/types';

import { effects, number, sum, word } from './effects';
import { line, ranked, total, type Counted, type Line, type Score } from './lines';

const CAT_WORTH = 2;
const VICTORY_WORTH = 3;
const STAGES = 5;

/** The stages built, by their numbers; a mere number stands for the lowest ones. */
const stagesOf = (player: Player): number[] => (Array.isArray(player.stages) ? player.stages : Array.from({ length: player.stages ?? 0 }, (_, at) => at + 1));

function cardsOf(player: Player): Record<string, number> {
  if (!Array.isArray(player.cards)) return player.cards ?? {};
  const counts: Record<string, number> = {};
  for (const id of player.cards) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function stages(player: Player, catalogue: Catalogue): Line[] {
  const wonder = player.wonder ?? '';
  return stagesOf(player).map((n) => line('wonder', sum(catalogue[`${wonder}_${n}`], 'architects-stage-points'), wonder, 'architects-score-stage', { n }));
}

function blueCards(player: Player, catalogue: Catalogue): Line[] {
  return Object.entries(cardsOf(player)).flatMap(([id, count]) => {
    const n = sum(catalogue[id], 'architects-does-points');
    return n && count ? [line('blue', n * count, id, 'architects-score-blue', { count, n })] : [];
  });
}

function catIcons(player: Player, catalogue: Catalogue): number {
  const counts = Object.entries(cardsOf(player));
  return counts.reduce((all, [id, count]) => all + (effects(catalogue[id], 'architects-does-cat').length ? count : 0), 0);
}

function per(what: string, player: Player, catalogue: Catalogue): number {
  if (what === 'cat_icon') return catIcons(player, catalogue);
  return what === 'victory_token' ? (player.victories ?? 0) : (player.tokens ?? []).length;
}

/** The points of a progress token; copies of one kind are counted together. */
function tokenLine(token: Item, effect: Effect, copies: number, player: Player, catalogue: Catalogue): Line | null {
  if (effect.key === 'architects-effect-points-per') {
    const args = { n: number(effect), count: per(word(effect, 'per'), player, catalogue), per: word(effect, 'per') };
    return line('progress', args.n * args.count, token.id, 'architects-score-per', args);
  }
  if (effect.key === 'architects-effect-points-for-wonder') {
    const state = stagesOf(player).length === STAGES ? 'finished' : 'unfinished';
    return line('progress', number(effect, state), token.id, `architects-score-${state}`);
  }
  if (effect.key !== 'architects-effect-points-for-copies') return null;
  return line('progress', number(effect, copies > 1 ? 'both' : 'one'), token.id, 'architects-score-copies', { copies });
}

function tokens(player: Player, catalogue: Catalogue): Line[] {
  const held = player.tokens ?? [];
  return [...new Set(held)].flatMap((id) => {
    const token = catalogue[id];
    const copies = held.filter((other) => other === id).length;
    const lines = (token?.effects ?? []).map((effect) => tokenLine(token as Item, effect, copies, player, catalogue));
    return lines.flatMap((one) => (one?.points ? [one] : []));
  });
}

function column(player: Player, catalogue: Catalogue): Line[] {
  const victories = player.victories ?? 0;
  return [
    ...stages(player, catalogue),
    ...(player.cat ? [line('cat', CAT_WORTH, 'cat', 'architects-score-cat')] : []),
    ...blueCards(player, catalogue),
    ...(victories ? [line('military', VICTORY_WORTH * victories, 'victory_token', 'architects-score-military', { count: victories, n: VICTORY_WORTH })] : []),
    ...tokens(player, catalogue),
  ];
}

export function count(entry: Entry, catalogue: Catalogue): Counted {
  const columns = entry.players.map((player) => column(player, catalogue));
  const built = entry.players.map((player) => stagesOf(player).length);
  const ranks = ranked(columns.map((lines, seat): Score => [total(lines), built[seat] ?? 0]));
  return { reason: built.includes(STAGES) ? 'finished' : 'exhausted', ranks, teams: [], columns };
}
