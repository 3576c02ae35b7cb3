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

export const route = (): Place => place;

/** To a path of ours. */
export function go(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', rooted(path));
  else history.pushState(null, '', rooted(path));
  place = here();
  scrollTo(0, 0);
}

/** Follow links of ours without loading the page again. */
export function start(): () => void {
  const back = (): void => {
    place = here();
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
