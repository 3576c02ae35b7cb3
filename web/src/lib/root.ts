/** Where the client lies on its site: below a path, if the server was told so. */

const found = document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? '';

/** Without a slash at its end; empty at the top of a site. */
export const ROOT = found.replace(/\/+$/, '');

/** The path, on the site, of something of ours. */
export const rooted = (path: string): string => ROOT + path;

/** The path of ours that a path of the site means; null if it is not ours. */
export function ours(path: string): string | null {
  if (path === ROOT) return '/';
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : null;
}
