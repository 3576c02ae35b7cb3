/** Being told of one's turn while nothing of the client is open: asked for only where somebody clicks. */

import { daysApi } from '$lib/net/days';

import { haveProfile } from './me.svelte';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export const isPushed = async (): Promise<boolean> => canPush() && Notification.permission === 'granted' && (await subscription()) !== null;

/** By this the server knows a subscription: the beginning of the hash of its address. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('').slice(0, 12);
}

/** Why nothing is pushed, as the end of a message's key; empty if it is. */
export async function startPush(language: string): Promise<'' | 'denied' | 'missing'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await daysApi.pushKey();
  const worker = key ? await navigator.serviceWorker.getRegistration() : undefined;
  if (!key || !worker) return 'missing';
  await haveProfile();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await daysApi.subscribe(endpoint ?? '', keys ?? {}, language);
  return '';
}

export async function stopPush(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await daysApi.unsubscribe(await idOf(known.endpoint)).catch(() => undefined);
  await known.unsubscribe();
}
