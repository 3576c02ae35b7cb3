/** Cities of 7 Wonders round the table, laid out from an entry, and what can be counted in them. */

import type { Player } from '../entry';
import type { Catalogue, Effect, Item } from '$lib/net/types';

import { number, word } from './effects';

export interface City {
  board: string;
  stages: Item[];
  built: Item[];
  /** Cards of other cities whose effects count here too. */
  borrowed: Item[];
  coins: number;
  victories: number[];
  defeats: number;
  debts: number;
}

const found = (catalogue: Catalogue, ids: readonly string[]): Item[] => ids.flatMap((id) => catalogue[id] ?? []);

export function layOut(entered: Omit<Player, 'name'>, catalogue: Catalogue): City {
  const board = entered.wonder ?? '';
  const built = typeof entered.stages === 'number' ? entered.stages : 0;
  const tokens = entered.conflict_tokens ?? [];
  return {
    board,
    stages: found(catalogue, Array.from({ length: built }, (_, at) => `${board}_${at + 1}`)),
    built: found(catalogue, Array.isArray(entered.cards) ? entered.cards : []),
    borrowed: found(catalogue, entered.copied_leader ? [entered.copied_leader] : []),
    coins: entered.coins ?? 0,
    victories: tokens.filter((token) => token > 0),
    defeats: tokens.filter((token) => token < 0).length,
    debts: entered.debts ?? 0,
  };
}

export const countedNow = (city: City): Effect[] => [...city.stages, ...city.built, ...city.borrowed].flatMap((part) => part.effects ?? []);

const SETS = 'sets_';
const STEPS: Record<string, number[]> = { here: [0], neighbours: [-1, 1], all_three: [-1, 0, 1] };

export const neighbour = (cities: readonly City[], at: number, by: number): City => cities[(at + by + cities.length) % cities.length] as City;

export const ofColour = (city: City, colour: string): Item[] => city.built.filter((card) => card.colour === colour);

function within(city: City, what: string): number {
  if (what === 'stage') return city.stages.length;
  if (what === 'defeat') return city.defeats;
  if (what === 'victory') return city.victories.length;
  if (what === 'three_coins') return Math.floor(city.coins / 3);
  const colours = what.replace(SETS, '').split('_');
  const counts = colours.map((colour) => ofColour(city, colour).length);
  return what.startsWith(SETS) ? Math.min(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

/** How many of what an effect names there are, seen from a place of the circle. */
export const counted = (effect: Effect, cities: readonly City[], at: number): number =>
  (STEPS[word(effect, 'where')] ?? []).reduce((sum, by) => sum + within(neighbour(cities, at, by), word(effect, 'what')), 0);

/** The points an effect brings of its own; null for one that brings none. */
export function pointsOf(effect: Effect, cities: readonly City[], at: number): number | null {
  if (effect.key === 'classic-effect-points') return number(effect);
  return effect.key === 'classic-effect-points-per' ? number(effect) * counted(effect, cities, at) : null;
}
