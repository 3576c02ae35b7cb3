/** The icons of the games: fetched by set when first wanted, kept in one hidden drawing that every picture refers to. */

import { gradients } from './paint/sky';

export type Place = 'f' | 's' | 'c' | 'r' | 'd' | 'i' | 'm' | 't';

/** What a card is drawn with: its icon, the ground it stands on, the symbol by which it leads on. */
export interface Motif {
  icon: string;
  ground: Place;
  chain: string;
}

type Set = 'signs' | 'classic' | 'cities' | 'leaders' | 'duel' | 'architects';
type Load = () => Promise<{ paths: Record<string, string>; items: Record<string, [string, string, string]> }>;

const LOADS: Record<Set, Load> = {
  signs: () => import('virtual:icons/signs'),
  classic: () => import('virtual:icons/classic'),
  cities: () => import('virtual:icons/cities'),
  leaders: () => import('virtual:icons/leaders'),
  duel: () => import('virtual:icons/duel'),
  architects: () => import('virtual:icons/architects'),
};

const SVG = 'http://www.w3.org/2000/svg';
const loading: Partial<Record<Set, Promise<void>>> = {};
let motifs = $state.raw<Record<string, Motif>>({});
let sprite: SVGSVGElement | undefined;

function drawer(): SVGSVGElement {
  if (sprite?.isConnected) return sprite;
  sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', 'art-library');
  // Not display: none, or browsers leave out the gradients.
  sprite.setAttribute('style', 'position:absolute;width:0;height:0;overflow:hidden');
  sprite.innerHTML = `<defs>${gradients()}</defs>`;
  document.body.append(sprite);
  return sprite;
}

async function fetchSet(set: Set): Promise<void> {
  const { paths, items } = await LOADS[set]();
  const defs = document.createElementNS(SVG, 'defs');
  defs.innerHTML = Object.entries(paths)
    .map(([name, d]) => `<symbol id="g-${name}" viewBox="0 0 512 512"><path d="${d}"/></symbol>`)
    .join('');
  drawer().append(defs);
  const added = Object.entries(items).map(([id, [icon, ground, chain]]): [string, Motif] => [
    id,
    { icon, ground: ground as Place, chain: chain || (motifs[id]?.chain ?? '') },
  ]);
  motifs = { ...motifs, ...Object.fromEntries(added) };
}

function one(set: Set): Promise<void> {
  const found = (loading[set] ??= fetchSet(set));
  found.catch(() => delete loading[set]);
  return found;
}

/** Everything that a game draws with; safe to call often. */
export async function loadArt(game: string, expansions: readonly string[] = ['cities', 'leaders']): Promise<void> {
  const sets: Set[] = game === 'classic' ? ['classic', ...(['cities', 'leaders'] as const).filter((set) => expansions.includes(set))] : game in LOADS ? [game as Set] : [];
  await Promise.all([one('signs'), ...sets.map(one)]);
}

/** How a thing is drawn, once its game is loaded. */
export const motifOf = (id: string): Motif | undefined => motifs[id];
