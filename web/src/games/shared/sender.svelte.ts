/** Sends a choice: at once, or with the second click for those who want to confirm. */

import type { Decision } from '$games/contract';

export class Sender {
  /** The action that waits for its second click. */
  armed = $state('');
  private number = -1;

  constructor(
    private readonly answer: (action: string) => void,
    private readonly confirms: () => boolean,
  ) {}

  send(action: string): void {
    if (this.confirms() && this.armed !== action) {
      this.armed = action;
      return;
    }
    this.armed = '';
    this.answer(action);
  }

  disarm(): void {
    this.armed = '';
  }

  /** A new question takes back what waited for its second click. */
  follow(decision: Decision | null): void {
    const number = decision?.number ?? -1;
    if (number !== this.number) this.armed = '';
    this.number = number;
  }
}
