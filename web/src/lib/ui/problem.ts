/** What went wrong, in a sentence of the language in use. */

import { current, has, say, t } from '$lib/i18n';
import { ApiError } from '$lib/net/api';

export function sentenceOf(problem: unknown): string {
  if (!problem) return '';
  if (!(problem instanceof ApiError)) return t('web-error-unknown');
  const { code, phrase, sentence } = problem;
  if (phrase && has(phrase.key)) return say(phrase);
  if (has(`web-error-${code}`)) return t(`web-error-${code}`);
  // What the server says is exact, but English.
  return current().language !== 'en' && has(`web-refused-${code}`) ? t(`web-refused-${code}`) : sentence;
}
