/** A table in a few words, as the lobby shows it. */

import { clock } from '../table/terms';
import { t } from '$lib/i18n';
import type { TableInfo } from '$lib/net/types';

/** Whether a table is rated, where it says so. */
function rated(info: TableInfo): string[] {
  const value = (info as TableInfo & { rated?: boolean }).rated;
  return value === undefined ? [] : [t(value ? 'web-lobby-rated' : 'web-lobby-casual')];
}

function expansions(info: TableInfo): string[] {
  const value = String(info.options.expansions ?? 'none');
  return value === 'none' ? [] : value.split(',').map((one) => t(`web-expansion-${one.trim()}`));
}

/** Game, players, expansions, clock, rated or not. */
export function summary(info: TableInfo): string[] {
  const taken = info.seats.filter((seat) => seat.kind !== 'open').length;
  return [t('web-lobby-players', { taken, players: info.players }), ...expansions(info), clock(info.clock), ...rated(info)];
}
