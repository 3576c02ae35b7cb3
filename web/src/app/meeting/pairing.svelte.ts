/** The search for players: it waits at the server, and ends with a seat, by a tap, or with the page. */

import { api, ApiError, type PairWish } from '$lib/net/api';
import { rooted } from '$lib/root';
import { getReady } from '$lib/state/deals';
import { keep } from '$lib/state/seats';

const WAIT = 20;
const RETRY = 2000;

export type Search = 'idle' | 'waiting' | 'found' | 'lost';

export class Pairing {
  search = $state<Search>('idle');
  /** How many wait for this game. */
  waiting = $state(0);
  since = $state(0);
  problem = $state.raw<unknown>(null);
  private ticket: { id: string; token: string } | null = null;

  constructor(private readonly arrive: (table: string) => void) {}

  async start(wish: PairWish): Promise<void> {
    this.problem = null;
    try {
      const { id, token, waiting } = await api.pair(wish);
      this.ticket = { id, token };
      this.waiting = waiting;
      this.since = Date.now();
      this.search = 'waiting';
      await this.wait(this.ticket);
    } catch (wrong) {
      this.problem = wrong;
      this.search = 'idle';
    }
  }

  /** Give the search up. Whoever was seated at this very moment goes to the table after all. */
  async cancel(): Promise<void> {
    const ticket = this.ticket;
    this.ticket = null;
    this.search = 'idle';
    if (!ticket) return;
    const told = await api.unpair(ticket.id, ticket.token).catch(() => null);
    if (told?.state === 'seated' && told.table !== null && told.seat !== null) await this.sit(told.table, told.seat, ticket.token);
  }

  /** The page goes: nobody hears an answer any more. */
  abandon(): void {
    const ticket = this.ticket;
    this.ticket = null;
    if (ticket) void fetch(rooted(`/api/pairing/${ticket.id}`), { method: 'DELETE', headers: { Authorization: `Bearer ${ticket.token}` }, keepalive: true }).catch(() => undefined);
  }

  private async wait(ticket: { id: string; token: string }): Promise<void> {
    while (this.ticket === ticket) {
      try {
        const told = await api.pairing(ticket.id, ticket.token, WAIT);
        if (this.ticket !== ticket) return;
        this.waiting = told.waiting;
        if (told.state === 'seated' && told.table !== null && told.seat !== null) return await this.sit(told.table, told.seat, ticket.token);
      } catch (wrong) {
        if (this.ticket !== ticket) return;
        if (wrong instanceof ApiError && wrong.status === 404) {
          this.ticket = null;
          this.search = 'lost';
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  /** Our number is added when the seal of the table has been seen; then it begins by itself. */
  private async sit(id: string, seat: number, token: string): Promise<void> {
    this.ticket = null;
    this.search = 'found';
    const table = await api.table(id);
    keep(id, { seats: { [seat]: token }, game: table.game, title: table.title });
    await getReady(table, [{ seat, token }]);
    this.arrive(id);
  }
}
