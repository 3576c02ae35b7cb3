/** The list of tables, looked at every few seconds while somebody sees it; the browser asks only whether it has changed. */

import { api } from '$lib/net/api';
import type { TableInfo } from '$lib/net/types';

const EVERY = 5000;

/** Look now and again until the returned function is called. */
export function watchTables(found: (tables: TableInfo[]) => void, failed: (wrong: unknown) => void = () => undefined): () => void {
  let isOver = false;
  const look = (): void => {
    if (document.hidden) return;
    api.tables().then(
      (tables) => {
        if (!isOver) found(tables);
      },
      (wrong) => {
        if (!isOver) failed(wrong);
      },
    );
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
