/** The way to a table by what somebody was told. */

import { api, ApiError } from '$lib/net/api';

/** The path of a table: from a link of ours, or from a code of six letters. */
export async function findTable(text: string): Promise<string> {
  const [, path, token = ''] = /\/t\/([\w-]+)(#[\w-]+)?/.exec(text) ?? [];
  if (path) return `/t/${path}${token}`;
  try {
    return `/t/${(await api.byCode(text.replace(/\s|-/g, '').toUpperCase())).id}`;
  } catch (wrong) {
    // Nobody was at a table yet that could be gone: it is the code that is wrong.
    throw wrong instanceof ApiError && wrong.status === 404 ? new ApiError('no_code', wrong.sentence, 404) : wrong;
  }
}
