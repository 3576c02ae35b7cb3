/** What matches over days need, over REST: answers in advance, days off, push. */

import { call } from './api';
import type { components } from './schema';
import type { Option } from './types';

type Schemas = components['schemas'];

export interface PlanStep {
  when: Option | null;
  answer: Option;
}

export type Plan = Omit<Schemas['PlanInfo'], 'lines'> & { lines: PlanStep[][] };

export interface Foreseen {
  others: Option[];
  mine: Option[];
}

export type DaysOff = Schemas['DaysOff'];

const at = (id: string): string => `/tables/${encodeURIComponent(id)}/plan`;

/** A line as a series of answers: another's (empty for any), the own, in turn. */
export const flat = (line: PlanStep[]): string[] => line.flatMap((step) => [step.when?.action ?? '', step.answer.action]);

const query = (first: string, last: string): string => `/me/days-off?first=${encodeURIComponent(first)}&last=${encodeURIComponent(last)}`;

export const daysApi = {
  off: () => call<DaysOff>('GET', '/me/days-off'),
  takeOff: (first: string, last: string) => call<DaysOff>('POST', '/me/days-off', null, { first, last }),
  giveBack: (first: string, last: string) => call<DaysOff>('DELETE', query(first, last)),
  pushKey: () => call<Schemas['PushKey']>('GET', '/push'),
  subscribe: (endpoint: string, keys: Record<string, string>, language: string) => call<unknown>('POST', '/me/push', null, { endpoint, keys, language }),
  unsubscribe: (id: string) => call<unknown>('DELETE', `/me/push/${id}`),
  plan: (table: string, token: string, lines: PlanStep[][]) =>
    call<Plan>('POST', at(table), token, { lines: lines.map((line) => line.map((step) => ({ when: step.when?.action ?? null, answer: step.answer.action }))) }),
  options: (table: string, token: string, after: string[]) =>
    call<Foreseen>('GET', `${at(table)}/options?${after.map((one) => `after=${encodeURIComponent(one)}`).join('&')}`, token),
};
