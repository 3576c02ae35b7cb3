import { beforeEach, describe, expect, it } from 'vitest';

import { allHeld, forget, held, keep, tokenInLink } from './seats';

beforeEach(() => localStorage.clear());

describe('the seats of this browser', () => {
  it('are kept together for a table', () => {
    keep('abc', { game: 'duel', seats: { 0: 'token-a' } });
    keep('abc', { seats: { 1: 'token-b' }, host: 'host' });
    expect(held('abc')).toMatchObject({ game: 'duel', seats: { 0: 'token-a', 1: 'token-b' }, host: 'host' });
  });

  it('are forgotten one by one, or all', () => {
    keep('abc', { seats: { 0: 'a', 1: 'b' } });
    forget('abc', 1);
    expect(held('abc')?.seats).toEqual({ 0: 'a' });
    forget('abc');
    expect(allHeld()).toEqual([]);
  });

  it('survive a broken store', () => {
    localStorage.setItem('wonders.tables', 'no json');
    expect(allHeld()).toEqual([]);
  });
});

describe('a token in a link', () => {
  it('is taken out of the address', () => {
    history.replaceState(null, '', '/t/abc#abcdefghijklmnop_-12');
    expect(tokenInLink()).toBe('abcdefghijklmnop_-12');
    expect(location.hash).toBe('');
  });

  it('is not any fragment', () => {
    history.replaceState(null, '', '/t/abc#log');
    expect(tokenInLink()).toBeNull();
  });
});
