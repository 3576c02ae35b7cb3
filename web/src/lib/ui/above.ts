/**
 * Motions of things on a board, made by a copy that lies above the page: whenever a part of a board begins or ends to move by itself,
 * the browser puts the board into other layers and draws all of it anew, and for that long nothing else moves.
 */

import { motion } from '$lib/state/prefs.svelte';

/** Everything that moves above the page. */
export const moving = new Set<Animation>();

export const canMove = (): boolean => motion() > 0 && typeof document !== 'undefined' && !document.hidden && 'animate' in Element.prototype;

/** End what still moves above the page. */
export function land(): void {
  for (const animation of moving) animation.finish();
}

/** A part of a drawing keeps the drawing around it, without the rest. */
function copyOf(element: Element): HTMLElement {
  let copy = element.cloneNode(true) as HTMLElement;
  const drawing: Element | null = element instanceof SVGElement ? element.ownerSVGElement : null;
  for (let up: Element | null = drawing && element.parentElement; up; up = up === drawing ? null : up.parentElement) {
    const around = up.cloneNode(false) as HTMLElement;
    around.append(copy);
    copy = around;
  }
  return copy;
}

function put(copy: HTMLElement | SVGElement, { left, top, width, height }: DOMRect): void {
  copy.setAttribute('aria-hidden', 'true');
  for (const name of ['id', 'data-anchor', 'data-explain']) copy.removeAttribute(name);
  Object.assign(copy.style, { position: 'fixed', inset: 'auto', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '60', pointerEvents: 'none' });
  document.body.append(copy);
}

/** Lets a copy move, and takes it away when it has. */
export function moveCopy(copy: Element, frames: Keyframe[], lasts: number, onend: () => void = () => undefined): void {
  const animation = copy.animate(frames, { duration: lasts / motion(), easing: 'cubic-bezier(.2,.8,.2,1)' });
  moving.add(animation);
  animation.onfinish = animation.oncancel = () => {
    moving.delete(animation);
    copy.remove();
    onend();
  };
}

/** A copy moves in place of an element, which is not seen meanwhile. Places are read at once, all is put up with the next frame. */
export function moveAbove(element: HTMLElement | SVGElement | null | undefined, frames: Keyframe[], lasts: number): void {
  if (!element || !canMove()) return;
  const box = (element instanceof SVGElement && element.ownerSVGElement ? element.ownerSVGElement : element).getBoundingClientRect();
  if (!box.width) return;
  const sizes = [...element.querySelectorAll('svg')].map((one) => one.getBoundingClientRect());
  requestAnimationFrame(() => {
    const copy = copyOf(element);
    if (!(element instanceof SVGElement)) for (const [at, one] of [...copy.querySelectorAll('svg')].entries()) Object.assign(one.style, { width: `${sizes[at]?.width ?? 0}px`, height: `${sizes[at]?.height ?? 0}px` });
    put(copy, box);
    element.style.visibility = 'hidden';
    moveCopy(copy, frames, lasts, () => (element.style.visibility = ''));
  });
}

/** A light over an element that goes out: look here. */
export function lightUp(element: HTMLElement | null | undefined, lasts: number): void {
  if (!element || !canMove()) return;
  const box = element.getBoundingClientRect();
  if (!box.width) return;
  requestAnimationFrame(() => {
    const light = document.createElement('div');
    light.style.background = '#fff3c4';
    put(light, box);
    moveCopy(light, [{ opacity: 0.9 }, { opacity: 0 }], lasts);
  });
}
