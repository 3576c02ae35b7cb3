/** Everything around a match, over REST (docs/protocol.md). */

import type { Explored } from '../../explorer/tables';
import type { Answer, Entry, Form } from '../../pad/entry';
import type { components } from './schema';
import type { Catalogue, Clock, GameEvent, Item, Lesson, Option, Phrase, Plain, SeatInfo, State, TableInfo } from './types';
import { rooted } from '../root';

type Schemas = components['schemas'];

/** A request that was turned down, with a sentence to show. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
    readonly phrase: Phrase | null = null,
  ) {
    super(sentence);
  }
}

const MOST_TRIES = 3;

type Body = Record<string, unknown>;

let ownKey = (): string => '';

/** Where the key of this browser's profile comes from. */
export function useKey(key: () => string): void {
  ownKey = key;
}

export async function call<T>(method: string, path: string, token?: string | null, body?: Body, key = ownKey()): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers['Wonders-Profile'] = key;
  const response = await patient(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!response.ok) throw await refusal(response);
  const type = response.headers.get('Content-Type') ?? '';
  return (type.includes('json') && !type.includes('jsonl') && !type.includes('ndjson') ? response.json() : response.text()) as Promise<T>;
}

/** A request; one that only reads is made again, after a while, if the server has had too many. */
async function patient(path: string, wish: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    let response: Response;
    try {
      response = await fetch(rooted(`/api${path}`), wish);
    } catch {
      throw new ApiError('offline', 'The server cannot be reached.', 0, { key: 'web-error-offline', args: {} });
    }
    if (response.status !== 429 || wish.method !== 'GET' || tries > MOST_TRIES) return response;
    const seconds = Number(response.headers.get('Retry-After')) || 10;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

async function refusal(response: Response): Promise<ApiError> {
  const told = (await response.json().catch(() => ({}))) as Partial<{ error: string; sentence: string; phrase: Phrase }>;
  return new ApiError(told.error ?? 'broken', told.sentence ?? response.statusText, response.status, told.phrase ?? null);
}

export interface OptionInfo {
  name: string;
  default: string | number | boolean;
  choices: (string | number | boolean)[];
  kind: 'switch' | 'choice' | 'text';
}

export interface GameInfo {
  id: TableInfo['game'];
  players: { least: number; most: number; default: number };
  options: OptionInfo[];
  expansions: string[];
  levels: string[];
}

export interface SeatWish {
  kind: SeatInfo['kind'];
  name?: string;
  level?: string;
  mine?: boolean;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: SeatWish[];
  listed: boolean;
  clock: Clock;
  title: string;
  assists: string[];
  undo: boolean;
  rated: boolean;
  start: boolean;
  /** A moment of a match to begin from. */
  begins?: { record: string; step: number; hidden: 'same' | 'new'; seat: number };
}

export interface PairWish {
  game: string;
  players: number | null;
  pace: 'soon' | 'days';
  /** Seconds; null for never. */
  bots_after: number | null;
  rated: boolean;
  name: string;
}

export type Circle = Schemas['Circle'];
export type Seated = Schemas['SeatToken'];
export type Made = Schemas['Made'];
export type Rematch = Schemas['Rematch'];
export type MyTable = Schemas['MyTable'];
export type Me = Schemas['Me'];
export type Entered = Schemas['Entered'];
export type Match = Schemas['Match'];
export type Matches = Schemas['Matches'];
export type Opponent = Schemas['Opponent'];
export type PublicProfile = Schemas['PublicProfile'];
export type Results = Schemas['Results'];

/** Which of one's matches to show. */
export interface MatchFilter {
  game?: string;
  variant?: string;
  opponent?: string;
  cursor?: string;
}

export interface Rule {
  number: string;
  section: string;
  text: string;
  example: string;
}

/** Something said about a step: a message, and what goes into it (actions, too). */
export type Comment = Omit<Schemas['StepComment'], 'args'> & { args: Record<string, Plain> };

export type Replay = Omit<Schemas['Replay'], 'steps' | 'table'> & {
  steps: (Pick<State, 'view' | 'facts' | 'events'> & { comments?: Comment[] })[];
};

/** An example match: there is no table behind it, but it is told like one. */
export type Demo = Replay & Required<Pick<Schemas['Replay'], 'table'>>;

export type StudyBest = Omit<Schemas['StudyBest'], 'said'> & { said: Option };
export type StudyDecision = Omit<Schemas['StudyDecision'], 'said' | 'best'> & { said: Option; best: StudyBest[] };
export type StudyReview = Omit<Schemas['StudyReview'], 'decisions'> & { decisions: StudyDecision[] };
/** A review and how far it is. */
export type Study = Omit<Schemas['Study'], 'review'> & { review: StudyReview };
export type Hint = Omit<Schemas['HintTold'], 'action'> & { action: Option | null };

export type NotebookAnswer = Omit<Schemas['NotebookAnswer'], 'said'> & { said: Option };
export type NotebookMove = Omit<Schemas['NotebookMove'], 'answers'> & { answers: NotebookAnswer[] };
/** A page of text, and lines of a match. */
export type Notebook = Omit<Schemas['Notebook'], 'moves'> & { moves: NotebookMove[] };
export type NotebookMade = Omit<Schemas['NotebookMade'], 'notebook'> & { notebook: Notebook };
export type LineAsked = Omit<Schemas['LineAsked'], 'options'> & { options: Option[] };
/** How a line goes on. */
export type LineGone = Omit<Schemas['LineGone'], 'joints' | 'asked'> & { joints: NotebookAnswer[][]; asked: LineAsked[] };

export type Draw = Omit<Schemas['Draw'], 'asked'> & {
  /** What chance was asked, with all that it could draw from. */
  asked: { kind: string } & Record<string, Plain>;
};

export type Fairness = Omit<Schemas['Fairness'], 'draws'> & { draws: Draw[] | null };

export type PuzzleInfo = Schemas['PuzzleInfo'];
export type MyPuzzles = Schemas['MyPuzzles'];
export type PuzzleAsked = Omit<Schemas['PuzzleAsked'], 'state' | 'table'> & { state: State; table: TableInfo };
export type PuzzleTold = Omit<Schemas['PuzzleTold'], 'chances' | 'reasons'> & { chances: { option: Option; chance: number }[]; reasons: Phrase[] };

export type PositionProblem = { place: string; said: Phrase };
/** A table that was set up by hand, as its seat sees it; or all that cannot be. */
export type PositionChecked = { problems: PositionProblem[]; placed: { seat: number; table: TableInfo; state: State; full: Record<string, Plain> } | null };
export type PositionAnswer = Omit<Schemas['PositionAnswer'], 'said' | 'reasons'> & { said: Option; reasons: Phrase[] };
export type PositionAnalysed = Omit<Schemas['PositionAnalysed'], 'best'> & { best: PositionAnswer[] };

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  reach: () => call<Schemas['Reach']>('GET', '/reach'),
  games: () => call<{ games: GameInfo[] } | GameInfo[]>('GET', '/games').then((all) => (Array.isArray(all) ? all : all.games)),
  catalogue: (game: string) =>
    call<{ items: Item[] } | Item[]>('GET', `/games/${game}/catalogue`).then((all): Catalogue => {
      const items = Array.isArray(all) ? all : all.items;
      return Object.fromEntries(items.map((item) => [item.id, item]));
    }),
  rules: (game: string, language: string) => call<Rule[]>('GET', `/games/${game}/rules?language=${language}`),
  tables: () => call<{ tables: TableInfo[] } | TableInfo[]>('GET', '/tables').then((all) => (Array.isArray(all) ? all : all.tables)),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  byCode: (code: string) => call<TableInfo>('GET', `/tables/by-code/${encodeURIComponent(code)}`),
  make: (wish: TableWish) => call<Made>('POST', '/tables', null, { ...wish }),
  join: (id: string, name: string, nonce: string, seat?: number, token?: string) =>
    call<Seated>('POST', `${at(id)}/join`, token, { name, nonce, ...(seat === undefined ? {} : { seat }) }),
  change: (id: string, seat: number, token: string, change: Body) => call<TableInfo>('POST', `${at(id)}/seats/${seat}`, token, change),
  invite: (id: string, seat: number, host: string) => call<Seated>('POST', `${at(id)}/invite/${seat}`, host, {}),
  start: (id: string, host: string, seats: { token: string; nonce: string }[] = []) => call<TableInfo>('POST', `${at(id)}/start`, host, { seats }),
  leave: (id: string, token: string) => call<unknown>('POST', `${at(id)}/leave`, token, {}),
  resign: (id: string, token: string) => call<unknown>('POST', `${at(id)}/resign`, token, {}),
  undo: (id: string, token: string) => call<unknown>('POST', `${at(id)}/undo`, token, {}),
  pair: (wish: PairWish) => call<Schemas['Waiting']>('POST', '/pairing', null, { ...wish }),
  pairing: (id: string, token: string, wait: number) => call<Schemas['Seated']>('GET', `/pairing/${id}?wait=${wait}`, token),
  unpair: (id: string, token: string) => call<Schemas['Seated']>('DELETE', `/pairing/${id}`, token),
  circle: () => call<Circle>('GET', '/me/friends'),
  befriend: (who: { id: string } | { name: string }) => call<Circle>('POST', '/me/friends', null, who),
  part: (id: string) => call<Circle>('DELETE', `/me/friends/${id}`),
  block: (id: string) => call<Circle>('POST', '/me/blocks', null, { id }),
  unblock: (id: string) => call<Circle>('DELETE', `/me/blocks/${id}`),
  declineChallenge: (table: string) => call<Circle>('DELETE', `/me/challenges/${table}`),
  challenge: (table: string, token: string, friend: string) => call<Circle>('POST', `${at(table)}/challenge`, token, { friend }),
  pause: (id: string, token: string, wanted: boolean) => call<TableInfo>('POST', `${at(id)}/pause`, token, { wanted }),
  rematch: (id: string, token: string) => call<Rematch>('POST', `${at(id)}/rematch`, token, {}),
  mine: (tables: { id: string; token: string }[]) => call<MyTable[]>('POST', '/tables/mine', null, { tables }),
  comeBack: (id: string) => call<Seated>('POST', `${at(id)}/return`, null, {}),
  newProfile: (name: string, device: string) => call<Entered>('POST', '/me', null, { name, device }),
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: Body) => call<Me>('PATCH', '/me', null, change),
  deleteMe: () => call<unknown>('DELETE', '/me'),
  signOut: (which: Body) => call<string[]>('POST', '/me/out', null, which),
  newCode: () => call<{ code: string }>('POST', '/me/recovery', null, {}),
  newMove: () => call<{ ticket: string; ends: number }>('POST', '/me/move', null, {}),
  passkeyToAdd: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/begin', null, {}),
  addPasskey: (credential: unknown, device: string) => call<Me>('POST', '/me/passkeys', null, { credential, device }),
  removePasskey: (id: string) => call<Me>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  exportMe: () => call<Schemas['Export']>('GET', '/me/export'),
  matches: (filter: MatchFilter = {}) => call<Matches>('GET', `/me/matches?${new URLSearchParams({ ...filter })}`),
  byRecovery: (code: string, device: string) => call<Entered>('POST', '/enter/recovery', null, { code, device }),
  byLink: (ticket: string, device: string) => call<Entered>('POST', '/enter/link', null, { ticket, device }),
  passkeyToEnter: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/enter/passkey/begin', null, {}),
  byPasskey: (credential: unknown, device: string) => call<Entered>('POST', '/enter/passkey', null, { credential, device }),
  profile: (name: string) => call<PublicProfile>('GET', `/profiles/${encodeURIComponent(name)}`),
  botProfile: (level: string) => call<PublicProfile>('GET', `/profiles/bot/${encodeURIComponent(level)}`),
  record: (id: string) => call<string>('GET', `${at(id)}/record`),
  replay: (id: string, seat: number | null) => call<Replay>('GET', `${at(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  lesson: (game: string) => call<Lesson>('GET', `/lesson/${encodeURIComponent(game)}`),
  demo: (game: string, seat: number | null) => call<Demo>('GET', `/demo/${encodeURIComponent(game)}${seat === null ? '' : `?seat=${seat}`}`),
  explorer: () => call<Explored>('GET', '/explorer'),
  startPosition: (game: string, players: number, expansions: string) => call<{ position: unknown }>('GET', `/positions/start?game=${game}&players=${players}&expansions=${expansions}`),
  moment: (record: string, step: number, seat: number) => call<{ position: unknown }>('POST', '/positions/moment', null, { record, step, seat }),
  checkPosition: (position: unknown) => call<PositionChecked>('POST', '/positions/check', null, { position: JSON.stringify(position) }),
  analysePosition: (position: unknown) => call<PositionAnalysed>('POST', '/positions/analyse', null, { position: JSON.stringify(position) }),
  puzzles: () => call<PuzzleInfo[]>('GET', '/puzzles'),
  daily: () => call<Schemas['Daily']>('GET', '/puzzles/daily'),
  puzzle: (id: string) => call<PuzzleAsked>('GET', `/puzzles/${encodeURIComponent(id)}`),
  solve: (id: string, answer: string, rated = true) => call<PuzzleTold>('POST', `/puzzles/${encodeURIComponent(id)}`, null, { answer, rated }),
  /** The same for nobody in particular: it is kept nowhere. */
  judge: (id: string, answer: string) => call<PuzzleTold>('POST', `/puzzles/${encodeURIComponent(id)}`, null, { answer, rated: false }, ''),
  myPuzzles: () => call<MyPuzzles>('GET', '/me/puzzles'),
  fairness: (id: string) => call<Fairness>('GET', `${at(id)}/fairness`),
  study: (key: string) => call<Study>('GET', `/studies/${key}`),
  studyTable: (id: string) => call<Study>('POST', `${at(id)}/study`, null, {}),
  studyRecord: (record: string) => call<Study>('POST', '/studies', null, { record }),
  studyReplay: (key: string, seat: number | null) => call<Replay>('GET', `/studies/${key}/replay${seat === null ? '' : `?seat=${seat}`}`),
  studyChoices: (key: string, step: number, seat: number) => call<Option[]>('GET', `/studies/${key}/choices?step=${step}&seat=${seat}`),
  studyMatch: (key: string) => call<string>('GET', `/studies/${key}/record`),
  notebooks: (language: string) => call<Schemas['NotebookListed'][]>('GET', `/notebooks?language=${language}`),
  notebook: (key: string, language: string) => call<Notebook>('GET', `/notebooks/${encodeURIComponent(key)}?language=${language}`),
  newNotebook: (title: string, text: string, record: string) => call<NotebookMade>('POST', '/notebooks', null, { title, text, record }),
  changeNotebook: (key: string, token: string, body: Body) => call<Notebook>('PUT', `/notebooks/${encodeURIComponent(key)}`, token, body),
  deleteNotebook: (key: string, token: string) => call<unknown>('DELETE', `/notebooks/${encodeURIComponent(key)}`, token),
  line: (record: string, answers: Record<string, string> = {}) => call<LineGone>('POST', '/lines', null, { record, answers }),
  lineReplay: (record: string, seat: number | null) => call<Replay>('POST', `/lines/replay${seat === null ? '' : `?seat=${seat}`}`, null, { record }),
  hint: (id: string, token: string, strength: string) => call<Hint>('POST', `${at(id)}/hint`, token, { strength }),
  scoreForm: (game: string, language: string) => call<Form>('GET', `/score/${game}?language=${language}`),
  score: (game: string, language: string, entry: Entry) => call<Answer>('POST', `/score/${game}?language=${language}`, null, { ...entry }),
};

export type { GameEvent };
