/** Which form the board takes in the room it has. */

export type Form = 'wide' | 'middle' | 'phone' | 'side';

/** Wide: everything side by side. Side: a phone on its side. Middle and phone: tabs above, the hand on the lower edge. */
export function formOf(width: number, height: number): Form {
  if (!width) return 'wide';
  if (height < 500 && width >= 640) return 'side';
  if (width >= 1100 && height >= 600) return 'wide';
  return width >= 700 ? 'middle' : 'phone';
}
