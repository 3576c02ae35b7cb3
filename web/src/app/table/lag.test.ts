import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { speak } from '$lib/i18n';

import Lag from './Lag.svelte';
import { grade } from './lag';

let shown: Record<string, unknown> | undefined;

function show(lag: number | null, isShort = false): HTMLElement {
  shown = mount(Lag, { target: document.body, props: { lag, isShort } });
  return document.body;
}

afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = '';
});

describe('the connection', () => {
  it('is graded by the time to the server and back', () => {
    expect([0, 149, 150, 499, 500, 4000].map(grade)).toEqual(['good', 'good', 'fair', 'fair', 'slow', 'slow']);
  });

  it('is told in a word, a figure and bars, in both languages', async () => {
    await speak('en');
    expect(show(38.4).textContent).toContain('Connection good: 38 ms');
    expect(document.querySelectorAll('rect.full')).toHaveLength(3);
    document.body.innerHTML = '';
    await speak('de');
    expect(show(720).textContent).toContain('Verbindung langsam: 720 ms');
    expect(document.querySelectorAll('rect.full')).toHaveLength(1);
  });

  it('has no figure before the first answer', async () => {
    await speak('en');
    expect(show(null, true).textContent?.trim()).toBe('Connection: not measured');
    expect(document.querySelectorAll('rect.full')).toHaveLength(0);
  });

  it('is short on a bar, and whole to those who hear it', async () => {
    await speak('en');
    const spoken = show(200, true);
    expect(spoken.querySelector('[aria-hidden=true]:not(svg)')?.textContent).toBe('200 ms');
    expect(spoken.querySelector('.visually-hidden')?.textContent).toBe('Connection fair: 200 ms');
  });
});
