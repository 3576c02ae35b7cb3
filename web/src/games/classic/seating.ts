/** Who sits where, seen from a seat. The left neighbour of a city is the next in the list. */

export interface Around {
  own: number;
  left: number;
  right: number;
  /** Everybody else, from the left round to the right. */
  others: number[];
}

/** A watcher sits with the first city. */
export function around(seat: number | null, cities: number): Around {
  const own = seat !== null && seat >= 0 && seat < cities ? seat : 0;
  const at = (by: number): number => (own + by + cities) % cities;
  const others = Array.from({ length: Math.max(0, cities - 3) }, (_, by) => at(by + 2));
  return { own, left: at(1), right: at(-1), others };
}

export const teamOf = (seat: number): string => String.fromCharCode(65 + Math.floor(seat / 2));
