/** Ratings, tokens for programs, reports and moderation, over REST. */

import { call } from './api';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Leaderboard = Schemas['Leaderboard'];
export type RatingClass = Schemas['ClassTold'];
export type RatingCurve = Schemas['RatingCurve'];
export type Token = Schemas['TokenTold'];
export type Report = Schemas['ReportTold'];
export type Scope = Token['scopes'][number];

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const orderApi = {
  classes: () => call<RatingClass[]>('GET', '/ratings'),
  leaderboard: (kind: string) => call<Leaderboard>('GET', `/ratings/${encodeURIComponent(kind)}`),
  ratings: (name: string) => call<RatingCurve[]>('GET', `/profiles/${encodeURIComponent(name)}/ratings`),
  myRatings: () => call<RatingCurve[]>('GET', '/me/ratings'),
  tokens: () => call<Token[]>('GET', '/me/tokens'),
  makeToken: (label: string, scopes: Scope[], days: number | null) => call<Schemas['NewToken']>('POST', '/me/tokens', null, { label, scopes, days }),
  endToken: (id: string) => call<Token[]>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  report: (table: string, token: string | null, seat: number, moment: number, why: string) =>
    call<Schemas['Reported']>('POST', `${at(table)}/reports`, token, { seat, at: moment, why }),
  reportNotebook: (key: string, why: string) => call<Schemas['Reported']>('POST', `/notebooks/${encodeURIComponent(key)}/reports`, null, { why }),
  words: (table: string, host: string) => call<Schemas['WordsTold']>('GET', `${at(table)}/words`, host),
  ruleOut: (table: string, host: string, words: string[]) => call<Schemas['WordsTold']>('POST', `${at(table)}/words`, host, { words }),
  reports: () => call<Report[]>('GET', '/moderation/reports'),
  decide: (id: string, verdict: string, days: number | null, why: string) =>
    call<Report[]>('POST', `/moderation/reports/${encodeURIComponent(id)}`, null, { verdict, days, why }),
  removeNotebook: (key: string, why: string) => call<string>('POST', `/moderation/notebooks/${encodeURIComponent(key)}`, null, { why }),
};
