import { expect, it } from 'vitest';

import type { State } from '$lib/net/types';

import { TablePlay } from './play.svelte';

const asked = (isDue: boolean): State => ({ v: 1, decision: isDue ? { number: 1, chosen: null } : null, outcome: null }) as unknown as State;

/** People who share a device, as they are told how the match stands. */
function hotSeat(count: number): TablePlay {
  const play = new TablePlay('abc');
  for (const line of play.lines) line.close();
  play.lines = Array.from({ length: count }, (_, seat) => ({ seat, state: null, line: 'online', close: () => undefined })) as unknown as TablePlay['lines'];
  return play;
}

function tell(play: TablePlay, seat: number, state: State): void {
  (play.lines[seat] as { state: State }).state = state;
  play.handOver();
}

it('begins with the first person in the order of the seats, whoever is told first', () => {
  const play = hotSeat(3);
  tell(play, 2, asked(true));
  expect(play.isCovered).toBe(false);
  tell(play, 1, asked(true));
  tell(play, 0, asked(true));
  expect(play.at).toBe(0);
  expect(play.isCovered).toBe(true);
});

it('begins with the one who has to choose, where they take turns', () => {
  const play = hotSeat(2);
  tell(play, 0, asked(false));
  tell(play, 1, asked(true));
  expect(play.at).toBe(1);
  expect(play.isCovered).toBe(true);
});

it('goes to the next person once the one before has chosen', () => {
  const play = hotSeat(2);
  tell(play, 0, asked(true));
  tell(play, 1, asked(true));
  play.isCovered = false;
  tell(play, 0, { ...asked(true), decision: { number: 1, chosen: 'sell altar' } } as unknown as State);
  expect(play.at).toBe(1);
  expect(play.isCovered).toBe(true);
});

it('stays closed: whoever sits down after that has no line here', () => {
  const opened: number[] = [];
  const open = () => {
    opened.push(1);
    return { send: () => undefined, close: () => undefined, onopen: null, onmessage: null, onclose: null };
  };
  const play = new TablePlay('', { open, seats: {} });
  expect(opened.length).toBe(1);
  play.close();
  play.seat({ id: '', game: '', title: '', seats: { 1: 'token' }, at: 0 });
  expect(opened.length).toBe(1);
});
