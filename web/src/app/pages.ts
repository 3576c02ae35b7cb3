/** Pages by the first word of the path; each is loaded when it is first opened. */

import type { Component } from 'svelte';

import { gameOf } from '../help/games';
import { speak, topics, type Topic } from '$lib/i18n';
import { ahead } from '$lib/net/ahead';
import { api } from '$lib/net/api';
import type { GameId } from '$lib/net/types';
import { prefs } from '$lib/state/prefs.svelte';
import { route } from '$lib/state/router.svelte';

type Shown = Promise<{ default: Component<{ parts: string[] }> }>;
type Load = (game: GameId) => Shown;

/** Pages of other folders, once they are there. */
const found = import.meta.glob<{ default: Component<{ parts: string[] }> }>('../help/*Page.svelte');

function of(path: string): Load | undefined {
  return found[`../${path}`];
}

/** A page about something that most pages do not speak of. */
const about = (topic: Topic, load: Load): Load => (game) => {
  topics.add(topic);
  return load(game);
};

/** Pages that speak of the game in their path. */
const OF_A_GAME = new Set(['new', 'rules', 'cards', 'learn', 'lesson', 'score']);

const LOADS: Record<string, Load | undefined> = {
  new: () => {
    ahead('games', api.games);
    return import('./pages/NewTable.svelte');
  },
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
  score: (game) => {
    ahead(`form ${game} ${prefs.language}`, () => api.scoreForm(game, prefs.language));
    return import('../pad/ScorePage.svelte');
  },
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
export const PAGES: Record<string, (() => Shown) | undefined> = Object.fromEntries(
  Object.entries(LOADS).map(([name, load]) => [name, load && (async () => {
    topics.add('pages');
    const game = gameOf(route().parts[1]);
    const loading = load(game);
    await (OF_A_GAME.has(name) ? speak(prefs.language, game, []) : speak(prefs.language));
    return loading;
  })]),
);
