/** Any key or tap ends what moves, where it leads to: it is decoration, and nobody has to wait for it. */

/** Put on an element whose animation tells the time: it goes on. */
const CLOCK = '[data-clock]';

/** What follows the pointer belongs to no event. */
function goesOn(animation: Animation): boolean {
  const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
  return (target?.matches(CLOCK) ?? false) || (animation instanceof CSSTransition && (target?.matches(':hover') ?? false));
}

export function hurry(): void {
  for (const animation of document.getAnimations?.() ?? []) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (Number.isFinite(Number(end)) && !goesOn(animation)) animation.finish();
  }
}
