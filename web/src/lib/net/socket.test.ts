import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Incoming } from './messages';
import { type Line, TableSocket, type Wire } from './socket';

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const WELCOME = { type: 'welcome', protocol: 2, seat: 0, table: {}, now: 0 };

let wires: FakeWire[];
let lines: Line[];
let heard: Incoming[];
let socket: TableSocket;
let version: number;
let lags: (number | null)[];

const last = (): FakeWire => wires.at(-1) as FakeWire;

function welcome(): void {
  last().onopen?.();
  last().hear(WELCOME);
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  lines = [];
  heard = [];
  lags = [];
  version = 0;
  socket = new TableSocket({
    table: 'abc',
    token: 'secret',
    open: () => {
      wires.push(new FakeWire());
      return last();
    },
    heard: (message) => heard.push(message),
    line: (line) => lines.push(line),
    lag: (lag) => lags.push(lag),
    seen: () => version,
  });
  socket.start();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('the socket of a table', () => {
  it('says hello with the token and the last version seen', () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', protocol: 2, table: 'abc', token: 'secret', since: 0 }]);
    version = 17;
    last().onclose?.();
    vi.advanceTimersByTime(3500);
    last().onopen?.();
    expect(last().of('hello')[0]).toMatchObject({ since: 17 });
  });

  it('sends an unacknowledged answer again with the same move', () => {
    welcome();
    const move = socket.answer(5, 'sell baths');
    vi.advanceTimersByTime(4000);
    const answers = last().of('answer');
    expect(answers.length).toBeGreaterThan(1);
    expect(new Set(answers.map((answer) => answer.move))).toEqual(new Set([move]));
    last().hear({ type: 'ack', move, number: 5, v: 1 });
    const before = last().of('answer').length;
    vi.advanceTimersByTime(5000);
    expect(last().of('answer')).toHaveLength(before);
  });

  it('keeps an answer given while the line is down, and sends it after the welcome', () => {
    welcome();
    last().onclose?.();
    socket.answer(5, 'sell baths');
    vi.advanceTimersByTime(3500);
    expect(wires).toHaveLength(2);
    expect(last().of('answer')).toHaveLength(0);
    welcome();
    expect(last().of('answer')).toMatchObject([{ action: 'sell baths', number: 5 }]);
  });

  it('lets a changed mind replace the answer on its way', () => {
    welcome();
    last().onclose?.();
    socket.answer(5, 'sell baths');
    socket.answer(5, 'build baths');
    vi.advanceTimersByTime(3500);
    welcome();
    expect(last().of('answer').map((answer) => answer.action)).toEqual(['build baths']);
  });

  it('reconnects when nothing is heard for nine seconds', () => {
    welcome();
    vi.advanceTimersByTime(10_000);
    expect(lines).toContain('offline');
    vi.advanceTimersByTime(3500);
    expect(wires).toHaveLength(2);
    expect(wires[0]?.closed).toBe(true);
  });

  it('stays with a line that answers its pings', () => {
    welcome();
    for (let i = 0; i < 12; i += 1) {
      vi.advanceTimersByTime(2500);
      last().hear({ type: 'pong', at: Date.now() - 40 });
    }
    expect(wires).toHaveLength(1);
    expect(lags).toHaveLength(12);
  });

  it('measures the way to the server and back, from the first moment on', () => {
    welcome();
    const [first] = last().of('ping');
    vi.advanceTimersByTime(38);
    last().hear({ type: 'pong', at: first?.at });
    expect(lags).toEqual([38]);
    last().hear({ type: 'pong', at: null });
    expect(lags).toEqual([38]);
  });

  it('does not tell an old time when the line is gone', () => {
    welcome();
    last().hear({ type: 'pong', at: Date.now() - 5 });
    last().onclose?.();
    expect(lags).toEqual([5, null]);
  });

  it('does not come back after a bye', () => {
    welcome();
    last().hear({ type: 'bye', error: 'gone', sentence: '' });
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(lines.at(-1)).toBe('ended');
  });

  it.each(['too_many', 'too_fast'])('comes back after a while when the server says %s', (error) => {
    welcome();
    const before = heard.length;
    last().hear({ type: 'bye', error, sentence: '' });
    last().onclose?.();
    expect(heard).toHaveLength(before);
    expect(lines.at(-1)).toBe('offline');
    vi.advanceTimersByTime(9000);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect(wires).toHaveLength(2);
    welcome();
    expect(lines.at(-1)).toBe('online');
  });

  it('does not send a refused answer again', () => {
    welcome();
    const move = socket.answer(5, 'build palace');
    last().hear({ type: 'refused', move, error: 'illegal', sentence: '', phrase: null, rule: '' });
    vi.advanceTimersByTime(6000);
    expect(last().of('answer')).toHaveLength(1);
  });
});

describe('attention', () => {
  it('is told once, and again after a break', () => {
    welcome();
    socket.attend(false);
    socket.attend(false);
    expect(last().of('attend')).toEqual([{ type: 'attend', here: false }]);
    last().onclose?.();
    vi.advanceTimersByTime(4000);
    welcome();
    expect(last().of('attend')).toEqual([{ type: 'attend', here: false }]);
    socket.attend(true);
    expect(last().of('attend').at(-1)).toEqual({ type: 'attend', here: true });
  });
});
