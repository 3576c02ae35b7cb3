/** Whether somebody looks at the page: it is in sight, and was touched not long ago. */

/** Milliseconds without any touch or key after which nobody is taken to look. */
export const IDLE = 180_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Tell whenever it changes, until the returned function is called. */
export function attention(tell: (isHere: boolean) => void): () => void {
  let was = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (isHere: boolean): void => {
    if (isHere === was) return;
    was = isHere;
    tell(isHere);
  };
  const look = (): void => {
    clearTimeout(timer);
    say(!document.hidden);
    if (!document.hidden) timer = setTimeout(() => say(false), IDLE);
  };
  for (const sign of SIGNS) addEventListener(sign, look, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, look, { capture: true });
    document.removeEventListener('visibilitychange', look);
  };
}
