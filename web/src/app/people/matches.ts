/** Words about matches that somebody has played. */

import { t } from '$lib/i18n';
import type { GameInfo, Match, Opponent } from '$lib/net/api';

const TEAMS = 'teams';
const partText = (part: string): string => t(part === TEAMS ? 'web-people-form-teams' : `web-expansion-${part}`);
const parted = (form: string): string[] => form.split('+').filter(Boolean).map(partText);

/** The game with its expansions and teams. */
export const formOf = (one: { game: string; variant: string }): string => [t(`web-game-${one.game}`), ...parted(one.variant)].join(' · ');

/** A form of a game without its name. */
export const formText = (form: string): string => parted(form).join(' · ') || t('web-people-form-plain');

/** All forms in which a game can be played: with any of its expansions, and in teams where that is an option. */
export function formsOf(about: Pick<GameInfo, 'expansions'> & { options: { name: string }[] }): string[] {
  const parts = [...about.expansions].sort().concat(about.options.some((one) => one.name === TEAMS) ? TEAMS : []);
  const all = parts.reduce<string[][]>((found, part) => [...found, ...found.map((some) => [...some, part])], [[]]);
  return all.sort((a, b) => a.length - b.length).map((some) => some.join('+'));
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
