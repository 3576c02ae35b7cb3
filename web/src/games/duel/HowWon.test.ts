import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Outcome, State } from '$lib/net/types';
import { speak } from '$lib/i18n';

import HowWon from './HowWon.svelte';

const city = (shields: number, symbols: Record<string, number>): object => ({ shields, symbols, different: Object.keys(symbols).length });
const state = {
  view: { cities: [{ finished: [], wonders: ['sphinx'] }, { finished: [['pyramids', 'altar']], wonders: [] }] },
  facts: {
    cities: [city(12, { wheel: 1, mortar: 1, plumb: 2, quill: 1, globe: 1, law: 1 }), city(3, {})],
    military: { pawn: 9, capital: 9, points: [10, 0], to_capital: [0, 18], zones: [], loot: [] },
  },
} as unknown as State;

function told(reason: string): HTMLElement {
  document.body.innerHTML = '';
  const shown = mount(HowWon, { target: document.body, props: { outcome: { winners: [0], reason } as unknown as Outcome, state, seat: 0 } });
  flushSync();
  const copy = document.body.cloneNode(true) as HTMLElement;
  void unmount(shown);
  return copy;
}

beforeAll(() => speak('en', 'duel', ['Ada', 'Hiram']));

describe('a match of Duel that is won at once', () => {
  it('shows the fallen capital and the track, and counts no points', () => {
    const page = told('military');
    expect(page.textContent).toContain('The capital of Hiram has fallen');
    expect(page.textContent).toContain('Ada 12, Hiram 3');
    expect(page.querySelector('.track')).not.toBeNull();
    expect(page.textContent).toContain('no points were counted');
  });

  it('shows the six symbols, and the one that was not needed', () => {
    const page = told('science');
    expect(page.textContent).toContain('Six different symbols');
    expect(page.querySelectorAll('.symbols > span')).toHaveLength(7);
    expect(page.querySelectorAll('.symbols .missing')).toHaveLength(1);
  });
});
