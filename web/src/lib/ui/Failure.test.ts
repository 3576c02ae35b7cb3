import { beforeAll, describe, expect, it } from 'vitest';

import { speak } from '$lib/i18n';
import { ApiError } from '$lib/net/api';
import { rounds } from '$lib/state/router.svelte';

import { click, find, named, show } from '../../testing';
import Failure from './Failure.svelte';

const links = (): string[] => [...document.querySelectorAll('a')].map((one) => one.getAttribute('href') ?? '');

beforeAll(() => speak('en', '', []));

describe('a page that has nothing to show', () => {
  it('is tried again where the line was broken or the server had too much', () => {
    for (const [status, code] of [[0, 'offline'], [429, 'too_many'], [503, 'busy']] as const) {
      show(Failure, { problem: new ApiError(code, 'Not now.', status) });
      const before = rounds();
      click('Try again');
      expect(rounds()).toBe(before + 1);
      expect(links()).toEqual(['/']);
    }
  });

  it('says what is missing, and offers the front page and a code', () => {
    show(Failure, { problem: new ApiError('not_found', 'No.', 404), missing: 'There is no such puzzle.' });
    expect(find('[role=alert]').textContent).toContain('There is no such puzzle.');
    expect(links()).toEqual(['/', '/join']);
    expect(document.querySelector('button'), 'it will not be there the next time either').toBeNull();
  });

  it('says what was refused, with a way on', () => {
    show(Failure, { problem: new ApiError('nonsense', 'Only moderators may.', 403), missing: 'There is none.' });
    expect(find('[role=alert]').textContent).toContain('Only moderators may.');
    expect(named('Home')).not.toBeNull();
    expect(document.querySelector('button')).toBeNull();
  });

  it('leads to a profile where one is needed', () => {
    show(Failure, { problem: new ApiError('no_profile', 'No profile.', 403) });
    expect(links()).toEqual(['/me', '/']);
  });

  it('can be tried again when nobody knows what went wrong', () => {
    show(Failure, { problem: new TypeError('undefined is not a function') });
    expect(find('[role=alert]').textContent).not.toContain('undefined is not');
    expect(named('Try again')).not.toBeNull();
  });
});
