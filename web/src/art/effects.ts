/** Effects as rows of icons, from the phrases that the rules say them with. */

import { LETTERS } from './icons';

/** A phrase of the rules. */
export interface Said {
  key: string;
  args: Record<string, string | number>;
}

/** One piece of an effect: an icon with a number, or a sign between icons. */
export interface Glyph {
  icon?: string;
  n?: number | string;
  /** Class of a small card. */
  card?: string;
  text?: string;
}

type Args = Said['args'];
type Rule = (args: Args) => Glyph[];

const icon = (name: string, n?: number | string): Glyph => (n === undefined ? { icon: name } : { icon: name, n });
const text = (sign: string): Glyph => ({ text: sign });
const number = (value: string | number | undefined): number => Number(value ?? 0);
const word = (value: string | number | undefined): string => String(value ?? '');
const times = (count: number, glyph: Glyph): Glyph[] => Array.from({ length: count }, () => glyph);
const between = (glyphs: Glyph[], sign = '/'): Glyph[] => glyphs.flatMap((one, at) => (at ? [text(sign), one] : [one]));

/** A row of the same thing; above three a number reads better. */
const row = (name: string, count: number): Glyph[] => (count > 3 ? [icon(name, count)] : times(count, icon(name)));

const goods = (letters: string): Glyph[] => between(letters.split('/').map((letter) => icon(LETTERS[letter] ?? 'good')));

const COLOURS = new Set(['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple', 'black', 'white']);
const THINGS: Record<string, Glyph[]> = {
  stage: [icon('stage')],
  wonder: [icon('wonder')],
  defeat: [icon('defeat')],
  victory: [icon('victory')],
  victory_token: [icon('victory')],
  progress_token: [icon('token')],
  token: [icon('token')],
  cat_icon: [icon('cat')],
  three_coins: [icon('coin', 3)],
  coins3: [icon('coin', 3)],
};

/** What something is counted by: cards of some colours, stages, tokens. */
function counted(what: string): Glyph[] {
  const thing = THINGS[what];
  if (thing) return thing;
  const isSet = what.startsWith('sets_');
  const colours = what.replace('sets_', '').split('_').filter((colour) => COLOURS.has(colour));
  return between(colours.map((card) => ({ card })), isSet ? '+' : '').filter((glyph) => glyph.text !== '');
}

const WHERE: Record<string, Glyph[]> = {
  neighbours: [icon('sides')],
  all_three: [icon('all-three')],
  here: [],
};

const per = (first: Glyph, args: Args): Glyph[] => [first, text('×'), ...counted(word(args.what ?? args.per)), ...(WHERE[word(args.where)] ?? [])];

const SIDES: Record<string, [boolean, boolean]> = { left: [true, false], right: [false, true], both: [true, true] };
function beside(sides: string, middle: Glyph[]): Glyph[] {
  const [left, right] = SIDES[sides] ?? [true, true];
  if (left && right) return [...middle, icon('sides')];
  return [...(left ? [icon('left')] : []), ...middle, ...(right ? [icon('right')] : [])];
}

const classic: Record<string, Rule> = {
  'produces-plain': (a) => times(number(a.units), icon(LETTERS[word(a.goods)] ?? 'good')),
  'produces-choice': (a) => goods(word(a.goods)),
  'produces-private': (a) => goods(word(a.goods)),
  shields: (a) => row('shield', number(a.count ?? a.n)),
  coins: (a) => [icon('coin', number(a.n))],
  'coins-per': (a) => per(icon('coin', number(a.n)), a),
  points: (a) => [icon('points', number(a.n))],
  'points-per': (a) => per(icon('points', number(a.n)), a),
  science: (a) => [icon(word(a.symbol))],
  'free-symbol': () => between([icon('compass'), icon('gear'), icon('tablet')]),
  trade: (a) => beside(word(a.sides), [icon(word(a.kind) === 'raw' ? 'raw' : 'made'), icon('coin', 1)]),
  'free-build': () => [icon('card'), text('='), icon('free')],
  'last-card': () => [icon('last'), icon('plus')],
  'copy-guild': () => [icon('copy'), { card: 'purple' }, icon('sides')],
  revives: () => [icon('discard'), icon('revive')],
  'on-build': (a) => [icon('coin', number(a.n)), text(':'), icon('plus'), { card: word(a.colour) }],
  mask: () => [icon('mask')],
  loss: (a) => [icon('coin-loss', `−${number(a.n)}`)],
  'loss-per': (a) => [icon('coin-loss', `−${number(a.n)}`), text(':'), ...counted(word(a.what))],
  diplomacy: () => [icon('diplomacy')],
  gifts: (a) => [icon('coin', number(a.n)), icon('sides')],
  rebate: (a) => beside(word(a.sides), [icon('good'), text('−'), icon('coin', 1)]),
  'copies-own': () => [icon('good'), icon('copy')],
  'makes-missing': () => [icon('good'), icon('plus')],
  'free-stages': () => [icon('stage'), text('='), icon('free')],
  'defeats-as-shields': () => [icon('defeat'), text('='), icon('shield')],
  'free-colour': (a) => [{ card: word(a.colour) }, text('='), icon('free')],
  'bank-income': () => [icon('coin'), text('+'), icon('coin', 1)],
  'less-goods': (a) => [{ card: word(a.colour) }, text('−'), icon('good')],
  'less-goods-stages': () => [icon('stage'), text('−'), icon('good')],
  'good-from-bank': () => [icon('coin', 1), text('→'), icon('good')],
  'free-guilds': () => [{ card: 'purple' }, text('='), icon('free')],
  'set-bonus': (a) => [icon('points', number(a.n)), text(':'), icon('compass'), icon('gear'), icon('tablet')],
  'free-leaders': () => [{ card: 'white' }, text('='), icon('free')],
  'leader-discount': (a) => [{ card: 'white' }, text('−'), icon('coin', number(a.own)), text('−'), icon('coin', number(a.neighbours)), icon('sides')],
  'passes-defeats': () => [icon('defeat'), text('→'), icon('victory')],
  'on-trade': (a) => [icon('coin', number(a.n)), text(':'), icon('good'), icon('sides')],
  'on-victory': (a) => [icon('coin', number(a.n)), text(':'), icon('victory')],
  'on-chain': (a) => [icon('coin', number(a.n)), text(':'), icon('chain')],
  'copies-leader': () => [icon('copy'), { card: 'white' }, icon('sides')],
  'draws-leaders': (a) => [text('+'), text(`${number(a.n)}×`), { card: 'white' }],
  'recruits-leader': () => [text('+'), { card: 'white' }],
};

