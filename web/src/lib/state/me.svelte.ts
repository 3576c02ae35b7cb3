/** Who this browser is: the key of a profile, made with the first match. A browser that keeps nothing plays without. */

import { untrack } from 'svelte';

import { t } from '$lib/i18n';
import { api, ApiError, useKey, type Entered, type Me } from '$lib/net/api';

import { prefs, set } from './prefs.svelte';
import { read, write } from './storage';

interface Kept {
  key: string;
  id: string;
}

const kept = (): Kept | null => read<Kept | null>('profile', null);

let known = $state.raw<Kept | null>(kept());
// Whoever asks the server does not depend on who asks: an effect that loads something would run again with a new profile.
useKey(() => untrack(() => known?.key ?? ''));

/** The id of this browser's profile; empty without one. */
export const myId = (): string => known?.id ?? '';

function remember(now: Kept | null): void {
  known = now;
  write('profile', now);
}

/** The browser and the system, as far as it says: by this its owner tells devices apart. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? '';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'macOS' };
  return [browser, system].filter(Boolean).map((word) => names[word] ?? word).join(', ');
}

/** Take up a profile that was made or opened here. */
export function enter({ key, me }: Entered): Me {
  remember({ key, id: me.id });
  if (me.name) set('name', me.name);
  return me;
}

/** This browser has no profile any more. */
export function leave(): void {
  remember(null);
}

/** A profile before the first match; without one, if the server has none to give. */
export async function haveProfile(name = prefs.name): Promise<void> {
  if (known) return;
  try {
    enter(await api.newProfile(name, deviceName()));
  } catch {
    // Whoever cannot have a profile can still play.
  }
}

/** Do something with the profile; if it was signed out or deleted elsewhere, do it once more without. */
export async function asMyself<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (wrong) {
    if (!(wrong instanceof ApiError) || wrong.code !== 'bad_key' || !known) throw wrong;
    leave();
    await haveProfile();
    return what();
  }
}

/** The name at a seat. Whoever has deleted their profile has none. */
export const seatText = (seat: { kind: string; name: string }): string => seat.name || t(seat.kind === 'open' ? 'web-seat-open' : 'web-someone');
