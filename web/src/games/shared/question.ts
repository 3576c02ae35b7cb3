/** What a seat is asked, said to the one who sits there: not "Which card does Ada play?" but "Choose a card". */

import { decision, has, t } from '$lib/i18n';
import type { Decision, TableInfo } from '$lib/net/types';

export function question(info: Pick<TableInfo, 'game' | 'players'>, asked: Decision['asked']): string {
  const isForFreeCity = info.game === 'classic' && Number(asked['city'] ?? -1) >= info.players;
  const key = `web-${info.game}-ask-${isForFreeCity ? 'free-' : ''}${asked.kind}`;
  return has(key) ? t(key, { coins: Number(asked['coins'] ?? 0) }) : decision(asked);
}
