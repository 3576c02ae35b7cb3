/** One socket to one seat of a table. It pings, comes back after a break, and re-sends what was not acknowledged. */

import type { Outgoing, Incoming } from './messages';
import { moveId } from './random';

const PING_EVERY = 2500;
const PONG_WITHIN = 9000;
const RETRY_AFTER = 3500;
const RESEND_AFTER = 2500;
const RESEND_CHECK = 1200;
const IDLE_RETRY = 10_000;
/** Refusals that do not stand: the same message is sent again. */
const PASSING = new Set(['not_saved', 'too_fast']);

/** The server has no room: it is asked again, but not soon. */
const BUSY = new Set(['too_fast', 'too_many']);
const BUSY_RETRY = 10_000;

export type Line = 'connecting' | 'online' | 'offline' | 'ended';

export interface Wire {
  send: (text: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Setup {
  table: string;
  token: string | null;
  open: () => Wire;
  heard: (message: Incoming) => void;
  line: (line: Line) => void;
  /** How long the way to the server and back takes, in milliseconds; null while nobody knows. */
  lag?: (lag: number | null) => void;
  /** The last version of the table seen; 0 before the first. */
  seen: () => number;
}

interface Unconfirmed {
  message: Outgoing & { move: string };
  sent: number;
}

export class TableSocket {
  private wire: Wire | null = null;
  private readonly waiting = new Map<string, Unconfirmed>();
  private timers: ReturnType<typeof setInterval>[] = [];
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lastPong = 0;
  private isReady = false;
  private isOver = false;
  private attends = true;

  constructor(private readonly setup: Setup) {}

  start(): void {
    this.timers = [setInterval(() => this.ping(), PING_EVERY), setInterval(() => this.resend(), RESEND_CHECK)];
    this.connect();
  }

  close(): void {
    this.isOver = true;
    for (const timer of this.timers) clearInterval(timer);
    clearTimeout(this.retry);
    this.drop();
  }

  /** Try again now, such as when the browser says that the network is back. */
  nudge(): void {
    if (!this.isOver && !this.isReady) this.connect();
  }

  answer(number: number, action: string): string {
    this.forget(number);
    return this.keep({ type: 'answer', number, action, move: moveId() });
  }

  retract(number: number): string {
    this.forget(number);
    return this.keep({ type: 'retract', number, move: moveId() });
  }

  say(what: { preset: string } | { text: string }): void {
    this.keep({ type: 'say', move: moveId(), ...what });
  }

  /** Say whether somebody looks at the page; it is said again after a break. */
  attend(isHere: boolean): void {
    if (this.attends === isHere) return;
    this.attends = isHere;
    this.send({ type: 'attend', here: isHere });
  }

  resync(): void {
    this.send({ type: 'resync' });
  }

  /** Ask for the table in words. */
  describe(): void {
    this.send({ type: 'describe' });
  }

  get unconfirmed(): number {
    return this.waiting.size;
  }

  /** A later answer to the same decision replaces an earlier one that is still on its way. */
  private forget(number: number): void {
    for (const [move, { message }] of this.waiting) if ('number' in message && message.number === number) this.waiting.delete(move);
  }

  private keep(message: Outgoing & { move: string }): string {
    this.waiting.set(message.move, { message, sent: Date.now() });
    this.send(message);
    return message.move;
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    this.setup.line('connecting');
    const wire = this.setup.open();
    this.wire = wire;
    this.lastPong = Date.now();
    wire.onopen = () => {
      this.lastPong = Date.now();
      wire.send(JSON.stringify({ type: 'hello', protocol: 2, table: this.setup.table, token: this.setup.token, since: this.setup.seen() }));
    };
    wire.onmessage = ({ data }) => this.hear(String(data));
    wire.onclose = () => this.lost(wire);
  }

  private lost(wire: Wire, wait = RETRY_AFTER): void {
    if (this.isOver || wire !== this.wire) return;
    this.drop();
    this.setup.line('offline');
    const isIdle = typeof document !== 'undefined' && document.hidden;
    this.retry = setTimeout(() => this.connect(), isIdle ? IDLE_RETRY * (1 + Math.random()) : wait);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.isReady = false;
    if (!wire) return;
    this.setup.lag?.(null);
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Incoming;
    this.lastPong = Date.now();
    if (message.type === 'welcome') {
      this.isReady = true;
      this.setup.line('online');
      this.ping();
      if (!this.attends) this.send({ type: 'attend', here: false });
      for (const each of this.waiting.values()) this.again(each);
    } else if (message.type === 'pong') {
      if (typeof message.at === 'number') this.setup.lag?.(Math.max(0, Date.now() - message.at));
    } else if (message.type === 'ack' || (message.type === 'refused' && !PASSING.has(message.error))) {
      if (message.move) this.waiting.delete(message.move);
    } else if (message.type === 'bye' && BUSY.has(message.error)) {
      if (this.wire) this.lost(this.wire, BUSY_RETRY);
      return;
    } else if (message.type === 'bye') {
      this.isOver = true;
      this.close();
      this.setup.line('ended');
    }
    this.setup.heard(message);
  }

  private ping(): void {
    if (!this.wire) return;
    if (Date.now() - this.lastPong > PONG_WITHIN) this.lost(this.wire);
    else this.send({ type: 'ping', at: Date.now() });
  }

  private resend(): void {
    if (!this.isReady) return;
    for (const each of this.waiting.values()) if (Date.now() - each.sent > RESEND_AFTER) this.again(each);
  }

  private again(each: Unconfirmed): void {
    each.sent = Date.now();
    this.send(each.message);
  }

  private send(message: Outgoing): void {
    if (this.isReady) this.wire?.send(JSON.stringify(message));
  }
}
