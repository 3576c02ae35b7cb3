/** A wonder as it is drawn: where it stands, how much room it takes, and its layers from the ground to the top. */

/** Shore, field, city, desert or gorge. */
export type Land = 's' | 'f' | 'c' | 'd' | 'p';

export interface Wonder {
  land: Land;
  width: number;
  height: number;
  layers: (() => string)[];
}

/** How many layers stand after so many of the stages. */
export function layersOf(layers: number, built: number, stages: number): number {
  if (built >= stages) return layers;
  return built <= 0 ? 0 : Math.min(layers - 1, Math.max(built, Math.round((built / stages) * layers)));
}
