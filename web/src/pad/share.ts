/** A table in a link: version, then JSON, deflated, in base64url (docs/pad.md). The server never gets to see it. */

import type { Entry } from './entry';

const VERSION = '1.';
const MOST = 65_536;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const source = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = source.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) throw new Error('too long');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Anything that JSON can hold, as letters that a link can hold. */
export async function packed(value: unknown): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...packed));
  return VERSION + text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export const pack = (entry: Entry): Promise<string> => packed(entry);

/** What was packed; undefined for anything else. */
export async function unpacked(shared: string): Promise<unknown> {
  if (!shared.startsWith(VERSION)) return undefined;
  try {
    const letters = atob(shared.slice(VERSION.length).replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}

/** The entry of a shared text or link; null for anything else. */
export async function unpack(text: string): Promise<Entry | null> {
  const shared = text.slice(text.lastIndexOf('pad=') >= 0 ? text.lastIndexOf('pad=') + 4 : 0).trim();
  const entry = (await unpacked(shared)) as Entry | undefined;
  return entry && Array.isArray(entry.players) && typeof entry.game === 'string' ? entry : null;
}
