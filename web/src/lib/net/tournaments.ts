/** Tournaments, over REST. */

import { call } from './api';
import type { components } from './schema';
import type { Clock } from './types';

type Schemas = components['schemas'];

export type Tournament = Schemas['TournamentTold'];
export type TournamentInfo = Schemas['TournamentInfo'];
export type Entrant = Tournament['entrants'][number];
export type Round = Tournament['rounds'][number];
export type Game = Round['games'][number];

export interface TournamentWish {
  title: string;
  kind: TournamentInfo['kind'];
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  clock: Clock;
  rounds: number | null;
  starts: number | null;
  every: number | null;
  wait: number;
  rated: boolean;
  third: boolean;
}

const at = (id: string, what = ''): string => `/tournaments/${encodeURIComponent(id)}${what}`;

export const tournamentsApi = {
  list: () => call<TournamentInfo[]>('GET', '/tournaments'),
  one: (id: string) => call<Tournament>('GET', at(id)),
  make: (wish: TournamentWish) => call<Tournament>('POST', '/tournaments', null, { ...wish }),
  join: (id: string) => call<Tournament>('POST', at(id, '/join'), null, {}),
  leave: (id: string) => call<Tournament>('POST', at(id, '/leave'), null, {}),
  addBot: (id: string, level: string) => call<Tournament>('POST', at(id, '/bots'), null, { level }),
  remove: (id: string, number: number) => call<Tournament>('DELETE', at(id, `/entrants/${number}`)),
  start: (id: string) => call<Tournament>('POST', at(id, '/start'), null, {}),
  close: (id: string) => call<Tournament>('POST', at(id, '/close'), null, {}),
};
