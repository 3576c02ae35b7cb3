/** The icons of the games: fetched by set when first wanted, kept in one hidden drawing that every picture refers to. */

import { expansions as added, loads } from 'virtual:icons';

import { gradients } from './paint/sky';

export type Place = 'f' | 's' | 'c' | 'r' | 'd' | 'i' | 'm' | 't';

/** What a card is drawn with: its icon, the ground it stands on, the symbol by which it leads on. */
export interface Motif {
  icon: string;
  ground: Place;
  chain: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const loading: Record<string, Promise<void>> = {};
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

async function fetchSet(set: string): Promise<void> {
  const found = await loads[set]?.();
  if (!found) return;
  const { paths, items } = found;
  const defs = document.createElementNS(SVG, 'defs');
  defs.innerHTML = Object.entries(paths)
    .map(([name, d]) => `<symbol id="g-${name}" viewBox="0 0 512 512"><path d="${d}"/></symbol>`)
    .join('');
  drawer().append(defs);
  const drawn = Object.entries(items).map(([id, [icon, ground, chain]]): [string, Motif] => [
    id,
    { icon, ground: ground as Place, chain: chain || (motifs[id]?.chain ?? '') },
  ]);
  motifs = { ...motifs, ...Object.fromEntries(drawn) };
}

function one(set: string): Promise<void> {
  const found = (loading[set] ??= fetchSet(set));
  found.catch(() => delete loading[set]);
  return found;
}

/** Everything that a game draws with; safe to call often. */
export async function loadArt(game: string, expansions: readonly string[] = added[game] ?? []): Promise<void> {
  await Promise.all(['signs', ...(game in loads ? [game, ...expansions] : [])].map(one));
}

/** How a thing is drawn, once its game is loaded. */
export const motifOf = (id: string): Motif | undefined => motifs[id];
