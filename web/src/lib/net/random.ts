/** Random words for moves and nonces, of letters, digits, - and _. */
export function randomWord(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const moveId = (): string => randomWord(15);
export const nonce = (): string => randomWord(18);
