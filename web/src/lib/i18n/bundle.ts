/** The messages of one language, from the same Fluent files that Python reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Said } from './arguments';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('$texts/*/*.ftl', { query: '?raw', import: 'default' });

/** What pages speak of that most do not, with the texts for it. */
const TOPICS = {
  days: ['web-days'],
  demo: [],
  editor: ['position', 'study', 'web-editor'],
  explorer: ['web-explorer'],
  meeting: ['web-meeting'],
  notebook: ['web-notebook', 'web-report'],
  order: ['web-order'],
  pages: ['web-art', 'web-pages'],
  puzzles: ['study', 'web-puzzles'],
  study: ['study', 'web-study'],
  tournaments: ['web-tournaments'],
} as const;
export type Topic = keyof typeof TOPICS;

/** Each such page adds its own, and the texts with it are loaded from then on. */
export const topics = new Set<Topic>();

const isTopical = (file: string): boolean => [...topics].some((topic) => (TOPICS[topic] as readonly string[]).includes(file));

/** Names of the files: those of no game, and those of one with its expansions and the client's own texts for it. */
function wanted(file: string, game: string): boolean {
  if (['common', 'web'].includes(file)) return true;
  if (isTopical(file)) return true;
  if (file.startsWith('web-demo-')) return file === `web-demo-${game}` && topics.has('demo');
  // Tables and pages with help and the pad are about a game.
  return game !== '' && (['cli', 'web-help', 'web-pad', 'web-presence', 'web-report'].includes(file) || file === game || file.startsWith(`${game}-`) || file === `web-${game}` || file.startsWith(`web-help-${game}`));
}

const loaded = new Map<string, Promise<FluentResource>>();

function load(path: string, read: () => Promise<string>): Promise<FluentResource> {
  let resource = loaded.get(path);
  if (!resource) {
    resource = read().then((text) => new FluentResource(text));
    loaded.set(path, resource);
    resource.catch(() => loaded.delete(path));
  }
  return resource;
}

/** The texts about a game, fetched once. */
export function fetchTexts(language: Language, game: string): Promise<FluentResource[]> {
  const reads = Object.entries(files).filter(([path]) => {
    const [folder = '', file = ''] = path.split('/').slice(-2);
    return folder === language && wanted(file.replace(/\.ftl$/, ''), game);
  });
  reads.sort(([a], [b]) => a.localeCompare(b));
  return Promise.all(reads.map(([path, read]) => load(path, read)));
}

/** Messages of one language. */
export class Bundle {
  private readonly fluent: FluentBundle;

  constructor(readonly language: Language, resources: FluentResource[]) {
    this.fluent = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.fluent.addResource(resource);
  }

  static async load(language: Language, game: string): Promise<Bundle> {
    return new Bundle(language, await fetchTexts(language, game));
  }

  has(key: string): boolean {
    return this.fluent.hasMessage(key);
  }

  /** A message, or a named part of it; null if it does not exist or lacks an argument. */
  format(key: string, args: Said, part = ''): string | null {
    const message = this.fluent.getMessage(key);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (pattern === undefined || pattern === null) return null;
    const errors: Error[] = [];
    const text = this.fluent.formatPattern(pattern, args, errors);
    return errors.length ? null : text;
  }
}
