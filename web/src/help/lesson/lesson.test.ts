import { expect, test } from 'vitest';

import type { Incoming } from '$lib/net/messages';
import type { Lesson, State } from '$lib/net/types';

import { beatsOf } from './beats';
import { LessonTable } from './table';

const state = (v: number, number: number | null, outcome: unknown = null): State =>
  ({ type: 'state', v, from: v - 1, seat: 0, outcome, events: [], decision: number && { number, changeable: true, options: [{ action: `build ${number}`, fields: { card: `card${number}` } }] } }) as unknown as State;

/** Two choices that are told, and one between them that is made for the learner. */
const lesson = {
  table: { id: '', game: 'classic', state: 'playing', seats: [] },
  states: [state(1, 1), state(2, 2), state(3, null), state(4, 3), state(5, null, {})],
  steps: [{ number: 1, action: 'build 1', key: 'web-lesson-classic-goods' }, { number: 3, action: 'build 3', key: 'web-lesson-classic-last' }],
} as unknown as Lesson;

async function opened(table = new LessonTable(lesson)): Promise<{ told: Incoming[]; send: (message: object) => Incoming[] }> {
  const told: Incoming[] = [];
  const wire = table.open();
  wire.onopen = () => wire.send(JSON.stringify({ type: 'hello' }));
  wire.onmessage = ({ data }) => told.push(JSON.parse(String(data)) as Incoming);
  await Promise.resolve();
  return { told, send: (message) => (told.splice(0), wire.send(JSON.stringify(message)), told) };
}

const answer = (number: number): object => ({ type: 'answer', number, action: `build ${number}`, move: 'm' });

test('only the answer that is told is taken, and the table stays for any other', async () => {
  const { told, send } = await opened();
  expect(told.map((one) => one.type)).toEqual(['welcome', 'state']);
  expect(send({ ...answer(1), action: 'sell 1' })).toMatchObject([{ type: 'refused', move: 'm', phrase: { key: 'web-lesson-not-now' } }]);
  expect(send({ type: 'resync' })).toMatchObject([{ v: 1, decision: { number: 1, changeable: false } }]);
});

test('what nobody is told to do happens by itself, and is no question', async () => {
  const { send } = await opened();
  expect(send(answer(1)).map((one) => (one.type === 'state' ? [one.v, one.decision?.number ?? null] : one.type))).toEqual(['ack', [2, null], [3, null], [4, 3]]);
  expect(send(answer(3)).map((one) => one.type)).toEqual(['ack', 'table', 'state']);
});

test('a line that is opened again goes on where it was', async () => {
  const table = new LessonTable(lesson);
  (await opened(table)).send(answer(1));
  expect((await opened(table)).told.at(-1)).toMatchObject({ v: 4 });
});

test('first something is looked at, then the card is picked, then it is said what for', () => {
  const told = (now: State, isOffered: boolean): string[] => beatsOf(lesson, now, () => isOffered).map(({ key, part, where }) => `${key} ${part} ${where[0]}`);
  expect(told(state(1, 1), false)).toEqual(['web-lesson-classic-look-hand more [data-anchor="hand-0"]', 'web-lesson-classic-goods pick main [data-card="card1"]']);
  expect(told(state(4, 3), true)).toEqual(['web-lesson-classic-last act main [data-option="build 3"]']);
  expect(told(state(2, 2), true)).toEqual([]);
  expect(told(state(5, null, {}), false)).toEqual(['web-lesson-classic-end more [data-end] table']);
});
