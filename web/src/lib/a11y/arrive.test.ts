import { beforeEach, describe, expect, it } from 'vitest';

import { arrive } from './arrive';
import { again, go } from '../state/router.svelte';

const heading = (): HTMLElement => {
  document.body.innerHTML = '<button>Stay</button><h1>Rules</h1>';
  return document.querySelector('h1') as HTMLElement;
};

describe('the heading of a page', () => {
  beforeEach(() => (document.activeElement as HTMLElement | null)?.blur());

  it('leaves the focus alone on the page that was opened first, and takes it on the next', () => {
    const first = heading();
    arrive(first);
    expect(document.activeElement).not.toBe(first);
    go('/rules');
    const next = heading();
    arrive(next);
    expect(document.activeElement).toBe(next);
  });

  it('takes it when a page is tried again', () => {
    again();
    const title = heading();
    arrive(title);
    expect(document.activeElement).toBe(title);
  });

  it('does not take it from what has it', () => {
    go('/cards');
    const title = heading();
    document.querySelector('button')?.focus();
    arrive(title);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});
