/** A sentence about cards, cut so that each name of a card can be looked up. */

import type { Catalogue, GameEvent, Plain } from '$lib/net/types';

export interface Piece {
  text: string;
  id?: string;
}

function* words(value: Plain | undefined): Generator<string> {
  if (typeof value === 'string') yield* value.split(',');
  else if (Array.isArray(value)) for (const one of value) yield* words(one);
  else if (typeof value === 'object' && value !== null) yield* words(Object.values(value));
}

/** Ids of the catalogue that an event mentions. */
export function mentioned(event: GameEvent, catalogue: Catalogue): string[] {
  const { event: _, ...fields } = event;
  return [...new Set(words(fields))].filter((id) => id in catalogue);
}

export function pieces(text: string, ids: string[], name: (id: string) => string): Piece[] {
  let parts: Piece[] = [{ text }];
  for (const id of ids) {
    const wanted = name(id);
    if (!wanted) continue;
    parts = parts.flatMap((part) => {
      if (part.id || !part.text.includes(wanted)) return [part];
      const [before = '', ...rest] = part.text.split(wanted);
      return [{ text: before }, { text: wanted, id }, { text: rest.join(wanted) }].filter((one) => one.text);
    });
  }
  return parts;
}
