/** Everything that the parts of the board look at. */

import type { Catalogue, State } from '$games/contract';

import { price } from './offers';
import type { Around } from './seating';
import type { Deed } from './turn';
import type { CityFacts, ClassicFacts, ClassicView } from './types';

/** Where a city lies, seen from one's own. */
export type Place = 'own' | 'left' | 'right' | 'other';

export interface Scene {
  readonly state: State;
  readonly view: ClassicView;
  readonly facts: ClassicFacts;
  readonly catalogue: Catalogue;
  readonly around: Around;
  /** Whether somebody plays here, or only watches. */
  readonly isSeated: boolean;
  /** Points so far are shown. */
  readonly estimate: boolean;
  /** What each city did in the last step. */
  readonly last: Deed[];
}

/** How a conflict with the own city would end now, if they meet: 1 the other wins, -1 it loses, 0 neither. */
export function fightWith(scene: Scene, at: number, place: Place): number | null {
  if (place === 'own' || !scene.isSeated || !scene.view.age || scene.view.partner === at) return null;
  const { own } = scene.around;
  const met = scene.facts.conflicts.find((one) => [one.winner, one.loser].includes(own) && [one.winner, one.loser].includes(at));
  if (met) return met.winner === at ? 1 : -1;
  return place === 'left' || place === 'right' ? 0 : null;
}

/** Producers that are not for sale. */
export function hidden(facts: CityFacts): string[][] {
  const left = facts.sellable.map((choice) => choice.join());
  return facts.goods.filter((choice) => {
    const found = left.indexOf(choice.join());
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** What the next stage would cost now, if this city is asked and could complete it. */
export function stagePrice(scene: Scene, at: number): number | null {
  const due = scene.state.decision;
  const ways = due && due.asked['city'] === at ? due.options.filter((option) => option.verb === 'stage') : [];
  return ways.length ? Math.min(...ways.map(price)) : null;
}
