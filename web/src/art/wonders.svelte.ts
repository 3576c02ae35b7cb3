/** The paintings of the wonders, fetched when the first one is shown. */

import type { View } from './paint/panorama';

type Painter = (id: string, view: View) => string;

type Alone = (id: string, built: number, stages: number, width: number, height: number) => string;

let painter = $state.raw<Painter | null>(null);
let alone = $state.raw<Alone | null>(null);
let isLoading = false;

/** Draws a wonder, once the drawings are there. */
export function painted(id: string, view: View): string {
  return painter ? painter(id, view) : '';
}

/** A wonder without its landscape, its foot at the origin, in a box of that size. */
export function wonderAlone(...args: Parameters<Alone>): string {
  loadWonders();
  return alone ? alone(...args) : '';
}

export function loadWonders(): void {
  if (isLoading) return;
  isLoading = true;
  Promise.all([import('./paint/panorama'), import('./paint/wonders')]).then(
    ([{ panorama, standing }, { wonderOf }]) => {
      painter = (id, view) => {
        const wonder = wonderOf(id);
        return wonder ? panorama(wonder, view) : '';
      };
      alone = (id, ...rest) => {
        const wonder = wonderOf(id);
        return wonder ? standing(wonder, ...rest) : '';
      };
    },
    () => (isLoading = false),
  );
}
