/** The score sheet of 7 Wonders with Cities and Leaders, counted where there is no server. */

import type { Entry } from '../entry';
import type { Catalogue, Effect, Item } from '$lib/net/types';

import { counted, countedNow, layOut, neighbour, ofColour, pointsOf, type City } from './circle';
import { number, word } from './effects';
import { line, ranked, total, type Counted, type Line, type Score } from './lines';
import * as science from './science';

type Circle = readonly City[];

/** A neighbour's guild that a city copies, and the cities where it counts: as if it were built, or as they are. */
interface Copied {
  guild: Item;
  cities: Circle;
}

const COINS_A_POINT = 3;

function symbolsIn(effects: readonly Effect[]): science.Symbols {
  const printed = effects.filter((effect) => effect.key === 'classic-effect-science').map((effect) => word(effect, 'symbol'));
  const [one, two, three] = science.SYMBOLS.map((symbol) => printed.filter((other) => other === symbol).length);
  return [one ?? 0, two ?? 0, three ?? 0];
}

interface Science {
  own: science.Symbols;
  best: science.Symbols;
  setWorth: number;
}

/** A city's symbols, with those it may choose or copy from neighbours' green cards chosen for the most points. */
function scienceOf(cities: Circle, at: number, copied: Copied | null): Science {
  const effects = [...countedNow(cities[at] as City), ...(copied?.guild.effects ?? [])];
  const count = (key: string): number => effects.filter((effect) => effect.key === key).length;
  const green = [-1, 1].flatMap((by) => ofColour(neighbour(cities, at, by), 'green')).flatMap((card) => card.effects ?? []);
  const bonus = effects.filter((effect) => effect.key === 'classic-effect-set-bonus').reduce((sum, effect) => sum + number(effect), 0);
  const setWorth = science.SET_WORTH + bonus;
  const own = symbolsIn(effects);
  return { own, setWorth, best: science.best(own, count('classic-effect-free-symbol'), count('classic-effect-mask'), symbolsIn(green), setWorth) };
}

/** The neighbour's guild that is worth most to a city that may copy one; of equals the one listed first. */
function bestCopy(cities: Circle, at: number, catalogue: Catalogue, isBorrowed: boolean): Copied | null {
  const city = cities[at] as City;
  if (!countedNow(city).some((effect) => effect.key === 'classic-effect-copy-guild')) return null;
  const places = Object.keys(catalogue);
  let best: { copied: Copied; worth: number } | null = null;
  for (const guild of [1, -1].flatMap((by) => ofColour(neighbour(cities, at, by), 'purple'))) {
    const as = isBorrowed ? cities : cities.map((one, place) => (place === at ? { ...one, built: [...one.built, guild] } : one));
    const copied = { guild, cities: as };
    const { best: symbols, setWorth } = scienceOf(cities, at, copied);
    const worth = guildPoints(copied, at) + science.points(symbols, setWorth);
    const isBetter = best === null || worth > best.worth || (worth === best.worth && places.indexOf(guild.id) < places.indexOf(best.copied.guild.id));
    if (isBetter) best = { copied, worth };
  }
  return best?.copied ?? null;
}

const guildPoints = ({ guild, cities }: Copied, at: number): number => (guild.effects ?? []).reduce((sum, effect) => sum + (pointsOf(effect, cities, at) ?? 0), 0);

function tokens(city: City): Line[] {
  const won = city.victories.reduce((sum, worth) => sum + worth, 0);
  return [
    ...(city.victories.length ? [line('military', won, 'victories', 'classic-line-victories', { count: city.victories.length })] : []),
    ...(city.defeats ? [line('military', -city.defeats, 'defeats', 'classic-line-defeats', { count: city.defeats })] : []),
    line('treasury', Math.floor(city.coins / COINS_A_POINT), 'coins', 'classic-line-coins', { coins: city.coins }),
    ...(city.debts ? [line('treasury', -city.debts, 'debts', 'classic-line-debts', { count: city.debts })] : []),
  ];
}

