/** The deal, done again in the browser: draws follow `deal-1` (docs/core.md), keyed by the secret and the nonces. */

import type { Draw, Fairness } from '$lib/net/api';

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

async function isSame(draw: Draw, key: CryptoKey): Promise<boolean> {
  const stream = new Stream(key, draw.label);
  for (const step of draw.steps) {
    const got = step.op === 'below' ? await stream.below(step.limit ?? 1) : await stream.shuffled(step.items ?? []);
    if (JSON.stringify(got) !== JSON.stringify(step.got)) return false;
  }
  return draw.action === draw.drawn;
}

export interface Verdict {
  isCommitted: boolean;
  isSeeded: boolean;
  draws: number;
  wrong: string[];
}

/** Whether the secret is the one committed to, the seed is made of it and the nonces, and every draw follows from it. */
export async function verify(told: Fairness): Promise<Verdict> {
  const secret = told.secret ?? '';
  const nonces = told.nonces.toSorted((a, b) => a.seat - b.seat).map((one) => one.nonce);
  const seed = [told.version, secret, ...nonces].join(':');
  const key = await keyOf(seed);
  const wrong: string[] = [];
  for (const draw of told.draws ?? []) if (!(await isSame(draw, key))) wrong.push(draw.label);
  return {
    isCommitted: (await sha256(`${told.version}:${secret}`)) === told.commitment,
    isSeeded: seed === told.seed,
    draws: told.draws?.length ?? 0,
    wrong,
  };
}
