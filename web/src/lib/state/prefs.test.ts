import { beforeEach, describe, expect, it, vi } from 'vitest';

async function loaded(kept: object): Promise<typeof import('./prefs.svelte')> {
  localStorage.setItem('wonders.prefs', JSON.stringify(kept));
  vi.resetModules();
  return import('./prefs.svelte');
}

beforeEach(() => localStorage.clear());

describe('sounds', () => {
  it('are on, but on phones', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect((await loaded({})).prefs.sounds).toBe(true);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    expect((await loaded({})).prefs.sounds).toBe(false);
    expect((await loaded({ sounds: true })).prefs.sounds).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('the speed of animations', () => {
  it.each([[0, '0'], [0.5, '2'], [1, '1'], [2, '0.5']])('%s makes every time as long as it says', async (motion, times) => {
    (await loaded({ motion })).apply();
    expect(document.documentElement.style.getPropertyValue('--motion')).toBe(times);
  });
});

describe('where the system asks for less motion', () => {
  it('is none, whatever was chosen', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
    const { apply, motion } = await loaded({ motion: 2 });
    apply();
    expect(motion()).toBe(0);
    expect(document.documentElement.style.getPropertyValue('--motion')).toBe('0');
    vi.unstubAllGlobals();
  });
});

describe('the size of boards', () => {
  it('is kept with the other preferences', async () => {
    const { prefs, set } = await loaded({ theme: 'dark' });
    expect(prefs.zoom).toBe(100);
    set('zoom', 150);
    expect(JSON.parse(localStorage.getItem('wonders.prefs') ?? '')).toMatchObject({ theme: 'dark', zoom: 150 });
    expect((await loaded({ zoom: 150 })).prefs.zoom).toBe(150);
  });

  it('goes from 50 to 200 per cent, whatever was kept', async () => {
    const sizes = [];
    for (const zoom of [3, 50, 94, 200, 1e9, -1, null, 'big']) sizes.push((await loaded({ zoom })).prefs.zoom);
    expect(sizes).toEqual([50, 50, 90, 200, 200, 50, 100, 100]);
  });
});
