/** The score sheet of 7 Wonders Duel, counted where there is no server. */

import type { Entry, Player } from '../entry';
import type { Catalogue, Effect, Item } from '$lib/net/types';

import { effects, number, sum, word } from './effects';
import { line, ranked, total, type Counted, type Line, type Score } from './lines';

const CAPITAL = 9;
const SYMBOLS_TO_WIN = 6;
const COINS_A_POINT = 3;
/** Points for the leader, by the space from which on they count. */
const ZONES = [
  [6, 10],
  [3, 5],
  [1, 2],
] as const;
const CATEGORY: Record<string, string> = { blue: 'civilian', green: 'science', yellow: 'commerce', purple: 'guilds' };

interface City {
  pieces: Item[];
  coins: number;
}

const layOut = (player: Player, catalogue: Catalogue): City => ({
  pieces: [...(Array.isArray(player.cards) ? player.cards : []), ...(player.wonders ?? []), ...(player.tokens ?? [])].flatMap((id) => catalogue[id] ?? []),
  coins: player.coins ?? 0,
});

const categoryOf = (piece: Item): string => (piece.kind === 'wonder' ? 'wonders' : piece.kind === 'token' ? 'progress' : (CATEGORY[piece.colour ?? ''] ?? ''));

function within(city: City, what: string): number {
  if (what.startsWith('coins')) return Math.floor(city.coins / Number(what.slice('coins'.length)));
  const kinds = what.split('_');
  return city.pieces.filter((piece) => kinds.includes(piece.kind === 'card' ? (piece.colour ?? '') : piece.kind)).length;
}

/** What an effect counts, and in whose city: the one that has most, the own one of two equals. */
function counted(effect: Effect, cities: readonly City[], seat: number): { count: number; of: number } {
  const [own, theirs] = [seat, 1 - seat].map((one) => within(cities[one] as City, word(effect, 'what'))) as [number, number];
  const isTheirs = effect.key === 'duel-effect-points-most' && theirs > own;
  return isTheirs ? { count: theirs, of: 1 - seat } : { count: own, of: seat };
}

function pieceLines(piece: Item, cities: readonly City[], seat: number): Line[] {
  const printed = sum(piece, 'duel-effect-points');
  const lines = printed ? [line(categoryOf(piece), printed, piece.id, 'duel-line-printed')] : [];
  for (const effect of [...effects(piece, 'duel-effect-points-own'), ...effects(piece, 'duel-effect-points-most')]) {
    const { count, of } = counted(effect, cities, seat);
    const args = { n: number(effect), count, what: word(effect, 'what'), of: { seat: of } };
    if (count) lines.push(line(categoryOf(piece), number(effect) * count, piece.id, 'duel-line-each', args));
  }
  return lines;
}

function column(cities: readonly City[], seat: number, pawn: number): Line[] {
  const city = cities[seat] as City;
  const ahead = seat === 0 ? pawn : -pawn;
  const lead = ZONES.find(([space]) => ahead >= space)?.[1] ?? 0;
  return [
    ...(lead ? [line('military', lead, 'pawn', 'duel-line-military', { spaces: Math.abs(pawn) })] : []),
    ...city.pieces.flatMap((piece) => pieceLines(piece, cities, seat)),
    line('treasury', Math.floor(city.coins / COINS_A_POINT), 'coins', 'duel-line-coins', { coins: city.coins }),
  ];
}

/** Who has won outright, and how. */
function supremacy(cities: readonly City[], pawn: number): [number, string] | null {
  if (Math.abs(pawn) === CAPITAL) return [pawn > 0 ? 0 : 1, 'military'];
  const learned = cities.findIndex((city) => new Set(city.pieces.flatMap((piece) => effects(piece, 'duel-effect-science')).map((effect) => word(effect, 'symbol'))).size >= SYMBOLS_TO_WIN);
  return learned < 0 ? null : [learned, 'science'];
}

export function count(entry: Entry, catalogue: Catalogue): Counted {
  const cities = entry.players.map((player) => layOut(player, catalogue));
  const pawn = entry.pawn ?? 0;
  const outright = supremacy(cities, pawn);
  if (outright) return { reason: outright[1], ranks: [1 + outright[0], 2 - outright[0]], teams: [], columns: [[], []] };
  const columns = cities.map((_, seat) => column(cities, seat, pawn));
  const blue = (lines: Line[]): number => total(lines.filter((one) => one.category === 'civilian'));
  const scores = columns.map((lines): Score => [total(lines), blue(lines)]);
  const isLevel = scores[0]?.[0] === scores[1]?.[0];
  const ranks = ranked(scores);
  return { reason: !isLevel ? 'points' : ranks.includes(2) ? 'tie-break' : 'draw', ranks, teams: [], columns };
}
