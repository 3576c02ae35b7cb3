/** The paintings of the wonders, fetched when the first one is shown. */

import type { View } from './paint/panorama';

type Painter = (id: string, view: View) => string;

let painter = $state.raw<Painter | null>(null);
let isLoading = false;

/** Draws a wonder, once the drawings are there. */
export function painted(id: string, view: View): string {
  return painter ? painter(id, view) : '';
}

export function loadWonders(): void {
  if (isLoading) return;
  isLoading = true;
  Promise.all([import('./paint/panorama'), import('./paint/wonders')]).then(
    ([{ panorama }, { wonderOf }]) => {
      painter = (id, view) => {
        const wonder = wonderOf(id);
        return wonder ? panorama(wonder, view) : '';
      };
    },
    () => (isLoading = false),
  );
}
