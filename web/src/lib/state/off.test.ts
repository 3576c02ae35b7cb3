import { expect, it } from 'vitest';

import type { SeatInfo } from '$lib/net/types';

import { offUntil } from './off';

it('says until when somebody is off, and only while they are', () => {
  const seat = { off: [[100, 200], [300, 400]] } as unknown as SeatInfo;
  expect([50, 100, 199, 200, 350].map((now) => offUntil(seat, now))).toEqual([null, 200, 200, null, 400]);
  expect(offUntil({} as SeatInfo, 100)).toBeNull();
});
