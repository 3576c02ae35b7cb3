/** Something looked at every few seconds while somebody sees it; the browser asks only whether it has changed. */

/** Look now and every so many milliseconds, until the returned function is called. */
export function watch<T>(ask: () => Promise<T>, found: (now: T) => void, failed: (wrong: unknown) => void, every: number): () => void {
  let isOver = false;
  const look = (): void => {
    if (document.hidden) return;
    ask().then(
      (now) => {
        if (!isOver) found(now);
      },
      (wrong) => {
        if (!isOver) failed(wrong);
      },
    );
  };
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
