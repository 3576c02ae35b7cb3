/** What links to tables begin with. A browser on the server's own machine has to ask: its own address leads others nowhere. */

import { api } from '$lib/net/api';
import { ROOT } from '$lib/root';

export type Range = 'all' | 'lan' | 'here';

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

let asked = false;
let base = $state('');
let range = $state<Range>('all');

/** Where links lead, and who can follow them; better known as soon as the server has been asked. */
export function links(): { base: string; range: Range } {
  if (!asked) {
    asked = true;
    if (isLoopback(location.hostname)) void ask();
  }
  return { base: base || location.origin + ROOT, range };
}

async function ask(): Promise<void> {
  try {
    const told = await api.reach();
    base = told.links ?? '';
    range = told.links ? 'lan' : 'here';
  } catch {
    range = 'here';
  }
}
