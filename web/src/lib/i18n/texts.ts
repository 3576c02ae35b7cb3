/** Everything a game can say, in one language and for one audience; the port of texts/texts.py, tested against it. */

import type { Item, Option, SheetColumn, SheetLine } from '$lib/net/types';

import { asTheyAre, named, said, type Finished, type Said, type Values, type Words } from './arguments';
import { Bundle, type Language } from './bundle';
import seatFields from './seats.json';

const KINDS_OF_NAME = ['card', 'wonder', 'token', 'word'];
const GOODS = ['W', 'S', 'C', 'O', 'G', 'P', 'L'];

type Event = { event: string } & Values;
/** A phrase of the rules, or a comment on them. */
export type Sayable = { key: string; args: Values };
type Asked = { kind: string } & Values;

/** Which fields of a game's actions, decisions and events number seats; made from their types by scripts/schema. */
const SEATS: Record<string, Record<string, readonly string[]>> = seatFields;

export class Texts {
  private readonly words: Words = {
    name: (id) => this.known(id),
    seat: (seat) => this.seat(seat),
    action: (action) => this.action(action),
  };

  /** `bundles`: the reader's language, then those that stand in where it lacks a message. Ours lack none, which tests see to. */
  constructor(
    readonly language: Language,
    readonly game: string,
    readonly names: readonly string[],
    private readonly bundles: readonly Bundle[],
    /** Files that a page has asked for beside those of its game. */
    readonly more: readonly string[] = [],
  ) {}

  static async load(language: Language, game: string, names: readonly string[] = [], more: readonly string[] = []): Promise<Texts> {
    return new Texts(language, game, names, [await Bundle.load(language, game, more)], more);
  }

  /** The same texts for other players. */
  for(names: readonly string[]): Texts {
    return new Texts(this.language, this.game, names, this.bundles, this.more);
  }

  has(key: string): boolean {
    return this.bundles[0]?.has(key) ?? false;
  }

  /** A message of the client's own. Its arguments stay as they are. */
  t(key: string, args: Finished = {}, part = ''): string {
    return this.render(key, asTheyAre(args, this.words), part);
  }

  say(phrase: Sayable, part = ''): string {
    return this.format(phrase.key, phrase.args, part);
  }

  name(id: string): string {
    return named(id, this.words);
  }

  knows(id: string): boolean {
    return this.known(id) !== null;
  }

  /** Who sits there. A city beyond the last seat belongs to nobody. */
  seat(seat: number): string {
    if (seat >= 0 && seat < this.names.length) return this.names[seat] ?? '';
    const isFree = this.names.length > 0 && seat >= this.names.length;
    return isFree ? this.name('free_city') : this.format('seat', { n: seat });
  }

  /** Whose column of a score sheet it is. */
  owner(column: SheetColumn): string {
    const [, seat] = /^seat (\d+)$/.exec(column.owner) ?? [];
    return seat ? this.seat(Number(seat)) : this.name(column.owner.replaceAll(' ', '_'));
  }

  action(action: Option): string {
    return this.worded('action', action.verb, action.fields);
  }

  /** The same where the card it uses has been named already. */
  choice(action: Option): string {
    const short = `${this.game}-choice-${action.verb}`;
    return this.has(short) ? this.render(short, this.saidOf('action', action.verb, action.fields)) : this.action(action);
  }

  decision(asked: Asked): string {
    const { kind, ...fields } = asked;
    return this.worded('decision', kind, fields as Values);
  }

  /** An event as a seat sees it; empty for one that is not worth telling. */
  event(seen: Event): string {
    const { event, ...fields } = seen;
    const key = `${this.game}-event-${event}`;
    const args = this.saidOf('event', event, fields as Values);
    if (this.has(`${key}-hidden`)) {
      const whole = this.bundles[0]?.format(key, args);
      return whole === null || whole === undefined ? this.render(`${key}-hidden`, args) : tidy(whole);
    }
    // What happens at a table beside the rules has one text for all games.
    return this.render(this.has(key) ? key : `web-event-${event}`, args);
  }

  /** What a line of a score sheet is for. */
  line(line: SheetLine): string {
    // A reason is a sentence already: none of its words is to be taken for the name of a thing.
    return this.render('sheet-line', { source: this.name(line.source), reason: this.say(line.reason) });
  }

  category(category: string): string {
    return this.format(`${this.game}-category-${category}`, {});
  }

  ending(reason: string): string {
    return this.format(`${this.game}-ending-${reason}`, {});
  }

  kind(kind: string): string {
    return this.format(`${this.game}-kind-${kind}`, {});
  }

  /** The name of a catalogue item; some are just numbered within a group. */
  item(item: Item): string {
    const numbered = `${this.game}-kind-${item.kind}-numbered`;
    if (!this.knows(item.id) && this.has(numbered)) {
      return this.format(numbered, { group: item.group, n: Number(item.id.split('_').at(-1)) });
    }
    return this.name(item.id);
  }

  /** A cost like "1c 2W" in words; empty for nothing. */
  cost(cost: string): string {
    const parts = cost.split(' ').filter(Boolean);
    const counts = new Map<string, number>();
    for (const part of parts) {
      const [, count, good = ''] = /^(\d*)(\w)$/.exec(part) ?? [];
      counts.set(good, (counts.get(good) ?? 0) + Number(count || 1));
    }
    const coins = counts.get('c');
    const goods = GOODS.filter((good) => counts.has(good)).map((good) => `${counts.get(good)} ${this.name(good)}`);
    return [...(coins ? [this.format('coins', { n: coins })] : []), ...goods].join(', ');
  }

  private known(id: string): string | null {
    for (const kind of KINDS_OF_NAME) {
      for (const bundle of this.bundles) {
        const key = `${this.game}-${kind}-${id}`;
        if (bundle.has(key)) return bundle.format(key, {});
      }
    }
    return null;
  }

  private worded(what: string, name: string, values: Values): string {
    return this.render(`${this.game}-${what}-${name}`, this.saidOf(what, name, values));
  }

  private saidOf(what: string, name: string, values: Values): Said {
    const thing = `${what}-${name}`;
    return said(values, this.words, SEATS[this.game]?.[thing] ?? SEATS['']?.[thing]);
  }

  private format(key: string, values: Values, part = ''): string {
    return this.render(key, said(values, this.words), part);
  }

  private render(key: string, args: Said, part = ''): string {
    for (const bundle of this.bundles) {
      const text = bundle.format(key, args, part);
      if (text !== null) return tidy(text);
    }
    return makeshift(key, args);
  }
}

/** Empty variants leave double spaces behind; in a text of several lines spaces are meant. */
function tidy(text: string): string {
  return text.includes('\n') ? text : text.replace(/ {2,}/g, ' ').trim();
}

/** What is said where no language has a message: the key's last word and what it is about. */
function makeshift(key: string, args: Said): string {
  const told = Object.entries(args).filter(([name]) => !/_(id|seat|count)$/.test(name)).map(([, value]) => value);
  const last = key.slice(key.lastIndexOf('-') + 1);
  return told.length ? `${last} (${told.join(', ')})` : last;
}
