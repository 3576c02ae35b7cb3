/** Words about matches that somebody has played. */

import { t } from '$lib/i18n';
import type { Match, Opponent } from '$lib/net/api';

/** The game with its expansions and teams. */
export function formOf(one: { game: string; variant: string }): string {
  const parts = one.variant.split('+').filter(Boolean).map((part) => t(`web-people-form-${part}`));
  return [t(`web-game-${one.game}`), ...parts].join(' · ');
}

export function opponentText(one: Opponent): string {
  if (one.kind === 'bot') return t('web-people-bot', { name: one.name, level: t(`web-level-${one.level}`) });
  return one.name || t('web-someone');
}

/** How it went, in a few words. */
export function resultText(one: Match): string {
  if (one.left) return t('web-people-left');
  if (one.place === 1) return t((one.shared ?? 1) > 1 ? 'web-people-won-shared' : 'web-people-won');
  return t('web-people-place', { place: one.place ?? 0, players: one.players });
}
