/** Which page is shown: by the path, so that links and reloads work. */

import { ours, rooted } from '../root';

interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Place {
  const path = ours(location.pathname) ?? '/';
  return { path, parts: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(location.search) };
}

let place = $state.raw(here());
let round = $state(0);
let isFirst = true;

export const route = (): Place => place;

/** Whether the page is the one with which the client was loaded. */
export const isFirstPage = (): boolean => isFirst;

/** How often a page was made once more; see `again`. */
export const rounds = (): number => round;

/** Make the page that is shown once more, as if one had come anew. */
export function again(): void {
  isFirst = false;
  round += 1;
}

/** To a path of ours. */
export function go(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', rooted(path));
  else history.pushState(null, '', rooted(path));
  place = here();
  isFirst = false;
  scrollTo(0, 0);
}

/** Follow links of ours without loading the page again. */
export function start(): () => void {
  const back = (): void => {
    place = here();
    isFirst = false;
  };
  const click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || event.defaultPrevented || !isPlain || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    const path = ours(url.pathname);
    if (url.origin !== location.origin || path === null || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    go(path + url.search + url.hash);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
