/** What a screen reader is told: politely, or at once. */

import { untrack } from 'svelte';

let polite = $state('');
let urgent = $state('');

export const said = { get polite() { return polite; }, get urgent() { return urgent; } };

/** Tell it when there is a pause. The same words again are told again. */
export function tell(text: string): void {
  polite = untrack(() => polite) === text ? `${text}\u00a0` : text;
}

/** Tell it at once: one's turn, errors. */
export function alert(text: string): void {
  urgent = untrack(() => urgent) === text ? `${text}\u00a0` : text;
}
