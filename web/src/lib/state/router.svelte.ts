/** Which page is shown: by the path, so that links and reloads work. */

interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Place {
  const path = location.pathname;
  return { path, parts: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(location.search) };
}

let place = $state.raw(here());

export const route = (): Place => place;

export function go(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
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
    if (url.origin !== location.origin || (url.pathname === location.pathname && url.hash)) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
