import { describe, expect, it } from 'vitest';

import type { Decision } from '$games/contract';

import { cardsAsked, first, loose, offers, price, read } from './offers';
import type { ClassicView } from './types';

const option = (text: string) => read(text);
const refused = (text: string) => ({ ...read(text), sentence: 'No.', phrase: null, rule: '' });
const view = { seat: 0, hand: ['baths', 'altar', 'altar'], hand_sizes: [3, 3], pile: ['press', 'press'], stack: ['lodge'], reserve: ['plato'] } as unknown as ClassicView;

function decision(kind: string, options: string[], closed: string[] = [], city = 0): Decision {
  return { number: 1, kind, asked: { kind, city }, chosen: null, changeable: true, options: options.map(option), refused: closed.map(refused) };
}

describe('offers', () => {
  it('reads the text of an action', () => {
    expect(read('build baths left=2 using=free_build').fields).toEqual({ card: 'baths', left: 2, right: 0, bank: 0, using: 'free_build' });
  });

  it('puts the cheapest way first and a right that can be used once last', () => {
    const all = offers(decision('PickCard', ['build baths using=free_build', 'build baths left=4', 'build baths right=2', 'sell baths']), view);
    expect(all[0]?.uses[0]?.ways.map((way) => way.action)).toEqual(['build baths right=2', 'build baths left=4', 'build baths using=free_build']);
    expect(price(all[0]!.uses[0]!.ways[0]!)).toBe(2);
  });

  it('shows a card that is held twice as two cards', () => {
    expect(offers(decision('PickCard', ['sell altar', 'sell baths']), view).map((one) => one.card)).toEqual(['baths', 'altar', 'altar']);
  });

  it('orders build, wonder, sell, whatever the server sends first', () => {
    const [baths] = offers(decision('PickCard', ['sell baths', 'stage baths', 'build baths']), view);
    expect(baths?.uses.map((use) => use.verb)).toEqual(['build', 'stage', 'sell']);
  });

  it('says what is wrong with a stage for every card, though it is told once', () => {
    const all = offers(decision('PickCard', ['sell baths', 'sell altar'], ['build baths', 'stage baths']), view);
    expect(all.map((one) => one.uses.find((use) => use.verb === 'stage')?.refused?.sentence)).toEqual(['No.', 'No.', 'No.']);
    expect(first(all[0]!)?.refused?.sentence).toBe('No.');
    expect(first(all[1]!)).toBeNull();
  });

  it('takes the cards from where they lie', () => {
    expect(cardsAsked(decision('UseLeader', []), view)).toEqual(['plato']);
    expect(cardsAsked(decision('PickDiscarded', []), view)).toEqual(['press']);
    expect(cardsAsked(decision('PlayLastCard', [], [], 2), view)).toEqual(['lodge']);
    expect(cardsAsked(decision('Something', ['copy plato', 'decline']), view)).toEqual(['plato']);
  });

  it('keeps options without a card apart', () => {
    expect(loose(decision('PickDiscarded', ['revive press', 'decline'])).map((one) => one.action)).toEqual(['decline']);
  });
});
