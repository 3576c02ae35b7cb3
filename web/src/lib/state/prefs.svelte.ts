/** What somebody has set for themselves; kept in this browser. */

import type { Prefs } from '$games/contract';
import { LANGUAGES, speak, type Language } from '$lib/i18n';

import { read, write } from './storage';

const isTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

function wishedLanguage(): Language {
  const wishes = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

export interface Settings extends Prefs {
  /** The size of boards, in per cent. */
  zoom: number;
  /** Name told to others when joining. */
  name: string;
  /** Whether what others say is shown. */
  muted: boolean;
  /** Whether the browser may tell that it is one's turn. */
  notify: boolean;
}

function defaults(): Settings {
  return {
    motion: 1,
    confirm: false,
    hold: isTouch(),
    stepwise: false,
    estimate: false,
    sounds: !isTouch(),
    language: wishedLanguage(),
    theme: 'auto',
    textMode: false,
    zoom: 100,
    name: '',
    muted: false,
    notify: false,
  };
}

export const ZOOM = { least: 50, most: 200, step: 10 };

/** A size that boards may have; whatever else was kept becomes the usual one. */
export function checkedZoom(zoom: unknown): number {
  const size = typeof zoom === 'number' && Number.isFinite(zoom) ? zoom : 100;
  return Math.min(ZOOM.most, Math.max(ZOOM.least, Math.round(size / ZOOM.step) * ZOOM.step));
}

function kept(): Settings {
  const all = { ...defaults(), ...read<Partial<Settings>>('prefs', {}) };
  return { ...all, zoom: checkedZoom(all.zoom) };
}

export const prefs: Settings = $state(kept());

/** Keep a change and show it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  prefs[key] = value;
  write('prefs', $state.snapshot(prefs));
  apply();
}

/** Put the settings into effect on the page. */
export function apply(): void {
  const root = document.documentElement;
  if (prefs.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
  root.dataset.motion = String(prefs.motion);
  root.style.setProperty('--motion', String(motion() && 1 / motion()));
  void speak(prefs.language);
}

/** The speed of animations: none where the system asks for none. */
export function motion(): number {
  const isReduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isReduced ? 0 : prefs.motion;
}
