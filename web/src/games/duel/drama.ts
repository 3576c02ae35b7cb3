/** What a turn looks like: the card flies to its city, the pawn marches. Decoration only: the table is right before it ends. */

import type { GameEvent } from '$games/contract';
import { canMove, moveAbove, moveCopy } from '$lib/ui/above';

const FLIGHT = 420;
const MARCH = 700;

/** The pawn hops from space to space. */
export function march(pawn: HTMLElement, spaces: number): void {
  if (!canMove()) return;
  const width = pawn.offsetWidth * 1.06;
  const hops = Math.min(Math.abs(spaces), 9);
  const frames = Array.from({ length: hops * 2 + 1 }, (_, at) => {
    const left = -spaces * (1 - at / (hops * 2)) * width;
    return { transform: `translate(${left}px, ${at % 2 ? '-35%' : '0'}) scale(${at % 2 ? 1.15 : 1})` };
  });
  moveAbove(pawn, frames, MARCH);
}

/** A card that leaves the layout, as it lay there, and where it goes. */
export interface Leaving {
  copy: HTMLElement;
  from: DOMRect;
  to: string;
}

const TO: Record<string, (seen: GameEvent) => string> = {
  BuildingBuilt: (seen) => `city-${String(seen.seat)}`,
  WonderBuilt: (seen) => `city-${String(seen.seat)}`,
  CardSold: () => 'discard',
};

/** The cards that these events take away, while they still lie in the layout: called before the board changes. */
export function leaving(root: ParentNode | undefined, events: readonly GameEvent[]): Leaving[] {
  if (!root || !canMove()) return [];
  return events.flatMap((seen) => {
    const to = TO[seen.event]?.(seen);
    const card = to ? root.querySelector<HTMLElement>(`[data-slot][data-card="${CSS.escape(String(seen.card))}"]`) : null;
    if (!card || !to) return [];
    const copy = card.cloneNode(true) as HTMLElement;
    return [{ copy, from: card.getBoundingClientRect(), to }];
  });
}

/** Lets them fly, once the board has changed. */
export function depart(cards: readonly Leaving[]): void {
  for (const { copy, from, to } of cards) {
    const goal = [...document.querySelectorAll(`[data-anchor="${CSS.escape(to)}"]`)].find((one) => one.getClientRects().length)?.getBoundingClientRect();
    if (!goal || !from.width) continue;
    for (const name of ['data-card', 'data-slot', 'data-explain', 'role', 'id']) copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    copy.tabIndex = -1;
    copy.style.cssText = `position:fixed;left:${from.left}px;top:${from.top}px;width:${from.width}px;height:${from.height}px;font-size:${from.width / 10}px;z-index:80;pointer-events:none;--w:${from.width}px`;
    document.body.append(copy);
    const [x, y] = [goal.left + goal.width / 2 - from.left - from.width / 2, goal.top + Math.min(goal.height, innerHeight) / 2 - from.top - from.height / 2];
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.2}px, ${y * 0.2 - 18}px) scale(1.1)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${x}px, ${y}px) scale(.35)`, opacity: 0.2 },
    ];
    moveCopy(copy, frames, FLIGHT);
  }
}
