/** The texts in use now. Components call these functions; a change of language or game draws them anew. */

import { untrack } from 'svelte';

import type { Item, Option, SheetColumn, SheetLine } from '$lib/net/types';

import type { Finished, Values } from './arguments';
import type { Language } from './bundle';
import { Texts, type Sayable } from './texts';

let texts = $state.raw(new Texts('en', '', [], []));
let asked = 0;

export const current = (): Texts => texts;

/** Speak a language, about a game, to these players. The last call wins, whichever loads first. */
export async function speak(language: Language, game = untrack(() => texts.game), names = untrack(() => texts.names), more: readonly string[] = []): Promise<void> {
  asked += 1;
  const call = asked;
  const before = untrack(() => texts);
  const isLoaded = before.language === language && before.game === game && before.has('web-title') && more.every((file) => before.more.includes(file));
  const next = isLoaded ? before.for(names) : await Texts.load(language, game, names, more);
  if (call === asked) {
    texts = next;
    document.documentElement.lang = language;
  }
}

/** A message by its key. Its arguments are words already: use `name` for ids, `seatName` or `{ seat }` for players. */
export const t = (key: string, args: Finished = {}, part = ''): string => texts.t(key, args, part);
export const has = (key: string): boolean => texts.has(key);
/** The name of a card, wonder, token or word of the game. */
export const name = (id: string): string => texts.name(id);
export const say = (phrase: Sayable, part = ''): string => texts.say(phrase, part);
/** A whole action in words; `choice` is the short form beside its card. */
export const action = (option: Option): string => texts.action(option);
export const choice = (option: Option): string => texts.choice(option);
export const decision = (asked: { kind: string }): string => texts.decision(asked as { kind: string } & Values);
export const event = (seen: { event: string }): string => texts.event(seen as { event: string } & Values);
export const seatName = (seat: number): string => texts.seat(seat);
export const category = (id: string): string => texts.category(id);
export const ending = (reason: string): string => texts.ending(reason);
export const kind = (id: string): string => texts.kind(id);
export const item = (thing: Item): string => texts.item(thing);
/** A cost such as "1c 2W" in words. */
export const cost = (text: string): string => texts.cost(text);
export const line = (one: SheetLine): string => texts.line(one);
export const owner = (column: SheetColumn): string => texts.owner(column);
