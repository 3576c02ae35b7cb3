/** Why something is not possible, in the reader's language. */

import { say } from '$lib/i18n';
import type { Refused } from '$games/contract';

export interface Reason {
  short: string;
  long: string;
}

export function reason(refused: Refused): Reason {
  if (!refused.phrase) return { short: refused.sentence, long: refused.sentence };
  const long = say(refused.phrase);
  return { short: say(refused.phrase, 'short'), long: long.charAt(0).toUpperCase() + long.slice(1) };
}
