/** Which form the board takes in the room it has. */

export type Form = 'wide' | 'middle' | 'phone' | 'side';

/** Wide: everything side by side. Side: a phone on its side. Middle and phone: tabs above, the hand on the lower edge. */
export function formOf(width: number, height: number): Form {
  if (!width) return 'wide';
  if (height < 500 && width >= 640) return 'side';
  if (width >= 1100 && height >= 600) return 'wide';
  return width >= 700 ? 'middle' : 'phone';
}

/** How many things lie in a row where they fill a broad table, so that as few places as possible stay empty. */
export function across(count: number): number {
  const best = Math.max(1, Math.round(Math.sqrt(count * 1.4)));
  const empty = (columns: number): number => columns * Math.ceil(count / columns) - count;
  return [best, best + 1, best - 1].filter((columns) => columns > 0).reduce((a, b) => (empty(b) < empty(a) ? b : a));
}
