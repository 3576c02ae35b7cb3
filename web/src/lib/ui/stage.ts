/** Things that fly between anchors of a board: coins, cards. Decoration only: the table is right before they land. */

import { motion } from '$lib/state/prefs.svelte';

import { moving } from './above';

/** Milliseconds: each flies so long, one so much later than the other; all of them have landed after 0.9 s. */
const LASTS = 520;
const BETWEEN = 70;
const ALL = 900;
const MOST = 24;

export interface Flight {
  /** Names of anchors (`data-anchor`), or elements. */
  from: string | Element;
  to: string | Element;
  what: 'coin' | 'card' | 'shield' | 'point';
  count?: number;
  /** For cards: their colour, such as "blue"; without one their back is shown. */
  colour?: string;
}

function find(anchor: string | Element): Element | null {
  if (typeof anchor !== 'string') return anchor;
  const all = [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

/** Let them fly, one shortly after the other. Where an anchor is not on the screen, nothing flies. */
export function fly(flights: Flight[]): void {
  if (!motion() || typeof document === 'undefined' || document.hidden) return;
  const total = flights.reduce((sum, flight) => sum + Math.min(flight.count ?? 1, 6), 0);
  const between = Math.min(BETWEEN, (ALL - LASTS) / Math.max(1, Math.min(total, MOST) - 1));
  // All places are read before anything is put on the page: each reading after that would lay it out anew.
  const ways = flights.flatMap((flight) => {
    const [from, to] = [find(flight.from)?.getBoundingClientRect(), find(flight.to)?.getBoundingClientRect()];
    return from && to ? Array.from({ length: Math.min(flight.count ?? 1, 6) }, () => ({ flight, from, to })) : [];
  });
  const things = ways.slice(0, MOST).map(({ flight, from, to }) => ({ element: thing(flight), from, to }));
  document.body.append(...things.map(({ element }) => element));
  const all = things.map(({ element, from, to }, place) => launch(element, from, to, place * between));
  for (const animation of all) moving.add(animation);
  // They can no longer be seen where they have landed: all of them go together, once.
  void Promise.allSettled(all.map((animation) => animation.finished)).then(() => {
    for (const animation of all) moving.delete(animation);
    for (const { element } of things) element.remove();
  });
}

function thing({ what, colour }: Flight): HTMLElement {
  const made = document.createElement('div');
  made.className = `flying flying-${what}`;
  made.setAttribute('aria-hidden', 'true');
  if (colour) made.style.background = `var(--card-${colour})`;
  return made;
}

function launch(one: HTMLElement, from: DOMRect, to: DOMRect, wait: number): Animation {
  const spot = (box: DOMRect): string => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  /** On an arc. */
  const halfway = (a: DOMRect, b: DOMRect): string => spot(new DOMRect((a.left + b.left + (a.width + b.width) / 2) / 2, (a.top + b.top + (a.height + b.height) / 2) / 2, 0, 0));
  return one.animate(
    [
      { transform: `${spot(from)} scale(0.6)`, opacity: 0 },
      { transform: `${spot(from)} scale(1)`, opacity: 1, offset: 0.15 },
      { transform: `translateY(-28px) ${halfway(from, to)} scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `${spot(to)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${spot(to)} scale(0.6)`, opacity: 0 },
    ],
    { duration: LASTS / motion(), delay: wait / motion(), easing: 'ease-in-out', fill: 'both' },
  );
}
