/** The notebooks that were written in this browser, with the right to change them, and tables that went on from them. */

import { read, write } from '$lib/state/storage';

export interface KeptNotebook {
  key: string;
  token: string;
  title: string;
  at: number;
  /** Tables that were opened from here. */
  tables?: string[];
}

const LONGEST = 60;

type Kept = Record<string, KeptNotebook>;

export const keptNotebook = (key: string): KeptNotebook | undefined => read<Kept>('notebooks', {})[key];

export function keptNotebooks(): KeptNotebook[] {
  return Object.values(read<Kept>('notebooks', {})).sort((a, b) => b.at - a.at);
}

export function keepNotebook(key: string, change: Partial<KeptNotebook>): void {
  const all = read<Kept>('notebooks', {});
  const now: KeptNotebook = { token: '', title: '', ...all[key], ...change, key, at: Date.now() };
  const rest = Object.values(all).filter((one) => one.key !== key).sort((a, b) => b.at - a.at);
  write('notebooks', Object.fromEntries([now, ...rest.slice(0, LONGEST - 1)].map((one) => [one.key, one])));
}

export function forgetNotebook(key: string): void {
  const all = read<Kept>('notebooks', {});
  delete all[key];
  write('notebooks', all);
}
