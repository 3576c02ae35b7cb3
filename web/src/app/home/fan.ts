/** A hand of cards, fanned out: five buildings under the skies of the ages. Only its upper part is seen. */

import { disc, path, rect, times } from '$art/paint/brush';
import { HILL, type Age } from '$art/paint/sky';

const INK = '#2c1710';
const words = (text: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="900" text-anchor="middle" font-family="Source Sans 3">${text}</text>`;

const laurel = (points: string): string => disc(68, 22, 15, '#3f7a2a') + disc(68, 22, 11, '#f6f8e2') + words(points, 68, 28, 17, '#1d2b10');
const coin = disc(68, 22, 14, '#f6cd4a', 'stroke="#7a4c0a" stroke-width="2.500"') + words('1', 68, 28, 17, '#4a2c04');
const shield = path('M68 6l14 4v10c0 9-6 14-14 18-8-4-14-9-14-18V10z', '#c9342a', 'stroke="#ffe6d8" stroke-width="2.500"');
const compass = disc(68, 22, 15, '#f4faef') + path('M68 13l-7 18M68 13l7 18M62 26q6 5 12 0', 'none', 'stroke="#14532d" stroke-width="2.800"') + disc(68, 12, 3, '#14532d');

const temple = path('M36 88l32-22 32 22zM38 90h60v7H38zM42 98h9v38h-9zM57 98h9v38h-9zM72 98h9v38h-9zM87 98h9v38h-9zM36 136h64v10H36z', 'url(#m-blue)', `stroke="${INK}" stroke-width="3"`);
const palace = path('M38 146v-40h12v-8q6-14 12 0v8h2v-14q6-24 12-24t12 24v14h2v-8q6-14 12 0v48z', 'url(#m-blue)', `stroke="${INK}" stroke-width="3"`);
const fort = path('M36 146V84h9v8h9v-8h9v8h9v-8h9v8h9v-8h9v62H76v-20q-8-10-16 0v20z', 'url(#m-red)', `stroke="${INK}" stroke-width="3"`);
const lighthouse = path('M54 146l4-60h20l4 60zM54 80h28v8H54zM60 66h16v14H60zM58 66l10-12 10 12z', 'url(#m-yellow)', `stroke="${INK}" stroke-width="3"`);
const lyre = path('M48 72q-14 46 20 62 34-16 20-62l-8 4q10 36-12 46-22-10-12-46zM52 82h32v7H52zM62 90h3v32h-3zM71 90h3v32h-3z', 'url(#m-green)', `stroke="${INK}" stroke-width="2.500"`);

interface Face {
  colour: string;
  ink?: string;
  letter: string;
  effect: string;
  age: Age;
  building: string;
  cost: string[];
}

const WOOD = '#a5652c';
const STONE = '#9aa1ad';
const CLAY = '#c4502c';
const ORE = '#3b4557';
const GLASS = '#1f86a8';

const FACES: Face[] = [
  { colour: '#b02a20', letter: 'W', effect: shield, age: 1, building: fort, cost: [WOOD, CLAY, ORE] },
  { colour: '#1d5ba6', letter: 'C', effect: laurel('3'), age: 2, building: temple, cost: [WOOD, CLAY, GLASS] },
  { colour: '#1d5ba6', letter: 'C', effect: laurel('8'), age: 3, building: palace, cost: [GLASS, STONE, WOOD] },
  { colour: '#e5ab2c', ink: '#2d1c02', letter: 'T', effect: coin, age: 3, building: lighthouse, cost: [STONE, GLASS] },
  { colour: '#1d7442', letter: 'S', effect: compass, age: 2, building: lyre, cost: [STONE, STONE, GLASS] },
];

function card({ colour, ink = '#fff', letter, effect, age, building, cost }: Face): string {
  const [far, near, ground] = HILL[age];
  const chips = cost.map((fill, at) => disc(14, 60 + 21 * at, 9, fill, 'stroke="#fff3d6" stroke-width="2"')).join('');
  return (
    rect(-3, -3, 126, 186, INK, 'rx="9"') + rect(0, 0, 120, 44, colour, 'rx="6"') + rect(0, 41, 120, 139, `url(#sky${age})`) + disc(92, 78, 36, `url(#sun${age})`) +
    path('M0 132q30-26 60-6t60-8v62H0z', far) + path('M0 144q40-18 70-4t50-6v46H0z', near) + rect(0, 150, 120, 30, ground) + building + chips +
    words(letter, 17, 30, 20, ink) + effect + rect(0, 40, 120, 3, '#0005')
  );
}

/** 460 × 190; the cards turn about a point below. */
export const fan = (): string => times(FACES.length, (at) => `<g transform="rotate(${(at - 2) * 9} 230 760) translate(${170 + (at - 2) * 4} 22)">${card(FACES[at] as Face)}</g>`);
