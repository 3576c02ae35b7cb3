/** Arguments of a message made fit to be read; the port of texts/arguments.py, and tested against it. */

import type { Option, Plain } from '$lib/net/types';

const SEATS = new Set(['seat', 'city', 'player', 'winner', 'loser', 'owner', 'by', 'to', 'of']);

/** Arguments of the client's own messages that are words for readers already, such as the names of players. */
const WORDS = new Set(['name', 'names']);

export type Values = Record<string, Plain | undefined>;
export type Said = Record<string, string | number>;

export interface Words {
  name: (id: string) => string | null;
  seat: (seat: number) => string;
  action: (action: Option) => string;
}

/** Everything a message may use; beside x also x_id, x_seat or x_count, so that messages can tell cases apart. */
export function said(values: Values, words: Words): Said {
  const all: Said = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (SEATS.has(key) && typeof value === 'number') {
      all[key] = words.seat(value);
      all[`${key}_seat`] = value;
      continue;
    }
    if (WORDS.has(key) && typeof value === 'string') {
      all[key] = value;
      continue;
    }
    all[key] = word(value, words);
    if (Array.isArray(value)) all[`${key}_count`] = value.length;
    else if (typeof value !== 'number') all[`${key}_id`] = id(value);
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

function word(value: Plain, words: Words): string | number {
  if (typeof value === 'number') return value;
  if (isAction(value)) return words.action(value);
  if (Array.isArray(value)) return value.map((one) => String(item(one, words))).join(', ');
  return named(id(value), words);
}

/** One of a list: a pair of a seat and a thing is that player's thing. */
function item(value: Plain, words: Words): string | number {
  if (Array.isArray(value) && value.length === 2 && typeof value[0] === 'number') {
    return `${words.seat(value[0])}: ${word(value[1] as Plain, words)}`;
  }
  return word(value, words);
}

function isAction(value: unknown): value is Option {
  return typeof value === 'object' && value !== null && 'verb' in value && 'fields' in value;
}

function id(value: Plain): string {
  if (isAction(value)) return value.action;
  return value === null ? 'none' : String(value);
}
