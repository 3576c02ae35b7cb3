import { flushSync, mount, unmount } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { BoardProps, Decision, Item } from '$games/contract';
import { speak } from '$lib/i18n';

import Board from './Board.svelte';
import { read } from './offers';

const item = (id: string, colour: string, cost = '', free_if: string[] = []): Item => ({
  id, kind: 'building', group: 'age_1', colour, cost, copies: [3], effects: [{ key: 'classic-effect-points', args: { n: 3 } }], free_if, free_for: [], needs: [],
});
const catalogue = Object.fromEntries([item('baths', 'blue', '1S'), item('altar', 'blue'), item('walls', 'red', '3S')].map((one) => [one.id, one]));
const city = { standing: { board: 'gizah_a', built: ['altar'], stages: 0, borrowed: [] }, coins: 3, victories: [], defeats: 0, spent: [], tokens: [] };
const prices = { raw: 2, made: 2, rebate: 0 };
const facts = (at: number) => ({
  board: 'gizah_a', wonder: 'gizah', goods: [['S']], sellable: [['S']], shields: 0, symbols: { compass: 0, gear: 0, tablet: 0, any: 0, mask: 0 }, colours: { blue: 1 },
  points: { civilian: 2 }, total: 2, coins: 3, victories: 0, defeats: 0, tokens: at === 1 ? { diplomacy: 1 } : {}, stages: 0, all_stages: 3, next_stage: null, rights: [],
  prices: { left: prices, right: prices }, neighbours: [(at + 1) % 3, (at + 2) % 3],
});

function decision(chosen: string | null = null): Decision {
  const options = ['build baths right=2', 'build baths left=2', 'sell baths', 'build altar', 'sell altar', 'sell walls'].map(read);
  const refused = [{ ...read('build walls'), sentence: 'No stone.', phrase: null, rule: '' }];
  return { number: 1, kind: 'PickCard', asked: { kind: 'PickCard', city: 0 }, chosen, changeable: true, options, refused };
}

function props(change: Partial<BoardProps> = {}, due: Decision | null = decision()): BoardProps {
  const view = {
    seat: 0, phase: 'pick', age: 1, turn: 2, turns: 6, boards: ['gizah_a', 'gizah_a', 'gizah_a'], cities: [city, city, city], hand_sizes: [3, 3, 3], discarded: 4, stacked: 0,
    hand: ['baths', 'altar', 'walls'], buried: [], pile: [], stack: [], picked: null, errands: [], reserve: [], reserve_sizes: [], partner: null, shared: null,
  };
  const shown = { cities: [0, 1, 2].map(facts), neighbours: [1, 2], passing: 'left', before_age: null, last_turn: false, controller: null, teams: false, conflicts: [] };
  const state = { v: 3, seat: 0, view, facts: shown, decision: due, pending: [0, 1, 2], answered: [2], clocks: {}, events: [], from: 2, outcome: null };
  const prefs = { motion: 0, confirm: false, stepwise: false, estimate: true, sounds: false, language: 'en', theme: 'light', textMode: false };
  const info = { game: 'classic', players: 3, assists: ['estimate'], seats: [] };
  return { info, state, seat: 0, catalogue, answer: vi.fn(), retract: vi.fn(), prefs, explain: vi.fn(), ...change } as unknown as BoardProps;
}

let shown: ReturnType<typeof mount> | null = null;
function show(given: BoardProps): HTMLElement {
  document.body.innerHTML = '';
  shown = mount(Board, { target: document.body, props: given });
  flushSync();
  return document.body;
}
const click = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
};
const press = (key: string): void => {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};

beforeAll(() => speak('en', 'classic', ['Ada', 'Ben', 'Cem']));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

