/** The server's side of a first game, played from what is written down: it takes the answers that are named, and no others. */

import type { Incoming, Outgoing } from '$lib/net/messages';
import type { Wire } from '$lib/net/socket';
import type { components } from '$lib/net/schema';
import type { Lesson, State } from '$lib/net/types';

export type LessonStep = Lesson['steps'][number];
type FromClient = Outgoing | { type: 'hello' };
type Told = Incoming;

const refusal: components['schemas']['RefusedMove'] = {
  type: 'refused',
  move: null,
  error: 'illegal',
  sentence: '',
  phrase: { key: 'web-lesson-not-now', args: {} },
  rule: '',
};

export class LessonTable {
  /** The state on show: its place among all. */
  private at = 0;

  constructor(private readonly lesson: Lesson) {}

  /** A line to this table. It may be opened again: the table has not moved meanwhile. */
  open(): Wire {
    const wire: Wire = { send: (text) => this.hear(wire, JSON.parse(text) as FromClient), close: () => undefined, onopen: null, onmessage: null, onclose: null };
    queueMicrotask(() => wire.onopen?.());
    return wire;
  }

  private hear(wire: Wire, message: FromClient): void {
    const tell = (told: Told): void => wire.onmessage?.({ data: JSON.stringify(told) });
    if (message.type === 'hello') {
      tell({ type: 'welcome', protocol: 2, seat: 0, table: this.table(), now: Date.now() / 1000 });
      tell(this.shown());
    } else if (message.type === 'ping') tell({ type: 'pong', at: message.at ?? null });
    else if (message.type === 'resync') tell(this.shown());
    else if (message.type === 'describe') tell({ type: 'described', v: this.shown().v, lines: [] });
    else if (message.type === 'answer') this.answer(message, tell);
    else if ('move' in message) tell({ ...refusal, move: message.move });
  }

  private answer(given: { action: string; number: number; move: string }, tell: (told: Told) => void): void {
    if (this.wanted()?.action !== given.action) return tell({ ...refusal, move: given.move });
    tell({ type: 'ack', move: given.move, number: given.number, v: this.shown().v });
    do {
      this.at += 1;
      if (this.isOver()) tell({ type: 'table', table: this.table() });
      tell(this.shown());
    } while (!this.wanted() && !this.isOver());
  }

  /** What is to be answered now; nothing while the match goes on by itself. */
  private wanted(): LessonStep | undefined {
    return stepOf(this.lesson, this.lesson.states[this.at]?.decision?.number);
  }

  private isOver(): boolean {
    return this.at === this.lesson.states.length - 1;
  }

  private shown(): { type: 'state' } & State {
    const state = this.lesson.states[this.at] as State;
    const { decision } = state;
    return { ...state, type: 'state', decision: decision && this.wanted() ? { ...decision, changeable: false } : null };
  }

  private table(): Lesson['table'] {
    return { ...this.lesson.table, state: this.isOver() ? 'over' : 'playing' };
  }
}

/** What is said about a decision of the learner's. */
export function stepOf(lesson: Lesson, number: number | undefined): LessonStep | undefined {
  return lesson.steps.find((step) => step.number === number);
}
