/** The way to a table by what somebody was told. */

import { api } from '$lib/net/api';

/** The path of a table: from a link of ours, or from a code of six letters. */
export async function findTable(text: string): Promise<string> {
  const [, path, token = ''] = /\/t\/([\w-]+)(#[\w-]+)?/.exec(text) ?? [];
  if (path) return `/t/${path}${token}`;
  return `/t/${(await api.byCode(text.replace(/\s|-/g, '').toUpperCase())).id}`;
}
