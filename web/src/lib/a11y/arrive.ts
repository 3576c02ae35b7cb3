/** Where reading begins on a new page. */

import { isFirstPage } from '../state/router.svelte';

/** The heading of a page takes the focus when the link or button that led there is gone with its page. */
export function arrive(heading: HTMLElement): void {
  if (isFirstPage() || (document.activeElement && document.activeElement !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
