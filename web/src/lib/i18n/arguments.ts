/**
 * Arguments of a message made fit to be read; the port of texts/arguments.py, and tested against it. What an argument
 * is, its type says, never its name.
 */

import type { Option, Plain } from '$lib/net/types';

/** A seat, or a city beyond the last one: said by the name of whoever sits there. */
export interface Player {
  seat: number;
}

/** Arguments of the client's own messages: words for readers already, which stay as they are, numbers and players. */
export interface Finished {
  [name: string]: string | number | readonly (string | number)[] | Player | undefined;
  /** Never a bare number, which would be said as one. */
  seat?: string | Player;
}
/** What the rules send: words of the game, to be translated. */
export type Values = Record<string, Plain | undefined>;
export type Said = Record<string, string | number>;

export interface Words {
  name: (id: string) => string | null;
  seat: (seat: number) => string;
  action: (action: Option) => string;
}

/** Arguments that are words already. None of them is translated: whoever has an id uses `name`. */
export function asTheyAre(values: Finished, words: Words): Said {
  const all: Said = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (typeof value === 'string' || typeof value === 'number') all[key] = value;
    else all[key] = 'seat' in value ? words.seat(value.seat) : value.join(', ');
    if (typeof value === 'string') all[`${key}_id`] = value;
  }
  return all;
}

/**
 * Everything a message may use; the arguments in `seats` number seats. Beside x there is also x_id, x_seat or x_count,
 * so that messages can tell cases apart.
 */
export function said(values: Values, words: Words, seats: readonly string[] = []): Said {
  const all: Said = {};
  for (const [key, given] of Object.entries(values)) {
    if (given === undefined) continue;
    const isSeat = isPlayer(given) || seats.includes(key);
    const value = isPlayer(given) ? given.seat : given;
    all[key] = word(value, words, isSeat);
    if (Array.isArray(value)) all[`${key}_count`] = value.length;
    else if (typeof value !== 'number') all[`${key}_id`] = id(value);
    else if (isSeat) all[`${key}_seat`] = value;
  }
  return all;
}

/** The name of a thing; of several, written "a,b", "a/b" or "2 a", all their names; an unknown word as it is. */
export function named(thing: string, words: Words): string {
  const known = words.name(thing);
  if (known !== null) return known;
  for (const [mark, glue] of [[',', ', '], ['/', '/']] as const) {
    if (thing.includes(mark)) return thing.split(mark).map((part) => named(part, words)).join(glue);
  }
  const [, count, rest] = /^(\d+) (.+)$/s.exec(thing) ?? [];
  return count && rest ? `${count} ${named(rest, words)}` : thing;
}

function word(value: Plain, words: Words, isSeat: boolean): string | number {
  if (typeof value === 'number') return isSeat ? words.seat(value) : value;
  if (isPlayer(value)) return words.seat(value.seat);
  if (isAction(value)) return words.action(value);
  if (Array.isArray(value)) return value.map((one) => String(item(one, words, isSeat))).join(', ');
  return isQuote(value) ? value.text : named(id(value), words);
}

/** One of a list: a pair of a seat and a thing is that player's thing. */
function item(value: Plain, words: Words, isSeat: boolean): string | number {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'number') return word(value, words, isSeat);
  const [who = null, thing = null] = value;
  return `${word(who, words, isSeat)}: ${word(thing, words, false)}`;
}

function isAction(value: unknown): value is Option {
  return typeof value === 'object' && value !== null && 'verb' in value && 'fields' in value;
}

function isPlayer(value: unknown): value is Player {
  return typeof value === 'object' && value !== null && 'seat' in value;
}

/** What a person or a program wrote: said as it is, in every language. */
function isQuote(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value;
}

function id(value: Plain): string {
  if (isAction(value)) return value.action;
  if (isQuote(value)) return value.text;
  return value === null ? 'none' : String(value);
}
