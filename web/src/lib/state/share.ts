/** A message tells a whole table anew, most of it as it was: what has not changed stays the same object, and is not drawn anew. */

type Parts = Record<string, unknown>;

const isWhole = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The next value, in which every part that equals the one before it is that one. */
export function share<T>(before: unknown, next: T): T {
  if (!isWhole(before) || !isWhole(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const parts: Parts = next;
  const keys = Object.keys(parts);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    parts[key] = share(before[key], parts[key]);
    isSame &&= parts[key] === before[key] && key in before;
  }
  return isSame ? (before as T) : next;
}
