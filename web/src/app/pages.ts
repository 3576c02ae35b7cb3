/** Pages by the first word of the path; each is loaded when it is first opened. */

import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component<{ parts: string[] }> }>;

/** Pages of other folders, once they are there. */
const found = import.meta.glob<{ default: Component<{ parts: string[] }> }>('../{help,pad}/*Page.svelte');

function of(path: string): Load | undefined {
  return found[`../${path}`];
}

export const PAGES: Record<string, Load | undefined> = {
  new: () => import('./pages/NewTable.svelte'),
  t: () => import('./table/Table.svelte'),
  lobby: () => import('./meeting/LobbyPage.svelte'),
  friends: () => import('./meeting/FriendsPage.svelte'),
  join: () => import('./pages/Join.svelte'),
  watch: () => import('./pages/Watch.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  study: () => import('./study/Study.svelte'),
  demo: () => import('./pages/Demo.svelte'),
  settings: () => import('./pages/SettingsPage.svelte'),
  rules: of('help/RulesPage.svelte'),
  cards: of('help/CardsPage.svelte'),
  learn: of('help/LearnPage.svelte'),
  lesson: of('help/LessonPage.svelte'),
  score: of('pad/ScorePage.svelte'),
  explorer: () => import('../explorer/ExplorerPage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  me: () => import('./people/MePage.svelte'),
  p: () => import('./people/ProfilePage.svelte'),
  keys: () => import('./pages/Keys.svelte'),
  ratings: () => import('./order/Ratings.svelte'),
  tokens: () => import('./order/Tokens.svelte'),
  moderation: () => import('./order/Moderation.svelte'),
  about: () => import('./pages/About.svelte'),
};
