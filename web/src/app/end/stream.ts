/** Chance made repeatable: `deal-1` (docs/core.md), as the server draws. */

const RANGE = 2 ** 32;
const text = new TextEncoder();

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (words: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', text.encode(words)));

/** Unlimited random numbers that depend on a key and a label alone. */
export class Stream {
  private words: number[] = [];
  private block = 0;

  constructor(private readonly key: CryptoKey, private readonly label: string) {}

  async below(limit: number): Promise<number> {
    const fair = RANGE - (RANGE % limit);
    for (;;) {
      if (!this.words.length) await this.fill();
      const word = this.words.shift() as number;
      if (word < fair) return word % limit;
    }
  }

  async chosen<T>(items: readonly T[]): Promise<T> {
    return items[await this.below(items.length)] as T;
  }

  async shuffled<T>(items: readonly T[]): Promise<T[]> {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = await this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  private async fill(): Promise<void> {
    const signed = new DataView(await crypto.subtle.sign('HMAC', this.key, text.encode(`${this.label}:${this.block}`)));
    this.block += 1;
    for (let at = 0; at < 32; at += 4) this.words.push(signed.getUint32(at));
  }
}

export async function keyOf(seed: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest('SHA-256', text.encode(seed));
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}
