/** What one seat (or a watcher) sees of a table, kept up to date by a socket. */

import { event as inWords } from '$lib/i18n';
import type { Plan } from '$lib/net/days';
import type { Incoming, StandIn } from '$lib/net/messages';
import { type Line, TableSocket, type Wire } from '$lib/net/socket';
import type { GameEvent, Phrase, State } from '$lib/net/types';
import { rooted } from '../root';

import { Hold, HOLD, type Held } from './hold.svelte';
import { motion, prefs } from './prefs.svelte';
import { share } from './share';

/** Pause between the moves of others, so that they can be followed. */
const PACE = 600;
/** With more waiting than this, nobody wants to watch them all. */
const TOO_MANY = 14;

export interface Told {
  v: number;
  event: GameEvent;
}

export interface Refusal {
  error?: string;
  sentence: string;
  phrase: Phrase | null;
  rule: string;
}

/** The events, each with the version that its step led to. */
function byStep({ events, steps = [events.length], from, v }: State): Told[] {
  const at = steps.flatMap((count, i) => Array.from({ length: count }, () => from + i + 1));
  return events.map((event, i) => ({ v: at[i] ?? v, event }));
}

/** What the last step that is worth telling brought, so that a reload shows the same picture. */
function lastTold(story: Told[]): GameEvent[] {
  const last = story.findLast((told) => inWords(told.event) !== '')?.v;
  return story.filter((told) => told.v === last).map((told) => told.event);
}

const toServer = (): Wire => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${rooted('/ws')}`) as Wire;

export class SeatLine {
  state = $state.raw<State | null>(null);
  story = $state.raw<Told[]>([]);
  line = $state<Line>('connecting');
  /** Milliseconds to the server and back; null while nobody knows. */
  lag = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  ended = $state('');
  /** The table in words, if somebody asked for it. */
  told = $state.raw<Phrase[]>([]);
  /** What bots have played for this seat while its player was away; empty once that is understood. */
  standIns = $state.raw<StandIn[]>([]);
  /** What this seat answers in advance. */
  plan = $state.raw<Plan | null>(null);
  /** Whether moves of others are still being shown one by one. */
  isPaced = $state(false);
  /** Whether an answer is on its way. */
  isSending = $state(false);
  private version = 0;
  private queue: State[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly socket: TableSocket;
  private readonly hold = new Hold((number, action) => this.send(number, action));

  constructor(
    table: string,
    readonly seat: number | null,
    token: string | null,
    private readonly heard: (message: Incoming) => void,
    /** Whether no person but this one has still to choose. */
    private readonly isLast: (state: State) => boolean = () => false,
    open: () => Wire = toServer,
  ) {
    this.socket = new TableSocket({
      table,
      token,
      open,
      heard: (message) => this.hear(message),
      line: (line) => (this.line = line),
      lag: (lag) => (this.lag = lag),
      seen: () => this.version,
    });
  }

  start(): void {
    this.socket.start();
  }

  close(): void {
    this.hold.release();
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** The answer that waits to be undone or sent. */
  get held(): Held | null {
    return this.hold.held;
  }

  /** Send what is held back: the page goes out of sight. */
  release(): void {
    this.hold.release();
  }

  attend(isHere: boolean): void {
    this.socket.attend(isHere);
  }

  nudge(): void {
    this.socket.nudge();
  }

  /** Answer, and show it at once: the server only has to confirm it. The last answer missing can be undone for a moment. */
  answer(action: string): void {
    const decision = this.state?.decision;
    if (!this.state || !decision) return;
    this.refusal = null;
    if (this.held?.action === action) return this.hold.release();
    const isHeld = prefs.hold && decision.changeable && !this.isShortOfTime(this.state) && this.isLast(this.state);
    this.state = { ...this.state, events: [], decision: { ...decision, chosen: action } };
    if (isHeld) this.hold.keep(decision.number, action);
    else {
      this.hold.drop();
      this.send(decision.number, action);
    }
  }

  retract(): void {
    const decision = this.state?.decision;
    if (!this.state || !decision) return;
    this.state = { ...this.state, events: [], decision: { ...decision, chosen: null } };
    if (this.hold.drop()) return;
    this.isSending = true;
    this.socket.retract(decision.number);
  }

  say(what: { preset: string } | { text: string }): void {
    this.socket.say(what);
  }

  describe(): void {
    this.socket.describe();
  }

  /** Show everything that waits, now. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift() as State);
    this.isPaced = false;
  }

  private send(number: number, action: string): void {
    this.isSending = true;
    this.standIns = [];
    this.socket.answer(number, action);
  }

  /** Whether the clock may run out while an answer is held back. */
  private isShortOfTime(state: State): boolean {
    const end = state.clocks[String(this.seat)];
    return end !== undefined && end * 1000 - Date.now() < 3 * HOLD;
  }

  private hear(message: Incoming): void {
    if (message.type === 'state') this.take(message);
    else if (message.type === 'ack') this.isSending = this.socket.unconfirmed > 0;
    else if (message.type === 'refused') this.refuse(message);
    else if (message.type === 'described') this.told = message.lines;
    else if (message.type === 'played_for_you') this.standIns = message.answers;
    else if (message.type === 'plan') this.plan = message.plan;
    else if (message.type === 'bye') this.ended = message.sentence;
    this.heard(message);
  }

  private refuse(refused: Refusal & { error: string }): void {
    if (this.socket.unconfirmed) return;
    this.isSending = false;
    this.refusal = refused;
    this.socket.resync();
  }

  private take(next: State): void {
    if (next.from > this.version) {
      this.socket.resync();
      return;
    }
    this.version = next.v;
    this.queue.push(next);
    if (!this.timer) this.pump();
  }

  private pump(): void {
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) {
      this.isPaced = false;
      return;
    }
    this.show(next);
    const pace = motion() > 0 && this.queue.length <= TOO_MANY && this.isWorthWatching(next) ? PACE / motion() : 0;
    if (pace) {
      this.isPaced = this.queue.length > 0;
      this.timer = setTimeout(() => this.pump(), pace);
    } else this.pump();
  }

  private isWorthWatching(next: State): boolean {
    return next.from > 0 && next.events.some((event) => inWords(event) !== '');
  }

  private show(told: State): void {
    const before = this.state;
    const next = before ? { ...told, view: share(before.view, told.view), facts: share(before.facts, told.facts), decision: share(before.decision, told.decision) } : told;
    const isNext = before !== null && next.from === before.v && next.v > before.v;
    const kept = this.story.filter((one) => one.v <= next.from);
    if (next.events.length || kept.length < this.story.length) this.story = [...kept, ...byStep(next)];
    if (next.decision?.chosen === null && next.decision.number !== before?.decision?.number) this.isSending = false;
    this.isPaced = this.queue.length > 0;
    const shown = isNext || !next.events.length ? next : { ...next, events: lastTold(this.story) };
    this.state = this.withHeld(shown);
  }

  /** What is held back is shown as chosen, as long as the question stands. */
  private withHeld(next: State): State {
    const held = this.held;
    if (!held) return next;
    if (next.decision?.number === held.number && next.decision.chosen === null) return { ...next, decision: { ...next.decision, chosen: held.action } };
    this.hold.drop();
    return next;
  }
}