function stages(cities: Circle, at: number): Line[] {
  const city = cities[at] as City;
  return city.stages.flatMap((stage, place) => {
    const points = (stage.effects ?? []).reduce((sum, effect) => sum + (pointsOf(effect, cities, at) ?? 0), 0);
    return points ? [line('wonder', points, city.board.replace(/_[ab]$/, ''), 'classic-line-stage', { stage: place + 1 })] : [];
  });
}

function reasonOf(effect: Effect, cities: Circle, at: number): { key: string; args: Line['reason']['args'] } {
  if (effect.key === 'classic-effect-points') return { key: 'classic-line-printed', args: {} };
  const args = { n: number(effect), count: counted(effect, cities, at), what: word(effect, 'what'), where: word(effect, 'where') };
  return { key: 'classic-line-per', args };
}

const CATEGORY: Record<string, string> = { blue: 'civilian', yellow: 'commerce', purple: 'guilds', black: 'extras', white: 'extras' };

/** Points printed on cards or counted by them, and those of leaders for sets of symbols. */
function cards(cities: Circle, at: number, symbols: science.Symbols): Line[] {
  const city = cities[at] as City;
  return [...city.built, ...city.borrowed].flatMap((card) => {
    const category = CATEGORY[card.colour ?? ''];
    if (!category) return [];
    return (card.effects ?? []).flatMap((effect) => {
      const points = pointsOf(effect, cities, at);
      const { key, args } = reasonOf(effect, cities, at);
      if (points !== null) return [line(category, points, card.id, key, args)];
      if (effect.key !== 'classic-effect-set-bonus') return [];
      const args_ = { n: number(effect), count: science.sets(symbols) };
      return [line(category, args_.n * args_.count, card.id, 'classic-line-set-bonus', args_)];
    });
  });
}

function symbolLines({ own, best }: Science): Line[] {
  const squares = science.SYMBOLS.flatMap((symbol, at) => {
    const count = best[at] ?? 0;
    return count ? [line('science', count * count, symbol, 'classic-line-symbols', { count, free: count - (own[at] ?? 0) })] : [];
  });
  const full = science.sets(best);
  return full ? [...squares, line('science', science.SET_WORTH * full, 'sets', 'classic-line-sets', { count: full })] : squares;
}

/** Every point of one city. */
function column(cities: Circle, at: number, catalogue: Catalogue, isBorrowed: boolean): Line[] {
  const copied = bestCopy(cities, at, catalogue, isBorrowed);
  const symbols = scienceOf(cities, at, copied);
  const lines = [...tokens(cities[at] as City), ...stages(cities, at), ...cards(cities, at, symbols.best), ...symbolLines(symbols)];
  if (!copied) return lines;
  const points = guildPoints(copied, at);
  return [...lines, line('guilds', points, copied.guild.id, 'classic-line-copied', { guild: copied.guild.id, points })];
}

function reasonFor(scores: readonly Score[], ranks: readonly number[], size: number): string {
  if (ranks.filter((rank) => rank === 1).length > size) return 'shared';
  const sum = (seat: number): number => scores.slice(seat - (seat % size), seat - (seat % size) + size).reduce((all, one) => all + one[0], 0);
  const best = sum(ranks.indexOf(1));
  return scores.filter((_, seat) => sum(seat) === best).length > size ? 'tie-break' : 'points';
}

export function count(entry: Entry, catalogue: Catalogue): Counted {
  const cities = entry.players.map((player) => layOut(player, catalogue));
  if (cities.length === 2) cities.push(layOut(entry.free_city ?? {}, catalogue));
  const isBorrowed = entry.options?.copied_guild === 'borrowed';
  const columns = cities.map((_, at) => column(cities, at, catalogue, isBorrowed));
  const scores = entry.players.map((player, seat): Score => [total(columns[seat] ?? []), player.coins ?? 0]);
  const size = entry.options?.teams ? 2 : 1;
  const ranks = ranked(scores, size);
  const teams = size === 2 ? scores.flatMap((_, seat) => (seat % 2 ? [] : [[seat, seat + 1]])) : [];
  return { reason: reasonFor(scores, ranks, size), ranks, teams, columns };
}
