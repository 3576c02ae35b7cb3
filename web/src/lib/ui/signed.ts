/** A number with a true minus sign, as everywhere on the page. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
