/** Pages by the first word of the path; each is loaded when it is first opened. */

import type { Component } from 'svelte';

import { speak, topics, type Topic } from '$lib/i18n';
import { prefs } from '$lib/state/prefs.svelte';

type Load = () => Promise<{ default: Component<{ parts: string[] }> }>;

/** Pages of other folders, once they are there. */
const found = import.meta.glob<{ default: Component<{ parts: string[] }> }>('../{help,pad}/*Page.svelte');

function of(path: string): Load | undefined {
  return found[`../${path}`];
}

/** A page about something that most pages do not speak of. */
const about = (topic: Topic, load: Load): Load => () => {
  topics.add(topic);
  return load();
};

const LOADS: Record<string, Load | undefined> = {
  new: () => import('./pages/NewTable.svelte'),
  t: () => import('./table/Table.svelte'),
  lobby: about('meeting', () => import('./meeting/LobbyPage.svelte')),
  friends: about('meeting', () => import('./meeting/FriendsPage.svelte')),
  tournaments: about('tournaments', () => import('./tournaments/TournamentsPage.svelte')),
  tournament: about('tournaments', () => import('./tournaments/TournamentPage.svelte')),
  join: () => import('./pages/Join.svelte'),
  watch: about('meeting', () => import('./pages/Watch.svelte')),
  replay: () => import('./pages/Replay.svelte'),
  study: about('study', () => import('./study/Study.svelte')),
  editor: about('editor', () => import('../editor/EditorPage.svelte')),
  notebook: about('notebook', () => import('../notebook/NotebookPage.svelte')),
  demo: about('demo', () => import('./pages/Demo.svelte')),
  settings: () => import('./pages/SettingsPage.svelte'),
  rules: of('help/RulesPage.svelte'),
  cards: of('help/CardsPage.svelte'),
  learn: of('help/LearnPage.svelte'),
  lesson: of('help/LessonPage.svelte'),
  score: of('pad/ScorePage.svelte'),
  explorer: about('explorer', () => import('../explorer/ExplorerPage.svelte')),
  puzzles: about('puzzles', () => import('../puzzles/PuzzlesPage.svelte')),
  days: about('days', () => import('./days/DaysPage.svelte')),
  me: () => import('./people/MePage.svelte'),
  p: () => import('./people/ProfilePage.svelte'),
  keys: () => import('./pages/Keys.svelte'),
  ratings: about('order', () => import('./order/Ratings.svelte')),
  tokens: about('order', () => import('./order/Tokens.svelte')),
  moderation: about('order', () => import('./order/Moderation.svelte')),
  about: () => import('./pages/About.svelte'),
  missing: () => import('./pages/NotFound.svelte'),
};

/** The texts of a page are there when it is shown. */
export const PAGES: Record<string, Load | undefined> = Object.fromEntries(
  Object.entries(LOADS).map(([name, load]) => [name, load && (async () => {
    topics.add('pages');
    const loading = load();
    await speak(prefs.language);
    return loading;
  })]),
);
