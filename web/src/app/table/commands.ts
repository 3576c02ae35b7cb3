/** The command field of the text mode: numbers answer, words ask. */

import { action, cost, current, event, has, item as itemName, kind, name, say, t } from '$lib/i18n';
import type { Catalogue, Item, Phrase, Refused, State } from '$lib/net/types';
import type { Told } from '$lib/state/line.svelte';

export interface Scene {
  state: State;
  catalogue: Catalogue;
  told: Phrase[];
  /** The same as lines. */
  table: string[];
  story: Told[];
  answer: (action: string) => void;
}

type Command = (rest: string, scene: Scene) => string;

const fold = (text: string): string => text.trim().toLowerCase();

function found(text: string, catalogue: Catalogue): Item | undefined {
  const wanted = fold(text);
  const items = Object.values(catalogue);
  return items.find((item) => item.id === wanted || fold(itemName(item)) === wanted) ?? items.find((item) => fold(itemName(item)).startsWith(wanted));
}

function described(item: Item): string {
  const effects = item.effects.map((effect) => say(effect)).join('; ');
  const price = item.cost ? t('web-costs', { cost: cost(item.cost) }) : t('web-free');
  const chains = [
    ...(item.free_if.length ? [t('web-free-if', { cards: item.free_if.map(name).join(', ') })] : []),
    ...(item.free_for.length ? [t('web-free-for', { cards: item.free_for.map(name).join(', ') })] : []),
  ];
  return [`${itemName(item)}: ${kind(item.kind)}, ${price}`, effects, ...chains].filter(Boolean).join('\n');
}

const reason = (refused: Refused): string => (refused.phrase && has(refused.phrase.key) ? say(refused.phrase) : refused.sentence);

function why(rest: string, { state, catalogue }: Scene): string {
  if (!rest) return t('cli-why-what');
  const item = found(rest, catalogue);
  const wrong = (state.decision?.refused ?? []).filter((one) => fold(one.action) === fold(rest) || (item && Object.values(one.fields).includes(item.id)));
  return wrong.length ? wrong.map(reason).join('\n') : t('cli-allowed');
}

function options({ state }: Scene): string {
  const due = state.decision;
  return due ? due.options.map((option, i) => `${i + 1} ${action(option)}`).join('\n') : t('web-waiting');
}

function side(where: 'left' | 'right', { told }: Scene): string {
  const lines = told.filter((phrase) => Object.values(phrase.args).includes(where));
  return lines.map((phrase) => say(phrase)).join('\n') || t('cli-nothing-found', { text: where });
}

const COMMANDS: Record<string, Command> = {
  help: () => `${t('cli-help')}\n${t('web-text-help')}`,
  why,
  card: (rest, { catalogue }) => {
    const item = found(rest, catalogue);
    return item ? described(item) : t('cli-nothing-found', { text: rest });
  },
  show: (_, scene) => [...scene.table, options(scene)].join('\n'),
  table: (_, scene) => scene.table.join('\n'),
  hand: (_, scene) => options(scene),
  left: (_, scene) => side('left', scene),
  right: (_, scene) => side('right', scene),
  costs: (rest, { state }) => {
    const option = state.decision?.options[Number(rest) - 1];
    return option ? action(option) : t('cli-no-number', { last: state.decision?.options.length ?? 0 });
  },
  log: (rest, { story }) => {
    const lines = story.map((told) => event(told.event)).filter(Boolean);
    return lines.slice(-(Number(rest) || 5)).join('\n');
  },
};

/** The command behind a word of the reader's language. */
function command(word: string): Command | undefined {
  const spoken = (id: string): string[] => [`cli-command-${id}`, `web-command-${id}`].filter((key) => current().has(key)).flatMap((key) => t(key).split(' '));
  const [, does] = Object.entries(COMMANDS).find(([id]) => id === word || spoken(id).includes(word)) ?? [];
  return does;
}

/** Do what was typed, and say what came of it. */
export function obey(typed: string, scene: Scene): string {
  const text = typed.trim();
  const [word = '', ...rest] = text.split(/\s+/);
  const due = scene.state.decision;
  if (/^\d+$/.test(text)) {
    const option = due?.options[Number(text) - 1];
    if (!option) return t('cli-no-number', { last: due?.options.length ?? 0 });
    scene.answer(option.action);
    return `${t('web-chosen')}: ${action(option)}`;
  }
  const does = command(fold(word));
  if (does) return does(rest.join(' '), scene);
  const option = due?.options.find((one) => fold(one.action) === fold(text));
  if (option) {
    scene.answer(option.action);
    return `${t('web-chosen')}: ${action(option)}`;
  }
  const wrong = due?.refused.find((one) => fold(one.action) === fold(text));
  return wrong ? reason(wrong) : t('cli-not-understood', { text });
}
