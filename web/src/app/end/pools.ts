/** Whether a draw was made from what the rules lay out: in their order, with nothing added or missing that can be known. */

import type { Draw } from '$lib/net/api';
import type { Catalogue, Plain } from '$lib/net/types';

const words = (value: Plain | undefined): value is string[] => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** Every list of things within a question. */
function pools(value: Plain | undefined): string[][] {
  if (words(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(pools);
  return value && typeof value === 'object' ? Object.values(value).flatMap(pools) : [];
}

/** The ids that an answer of chance names. */
export const named = (action: string): string[] => action.split(' ').slice(1).flatMap((part) => part.split(','));

const isRising = (places: number[]): boolean => places.every((place, at) => !at || (places[at - 1] as number) <= place);

/** Things lie in the order of the catalogue: whoever may order them as they like may deal as they like. */
function isOrdered(asked: Draw['asked'], place: Map<string, number>): boolean {
  return pools(asked).every((pool) => {
    const places = pool.map((id) => place.get(id) ?? -1);
    if (places.includes(-1)) return false;
    if (asked.kind !== 'DealingLeaders') return isRising(places);
    const start = places.findIndex((one, at) => at > 0 && one < (places[at - 1] as number));
    return start < 0 || isRising([...places.slice(start), ...places.slice(0, start)]); // those of Cities come last
  });
}

function isWithin(part: string[], whole: string[]): boolean {
  const left = [...whole];
  return part.every((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Labels of the draws that were not made from what must have lain there. */
export function strangePools(draws: Draw[], cards: Catalogue): string[] {
  const place = new Map(Object.keys(cards).map((id, at) => [id, at]));
  const decks = new Map<string, string[]>();
  const gone = new Set<string>();
  return draws.filter((draw) => {
    const isRight = isOrdered(draw.asked, place) && isLeft(draw, cards, decks, gone);
    for (const id of named(draw.action)) gone.add(id);
    return !isRight;
  }).map((draw) => draw.label);
}

/** Of decks that are drawn from again and again: no card comes back, and each draw finds as many as its name says. */
function isLeft({ asked, label }: Draw, cards: Catalogue, decks: Map<string, string[]>, gone: Set<string>): boolean {
  if (asked.kind === 'TurningUp') {
    return pools(asked.pools).every((pool) => {
      const group = cards[pool[0] ?? '']?.group;
      const deck = Object.values(cards).filter((item) => item.kind === 'card' && item.group === group && !gone.has(item.id));
      return deck.map((item) => item.id).join() === pool.join();
    });
  }
  if (asked.kind !== 'TopOfDeck' && asked.kind !== 'TopOfStack') return true;
  const pool = pools(asked.pile ?? asked.stack)[0] ?? [];
  const deck = label.slice(0, label.lastIndexOf(' '));
  const before = decks.get(deck);
  decks.set(deck, pool);
  return pool.length === Number(label.slice(deck.length + 1)) && (!before || isWithin(pool, before));
}