const duel: Record<string, Rule> = {
  produces: (a) => times(number(a.units), icon(LETTERS[word(a.good)] ?? 'good')),
  choice: (a) => goods(word(a.goods)),
  shields: (a) => row('shield', number(a.n)),
  chain: (a) => [icon(`chain-${word(a.chain)}`)],
  science: (a) => [icon(word(a.symbol))],
  points: classic.points as Rule,
  coins: classic.coins as Rule,
  'fixed-price': (a) => [...goods(word(a.goods)), text('='), icon('coin', 1)],
  'coins-own': (a) => per(icon('coin', number(a.n)), a),
  'coins-most': (a) => [...per(icon('coin', number(a.n)), a), text('↑')],
  'points-most': (a) => [...per(icon('points', number(a.n)), a), text('↑')],
  'points-own': (a) => per(icon('points', number(a.n)), a),
  'opponent-loses': (a) => [icon('coin-loss', `−${number(a.n)}`)],
  again: () => [icon('again')],
  destroys: (a) => [{ card: word(a.colour) }, icon('destroy')],
  library: (a) => [text(`${number(a.n)}×`), icon('token'), text('→'), icon('token')],
  revives: () => [icon('discard'), icon('revive')],
  discount: (a) => [...counted(word(a.on)), text('−'), text(`${number(a.n)}×`), icon('good')],
  economy: () => [icon('good'), text('→'), icon('coin')],
  strategy: () => [{ card: 'red' }, text('+'), icon('shield')],
  theology: () => [icon('wonder'), text('+'), icon('again')],
  urbanism: (a) => [icon('chain'), text('='), icon('coin', number(a.n))],
};

const AFTER: Record<string, Glyph[]> = {
  wood_or_clay: between([icon('wood'), icon('clay')]),
  papyrus_or_glass: between([icon('papyrus'), icon('glass')]),
  stone_or_coin: between([icon('stone'), icon('coin')]),
  green_card: [{ card: 'green' }],
  card_with_horn: [icon('horn')],
};

const architects: Record<string, Rule> = {
  'does-coin': () => [icon('coin')],
  'does-points': (a) => [icon('points', number(a.n))],
  'does-cat': () => [icon('cat')],
  'does-shield': (a) => row('shield', number(a.n)),
  'does-horns': (a) => times(number(a.n), icon('horn')),
  'all-stages-points': (a) => [icon('wonder'), icon('points', number(a.n))],
  'stage-points': (a) => [icon('points', number(a.n))],
  'effect-take-from-any': () => [icon('card'), icon('left'), icon('right')],
  'effect-take-token': () => [icon('token')],
  'effect-take-from-common': () => [icon('card'), icon('here')],
  'effect-search-deck': () => [icon('eye'), icon('cards')],
  'effect-take-from-both': () => [icon('left'), icon('cards'), icon('right')],
  'effect-shields': (a) => row('shield', number(a.n)),
  'effect-extra-card': (a) => [...(AFTER[word(a.after)] ?? []), text('→'), icon('card'), icon('plus')],
  'effect-extra-card-for-stage': () => [icon('stage'), text('→'), icon('card'), icon('plus')],
  'effect-coin-worth': (a) => [icon('coin'), text('='), text(`${number(a.n)}×`), icon('good')],
  'effect-any-resources': () => [icon('good'), text('='), icon('good')],
  'effect-points-for-wonder': (a) => [icon('wonder'), icon('points', number(a.unfinished)), text('/'), icon('points', number(a.finished))],
  'effect-points-per': (a) => per(icon('points', number(a.n)), a),
  'effect-points-for-copies': (a) => [icon('points', number(a.one)), text('/'), icon('points', number(a.both))],
};

const SILENT = new Set(['architects-copies', 'architects-lies-in', 'architects-stage-layer', 'architects-stage-cost', 'architects-does-resource', 'architects-does-symbol']);

/** The icons of an effect. One that is not known here is shown by a neutral mark, never left out. */
export function glyphs(effect: Said): Glyph[] {
  if (SILENT.has(effect.key)) return [];
  const [game = '', ...rest] = effect.key.split('-');
  const key = rest.join('-');
  const rules: Record<string, Rule> = game === 'architects' ? architects : game === 'duel' ? duel : classic;
  const rule = rules[game === 'architects' ? key : key.replace(/^effect-/, '')];
  return rule ? rule(effect.args) : [icon('effect')];
}

/** A cost such as "1c 2W 1G" as icons: coins as one with its number, each good for itself. */
export function costGlyphs(cost: string): Glyph[] {
  return cost.split(' ').filter(Boolean).flatMap((part) => {
    const [count, letter] = [Number(part.slice(0, -1)), part.slice(-1)];
    return letter === 'c' ? [icon('coin', count)] : times(count, icon(LETTERS[letter] ?? 'good'));
  });
}