describe('the board', () => {
  it('plays a card in two clicks, in the cheapest way', () => {
    const given = props();
    show(given);
    click('[data-card=baths]');
    click('[role=group] [data-verb=build]');
    expect(given.answer).toHaveBeenCalledExactlyOnceWith('build baths right=2');
  });

  it('asks for a second click where that is wished', () => {
    const given = props({ prefs: { ...props().prefs, confirm: true } });
    show(given);
    click('[data-card=altar]');
    click('[role=group] [data-verb=sell]');
    expect(given.answer).not.toHaveBeenCalled();
    click('[data-option="sell altar"]');
    expect(given.answer).toHaveBeenCalledExactlyOnceWith('sell altar');
  });

  it('says what a card costs beneath it and on its button', () => {
    const body = show(props());
    expect(body.querySelector('[data-card=baths] .tag.buy')?.textContent?.trim()).toBe('2');
    expect(body.querySelector('[data-card=altar] .tag.ok')?.textContent?.trim()).toBe('Affordable');
    click('[data-card=baths]');
    expect(body.querySelector('.selected [data-verb=build] .payees')?.textContent).toContain('2');
  });

  it('lists the other ways to pay with whom gets what', () => {
    const given = props();
    const body = show(given);
    click('[data-card=baths]');
    click('.more');
    expect([...body.querySelectorAll('.ways [data-option]')].map((one) => one.getAttribute('data-option'))).toEqual(['build baths right=2', 'build baths left=2']);
    expect(body.querySelector('.ways')?.textContent).toContain('Ben');
    click('.ways [data-option="build baths left=2"]');
    expect(given.answer).toHaveBeenCalledExactlyOnceWith('build baths left=2');
  });

  it('shows why a card cannot be built, and sends nothing', () => {
    const given = props();
    const body = show(given);
    expect(body.querySelector('[data-card=walls]')?.getAttribute('data-playable')).toBe('no');
    expect(body.querySelector('[data-card=walls]')?.textContent).toContain('No stone.');
    click('[data-card=walls]');
    click('[role=group] [data-verb=build]');
    expect(given.answer).not.toHaveBeenCalled();
  });

  it('can be played with the keyboard alone', () => {
    const given = props();
    const body = show(given);
    body.querySelector<HTMLElement>('[data-card=baths]')?.focus();
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('data-card')).toBe('altar');
    press('Enter');
    expect(body.querySelector('[data-card=altar]')?.getAttribute('aria-selected')).toBe('true');
    press('Escape');
    expect(body.querySelector('[aria-selected=true]')).toBeNull();
    press('s');
    expect(given.answer).toHaveBeenCalledExactlyOnceWith('sell altar');
  });

  it('shows the choice and takes it back', () => {
    const given = props({}, decision('build altar'));
    const body = show(given);
    expect(body.querySelector('[role=status]')?.textContent).toContain('build Altar');
    expect(body.querySelector('[role=status]')?.textContent).toContain('Ben');
    click('[data-retract]');
    expect(given.retract).toHaveBeenCalledOnce();
  });

  it('puts what was chosen in place of what could be', () => {
    const given = new SvelteMap([['state', props().state]]);
    const body = show({ ...props(), get state() { return given.get('state')!; } } as BoardProps);
    click('[data-card=altar]');
    expect(body.querySelector('[role=group].selected')).not.toBeNull();
    given.set('state', props({}, decision('build altar')).state);
    flushSync();
    expect(body.querySelector('[role=group].selected')).toBeNull();
    expect(body.querySelector('[data-card=altar] .mark')).not.toBeNull();
    click('[data-card=baths]');
    expect(body.querySelector('[role=group].selected')).not.toBeNull();
  });

  it('offers no taking back where nobody else is waited for', () => {
    const state = { ...props({}, decision('build altar')).state, answered: [0, 1, 2] };
    expect(show(props({ state })).querySelector('[data-retract]')).toBeNull();
  });

  it('tells of the newest turn and not of one before', () => {
    const events = (card: string) => [{ event: 'CardBuilt', city: 1, card }] as unknown as BoardProps['state']['events'];
    const given = new SvelteMap([['state', { ...props().state, events: events('altar') }]]);
    const body = show({ ...props(), get state() { return given.get('state')!; } } as BoardProps);
    expect(body.querySelector('.deeds')?.textContent).toContain('Altar');
    given.set('state', { ...props().state, v: 4, events: events('walls') });
    flushSync();
    expect(body.querySelector('.deeds')?.textContent).toContain('Walls');
    expect(body.querySelector('.deeds')?.textContent).not.toContain('Altar');
  });

  it('announces diplomacy to all', () => {
    expect(show(props()).querySelector('.fair')?.textContent).toContain('Ben holds diplomacy');
  });

  it('has both neighbours on screen, the left one first', () => {
    expect([...show(props()).querySelectorAll('[data-city]')].map((one) => one.getAttribute('data-city'))).toEqual(['1', '0', '2']);
  });

  it('shows points so far only if the table allows it', () => {
    expect(show(props()).querySelectorAll('.estimate').length).toBe(3);
    expect(show(props({ info: { ...props().info, assists: [] } })).querySelectorAll('.estimate').length).toBe(0);
  });

  it('says which good is bought from whom, and calls none of equal prices the cheapest', () => {
    const given = props();
    (given.state.facts as unknown as { cities: { goods: string[][] }[] }).cities[0]!.goods = [];
    const body = show(given);
    click('[data-card=baths]');
    const button = body.querySelector('[role=group] [data-verb=build]');
    expect(button?.querySelector('[data-from=right] [data-good=S]')).not.toBeNull();
    expect(button?.textContent).toContain('1 stone from Cem for 2 coins');
    click('[role=group] .more');
    expect([...body.querySelectorAll('.ways [data-good=S]')].length).toBe(2);
    expect(body.querySelector('.ways')?.textContent).not.toContain('cheapest');
  });

  it('tells of the last turn without naming a city twice', () => {
    const given = props();
    const event = { event: 'CardSold', city: 1, card: 'baths' };
    const body = show({ ...given, state: { ...given.state, events: [event] } as unknown as BoardProps['state'] });
    expect(body.querySelector('.deeds li > :first-child')?.textContent).toBe('Ben sells Baths for 3 coins.');
    expect(body.querySelector('.deeds .what')?.textContent).toBe('sold a card');
  });

  it('says of a leader that it can be kept, not built', () => {
    const due = { ...decision(), kind: 'PickLeader', asked: { kind: 'PickLeader', city: 0 }, options: ['keep baths', 'keep altar'].map(read), refused: [] };
    const body = show(props({}, due as Decision));
    expect(body.querySelector('[data-card=baths]')?.textContent).toContain('you can keep it without coins');
  });

  it('marks the card that is played next in a replay', () => {
    const body = show(props({ played: 'altar' }, null));
    expect([...body.querySelectorAll('[role=option].chosen')].map((one) => one.getAttribute('data-card'))).toEqual(['altar']);
  });

  it('draws the table for those who only watch', () => {
    const body = show(props({ seat: null }, null));
    expect(body.querySelectorAll('[data-option]').length).toBe(0);
    expect(body.querySelectorAll('[data-city]').length).toBe(3);
  });
});
