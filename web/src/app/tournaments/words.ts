/** What is said of tournaments in a few words. */

import { t } from '$lib/i18n';
import type { Entrant, Game, Tournament, TournamentInfo } from '$lib/net/tournaments';

/** Milliseconds between two looks at a tournament. */
export const EVERY = 4000;

/** Whole points, halves as one sign, and what groups bring with two decimals. */
export function score(points: number): string {
  const whole = Math.floor(points + 1e-9);
  const rest = points - whole;
  if (Math.abs(rest) < 1e-9) return String(whole);
  if (Math.abs(rest - 0.5) < 1e-9) return whole ? `${whole}½` : '½';
  return points.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A day and a time of day, as one says them here. */
export const moment = (at: number): string => new Date(at * 1000).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });

export const titleOf = (info: TournamentInfo): string => info.title || t('web-tournament');

/** Who it is; bots by their name and strength. */
export function nameOf(one: Entrant | undefined): string {
  if (!one) return '–';
  return one.level ? `${one.name} (${t(`web-level-${one.level}`)})` : one.name || t('web-someone');
}

export function summary(info: TournamentInfo): string {
  const game = `${t(`web-game-${info.game}`)}, ${t('web-tournament-at-table', { players: info.players })}`;
  return [t(`web-tournament-${info.kind}`), game, ...(info.rated ? [t('web-lobby-rated')] : [])].join(' · ');
}

export function stateOf(info: TournamentInfo): string {
  if (info.state === 'running') return t('web-tournament-round-of', { round: info.round, rounds: info.rounds });
  return t(`web-tournament-state-${info.state}`);
}

/** My part in it, and the game that waits for me. */
export function mine(tournament: Tournament, profile: string): { entrant: Entrant | undefined; game: Game | undefined } {
  const entrant = profile ? tournament.entrants.find((one) => one.profile === profile) : undefined;
  const last = tournament.info.state === 'running' ? tournament.rounds.at(-1) : undefined;
  return { entrant, game: entrant && last?.games.find((one) => one.points === null && one.seats.includes(entrant.number)) };
}
