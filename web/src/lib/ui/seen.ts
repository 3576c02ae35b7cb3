/** Things that are drawn when they come near the window, a few in each frame, so that a slow phone answers in between. */

import { flushSync } from 'svelte';

const AHEAD = '300px';
/** Milliseconds of drawing in a frame. */
const BUDGET = 4;

const waiting = new Map<Element, () => void>();
const queue: Element[] = [];
let frame = 0;

function draw(): void {
  const began = performance.now();
  do {
    const node = queue.shift();
    const show = node && waiting.get(node);
    if (!node || !show) continue;
    waiting.delete(node);
    flushSync(show);
  } while (queue.length && performance.now() - began < BUDGET);
  // Between two frames, not within one: what was drawn has to be laid out in it.
  frame = queue.length ? requestAnimationFrame(() => setTimeout(draw)) : 0;
}

const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        (all) => {
          for (const { isIntersecting, target } of all) {
            if (!isIntersecting) continue;
            observer?.unobserve(target);
            queue.push(target);
          }
          if (queue.length && !frame) frame = requestAnimationFrame(() => setTimeout(draw));
        },
        { rootMargin: AHEAD },
      );

/** Calls back once, when the element is near what is seen. */
export function seen(node: Element, show: () => void): { destroy: () => void } {
  if (!observer) {
    show();
    return { destroy: () => undefined };
  }
  waiting.set(node, show);
  observer.observe(node);
  return {
    destroy: () => {
      waiting.delete(node);
      observer.unobserve(node);
    },
  };
}
