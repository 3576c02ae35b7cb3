/** An answer held back for a moment, so that a slip of the finger can be undone. */

/** How long, in milliseconds. */
export const HOLD = 3000;

export interface Held {
  /** The answer, and the number of the question it is for. */
  action: string;
  number: number;
  /** When it is sent by itself, by the clock of this device. */
  until: number;
  /** Send it now. */
  now: () => void;
}

export class Hold {
  held = $state.raw<Held | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (number: number, action: string) => void) {}

  /** Hold an answer back; one that is held already is forgotten. */
  keep(number: number, action: string): void {
    this.drop();
    this.held = { action, number, until: Date.now() + HOLD, now: () => this.release() };
    this.timer = setTimeout(() => this.release(), HOLD);
  }

  /** Send what is held. */
  release(): void {
    const held = this.held;
    this.drop();
    if (held) this.send(held.number, held.action);
  }

  /** Forget what is held; whether there was anything. */
  drop(): boolean {
    const had = this.held !== null;
    clearTimeout(this.timer);
    this.held = null;
    return had;
  }
}
