/** What a table has agreed on, in words. */

import { has, t } from '$lib/i18n';
import type { Clock, TableInfo } from '$lib/net/types';

const DAY = 86_400;

export function clock({ kind, seconds = 0, extra = 0 }: Clock): string {
  if (kind === 'none') return t('web-terms-no-clock');
  if (kind === 'reserve') return t('web-terms-reserve', { minutes: Math.round(seconds / 60), extra });
  return seconds >= DAY ? t('web-terms-days', { days: Math.round(seconds / DAY) }) : t('web-terms-move', { seconds });
}

/** An option in words; nothing where it has none. */
export function option(game: string, name: string, value: string | number | boolean): string {
  const label = `web-option-${game}-${name}`;
  const key = [`web-choice-${game}-${name}-${value}`, `web-choice-${name}-${value}`, `web-choice-${value}`].find(has);
  if (name === 'expansions') {
    const names = value === 'none' ? t('web-no-expansions') : String(value).split(',').map((one) => t(`web-expansion-${one}`)).join(', ');
    return `${t('web-expansions')}: ${names}`;
  }
  return has(label) ? `${t(label)}: ${key ? t(key) : value}` : '';
}

export function terms(info: TableInfo): string[] {
  const options = Object.entries(info.options).map(([name, value]) => option(info.game, name, value));
  return [
    t('web-terms-game', { game: t(`web-game-${info.game}`), players: info.players }),
    ...options.filter(Boolean),
    clock(info.clock),
    ...info.assists.map((assist) => `web-terms-${assist}`).filter(has).map((key) => t(key)),
    t(info.undo ? 'web-terms-undo' : 'web-terms-no-undo'),
    ...(info.rated ? [t('web-terms-rated', { class: t(`web-rating-class-${info.rated}`) })] : []),
    ...(info.begins ? [t('web-terms-begins')] : []),
    ...(info.listed ? [t('web-listed')] : []),
  ];
}
