/** The cards of a turn, turned over together and laid into their cities. Decoration: the table is right before they land. */

import type { Catalogue, Item } from '$games/contract';

import type { Deed } from './turn';

/** Milliseconds, all together at most 0.9 s: turning, then flying; from seat to seat a little later. */
const TURN = 420;
const FLY = 300;
const APART = 60;
const ALL = 900;

export interface Revealed {
  city: number;
  /** The card that is turned over; without one its back stays up: sold, or put under a stage. */
  item: Item | undefined;
  from: Place;
  to: Place;
  /** When it begins, and how long its two parts last. */
  wait: number;
  turn: number;
  fly: number;
}

interface Place {
  x: number;
  y: number;
}

const middle = (box: DOMRect): Place => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function shown(selector: string, inside: ParentNode = document): Element | null {
  return [...inside.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null;
}

function target(deed: Deed, city: Element): Element | null {
  if (deed.built[0]) return shown(`[data-built="${CSS.escape(deed.built[0])}"]`, city) ?? city;
  return deed.sold ? shown('[data-anchor="discard"]') : (shown('.panorama', city) ?? city);
}

/** What is turned over where, for cities that can be seen. */
export function reveals(deeds: readonly Deed[], catalogue: Catalogue): Revealed[] {
  const told = deeds.filter((deed) => deed.built.length || deed.stage || deed.sold);
  const apart = Math.min(APART, (ALL - TURN - FLY) / Math.max(1, told.length - 1));
  return told.flatMap((deed, at) => {
    const city = shown(`[data-anchor="city-${deed.city}"]`);
    const end = city && target(deed, city);
    if (!city || !end) return [];
    const from = middle(city.getBoundingClientRect());
    return [{ city: deed.city, item: catalogue[deed.built[0] ?? ''], from, to: middle(end.getBoundingClientRect()), wait: at * apart, turn: TURN, fly: FLY }];
  });
}
