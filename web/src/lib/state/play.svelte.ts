/** A table as this device sees it: one line for each seat played here, or one for watching. */

import { api } from '$lib/net/api';
import { nonce } from '$lib/net/random';
import type { Incoming, Said } from '$lib/net/messages';
import type { Wire } from '$lib/net/socket';
import type { State, TableInfo } from '$lib/net/types';

import { keepNonce, see } from './deals';
import { SeatLine } from './line.svelte';
import { asMyself, haveProfile } from './me.svelte';
import { type Held, held, keep } from './seats';

/** Nothing is to be done at a table any more. */
const isOver = (info: TableInfo): boolean => info.state === 'over' || info.state === 'closed';

/** A table that is not at the server: how to reach it, and the seats held there. */
export interface Elsewhere {
  open: () => Wire;
  seats: Held['seats'];
}

export class TablePlay {
  info = $state.raw<TableInfo | null>(null);
  said = $state.raw<Said[]>([]);
  lines = $state.raw<SeatLine[]>([]);
  /** Which of the lines is on the screen. */
  at = $state(0);
  /** Whether the screen is covered until the next person has the device. */
  isCovered = $state(false);
  /** Whether the device has not been handed on yet since the page was opened. */
  isOpening = $state(true);
  /** Server time minus ours, in seconds. */
  skew = $state(0);
  mine = $state.raw<Held | undefined>(undefined);
  private held = '';
  private isClosed = false;
  /** Whether it is settled which of the people at this device looks first. */
  private isBegun = false;

  constructor(readonly id: string, private readonly elsewhere?: Elsewhere) {
    this.mine = elsewhere ? { id, game: '', title: '', seats: elsewhere.seats, at: 0 } : held(id);
    this.seat(this.mine);
  }

  get line(): SeatLine | undefined {
    return this.lines[this.at];
  }

  get seats(): number[] {
    return this.lines.flatMap((line) => (line.seat === null ? [] : [line.seat]));
  }

  get host(): string | undefined {
    return this.mine?.host;
  }

  token(seat: number): string | undefined {
    return this.mine?.seats[seat];
  }

  /** Take up the seats that this device holds now; without any it watches. */
  seat(mine: Held | undefined): void {
    this.mine = mine;
    if (this.isClosed) return;
    const tokens = Object.entries(mine?.seats ?? {});
    const wanted: [number | null, string | null][] = tokens.length ? tokens.map(([seat, token]) => [Number(seat), token]) : [[null, null]];
    if (JSON.stringify(wanted) === this.held) return;
    this.held = JSON.stringify(wanted);
    for (const line of this.lines) line.close();
    this.lines = wanted.map(([seat, token]) => new SeatLine(this.id, seat, token, (message) => this.hear(message), (state) => this.isLast(seat, state), this.elsewhere?.open));
    this.at = 0;
    this.isBegun = false;
    this.said = [];
    for (const line of this.lines) line.start();
  }

  close(): void {
    this.isClosed = true;
    for (const line of this.lines) line.close();
  }

  /** Send what is held back, before the page goes out of sight. */
  release(): void {
    for (const line of this.lines) line.release();
  }

  /** Whether nobody but bots has to choose besides this seat. */
  private isLast(seat: number | null, state: State): boolean {
    const isPerson = (at: number): boolean => this.info?.seats.some((one) => one.seat === at && one.kind !== 'bot' && !one.away) ?? true;
    return state.pending.every((other) => other === seat || state.answered.includes(other) || !isPerson(other));
  }

  /** Somebody looks at the page, or nobody does. */
  attend(isHere: boolean): void {
    for (const line of this.lines) line.attend(isHere);
  }

  nudge(): void {
    for (const line of this.lines) line.nudge();
  }

  /** Another person at this device has to choose: cover the screen and turn to them. It begins with the first in the
   *  order of the seats, so it waits until all of them are told how the match stands. */
  handOver(): void {
    if (this.lines.length < 2 || this.lines.some((line) => !line.state && line.line !== 'ended')) return;
    const next = this.lines.findIndex((line) => line.state?.decision && line.state.decision.chosen === null);
    if (!this.isBegun) {
      this.isBegun = true;
      this.at = Math.max(0, next);
      this.isCovered = next >= 0;
      return;
    }
    const mustWait = this.line?.state?.decision?.chosen === null;
    if (next >= 0 && next !== this.at && !mustWait) {
      this.isOpening = false;
      this.at = next;
      this.isCovered = true;
    }
  }

  /** Sit down; our number goes along, since the seal has been seen. */
  async join(name: string, seat?: number, invite?: string): Promise<void> {
    const mine = nonce();
    await haveProfile(name);
    const taken = await asMyself(() => api.join(this.id, name, mine, seat, invite));
    keepNonce(this.id, taken.seat, mine);
    this.seat(keep(this.id, { seats: { [taken.seat]: taken.token }, game: this.info?.game ?? '', title: this.info?.title ?? '' }));
  }

  private hear(message: Incoming): void {
    if (message.type === 'welcome') {
      this.skew = message.now - Date.now() / 1000;
      this.know(message.table);
    } else if (message.type === 'table') this.know(message.table);
    else if (message.type === 'said' && !this.said.some((said) => said.at === message.at && said.seat === message.seat)) {
      this.said = [...this.said.slice(-99), message];
    }
  }

  private know(info: TableInfo): void {
    this.info = info;
    if (this.elsewhere) return;
    see(info);
    if (this.mine && (this.mine.game !== info.game || isOver(info) !== Boolean(this.mine.isOver))) {
      this.mine = keep(this.id, { game: info.game, title: info.title, isOver: isOver(info) });
    }
  }
}
