/** The five wonders that only the game for two knows. Each stands or does not: their layers rise together. */

import { disc, line, path, polygon, rect, times } from '../brush';
import { cypress, palm, ship } from '../land';
import { arch, arches, block, columns, DARK, GOLD, LIGHT, pediment, ROOF, SHADE, steps } from './parts';
import type { Wonder } from './wonder';

const milestone = (x: number, y: number, scale: number): string => `<g transform="translate(${x} ${y}) scale(${scale})">${rect(-8, -34, 16, 34, 'url(#st)')}${path('M-8 -34a8 8 0 0 1 16 0Z', '#f3dfb4')}${line('M-4 -26v10M4 -26v10M0 -26v10', '#8a5f44', 1.6)}</g>`;

/** A shelf of scrolls, seen between the columns. */
const scrolls = (x: number, y: number): string => rect(x, y - 50, 34, 50, '#4a2a22') + times(9, (at) => disc(x + 6 + (at % 3) * 11, y - 8 - Math.floor(at / 3) * 15, 4.6, at % 2 ? '#f3dfb4' : '#d9b67c') + disc(x + 6 + (at % 3) * 11, y - 8 - Math.floor(at / 3) * 15, 1.6, '#8a5526'));

export const roads: Record<string, Wonder> = {
  appian_way: {
    land: 'f', width: 320, height: 190,
    layers: [
      () => block(-170, -70, 340, 26, 0.04) + arches(-159, 159, -42, 24, 42, 9, '#7fa58c') + rect(-174, -98, 348, 6, LIGHT) + times(10, (at) => rect(-171 + at * 36.8, -72, 11, 62, 'url(#st)')),
      () => path('M-118 14C-70 -6 -18 -22 14 -40l14 0C14 -20 34 -6 92 14Z', '#d8c7a0') + path('M40 14C8 -4 8 -22 28 -40l-4 0C14 -22 34 -6 92 14Z', '#a58a63') +
        line('M-84 8h150M-50 -4h96M-18 -16h58M2 -28h28M-40 14l36 -30M14 14l2 -50M60 14L22 -28', '#8a6d4a', 1.8, 'opacity=".6"'),
      () => milestone(-96, 2, 1.1) + milestone(62, -16, 0.7) + cypress(-140, 6, 2.6) + cypress(-62, -20, 1.5) + cypress(120, 6, 2.8) + cypress(52, -26, 1.1) + cypress(150, -4, 2),
    ],
  },
  circus_maximus: {
    land: 'c', width: 380, height: 170,
    layers: [
      () => path('M-190 0C-190 -84 190 -84 190 0Z', '#d8b884') + path('M-178 0C-170 -70 170 -70 178 0Z', '#c79f6d') + times(22, (at) => rect(-160 + at * 15, -58 - 12 * Math.sin((at / 21) * Math.PI), 3, 10, '#8a5f44')),
      () => path('M-166 0C-150 -52 150 -52 166 0Z', '#e9c98e') + path('M-120 0C-100 -30 100 -30 120 0Z', '#d3a266') + rect(-72, -20, 144, 11, 'url(#st)') + rect(-72, -11, 144, 4, SHADE),
      () => polygon('-5,-20 -3,-96 0,-104 3,-96 5,-20', '#f3d79c') + polygon('0,-104 3,-96 5,-20 0,-20', '#a9743f') + [-66, 66].map((x) => path(`M${x - 7} -20q7 -34 14 0Z`, GOLD) + disc(x, -40, 4, '#ffe08a')).join('') +
        block(-194, 6, 40, 76, 0.3) + arch(-184, 6, 20, 44) + block(154, 6, 40, 76, 0.3) + arch(164, 6, 20, 44) + rect(-198, -74, 48, 5, LIGHT) + rect(150, -74, 48, 5, LIGHT),
      () => [[-40, -2, ROOF], [24, -4, '#1d5ba6']].map(([x, y, robe]) => `<g transform="translate(${String(x)} ${String(y)})"><path d="M0 0h13l3-10H2Z" fill="${String(robe)}"/><circle cx="6" cy="1" r="5" fill="none" stroke="#3c2015" stroke-width="2"/><circle cx="8" cy="-15" r="3.4" fill="#f0c9a0"/><path d="M16-6h6q10-2 14-8l5 2-3 5q-5 3-7 6l2 6-3 0-3-6h-8l-3 6h-3Z" fill="#5a3020"/></g>`).join(''),
    ],
  },
  great_library: {
    land: 'c', width: 320, height: 200,
    layers: [
      () => steps(-156, 0, 312, 3, 8, 9),
      () => rect(-126, -118, 252, 94, '#5c3a30') + [-116, -76, 42, 82].map((x) => scrolls(x, -26)).join('') + arch(-22, -24, 44, 78, '#2c1712') + disc(0, -74, 14, '#ffd86b', 'opacity=".55" class="glow"'),
      () => columns(-132, 132, -24, 92, 7, 14) + rect(-142, -132, 284, 14, LIGHT) + rect(-142, -121, 284, 4, '#c79f6d'),
      () => pediment(-146, -132, 292, 48) + path('M-24 -146h22v-14q-12 -6 -22 0ZM2 -146h22v-14q-12 -6 -22 0Z', '#fff8e4') + line('M0 -162v16', '#8a5526', 2) + disc(0, -186, 6, '#f4cf6a'),
    ],
  },
  piraeus: {
    land: 's', width: 340, height: 180,
    layers: [
      () => path('M-180 14V-6h250q20 4 26 20Z', '#8a6248') + rect(-180, -12, 254, 8, '#dcbf8c') + times(9, (at) => rect(-174 + at * 29, -4, 6, 20, '#6b4a38')),
      () => times(3, (at) => { const x = -166 + at * 70; return block(x, -12, 60, 46, 0.2) + arch(x + 16, -12, 26, 34, '#3c2318') + polygon(`${x - 4},-58 ${x + 30},-82 ${x + 64},-58`, ROOF) + polygon(`${x + 30},-82 ${x + 64},-58 ${x + 30},-58`, '#7f2f1d'); }),
      () => block(46, -12, 30, 96, 0.3) + rect(42, -112, 38, 6, LIGHT) + rect(50, -132, 22, 20, '#ffd86b') + disc(61, -122, 16, '#fff2b0', 'opacity=".5" class="glow"') + path('M46 -132q15 -18 30 0Z', ROOF) + arch(54, -40, 12, 24),
      () => ship(120, 6, 1.9) + ship(-60, 16, 1.2) + line('M8 -12v-60l46 -14', DARK, 4) + line('M52 -86v22', DARK, 2) + rect(44, -64, 16, 12, '#b98a5c'),
    ],
  },
  sphinx: {
    land: 'd', width: 330, height: 190,
    layers: [
      () => path('M-190 8q90 -20 190 -18t190 18Z', '#c98f50') + block(-150, 0, 300, 22, 0.12) + rect(-154, -26, 308, 5, LIGHT),
      () => path('M-120 -24q-6 -40 24 -52q50 -16 110 -10v62Z', 'url(#st)') + path('M-120 -24q-6 -40 24 -52q14 20 14 52Z', '#d9bd8c') + path('M-128 -24h-16q-8 -10 4 -16q12 0 20 10Z', '#c79f6d'),
      () => path('M10 -24v-70h66v70Z', 'url(#st)') + path('M52 -24v-70h24v70Z', SHADE, 'opacity=".5"') + path('M20 -24v-18h104q14 2 14 18Z', '#efd9ad') + path('M20 -30h116l2 6H20Z', '#b98a5c') + line('M118 -42v14M128 -40v12', '#a5764f', 2),
      () => path('M8 -86q-8 -84 44 -88q50 4 46 88l-18 -10v-42q-2 -18 -28 -18t-26 18v44Z', '#f3d79c') + path('M60 -173q42 10 38 87l-18 -10v-42q0 -16 -20 -18Z', '#a9743f') + line('M16 -116l12 -4M15 -132l14 -4M20 -148l14 -2M92 -116l-10 -4M92 -132l-12 -4', '#6d4524', 2.4, 'opacity=".5"') +
        path('M26 -138q2 -18 27 -18t27 18v30q-4 22 -27 26q-23 -4 -27 -26Z', '#efd9ad') + path('M62 -155q16 3 18 17v30q-4 20 -22 25q8 -30 4 -72Z', '#c79f6d') + line('M36 -128h10M60 -128h10M48 -108h10', '#6d4524', 2.6) + path('M50 -122l-2 10h9Z', '#c79f6d') + path('M48 -156q5 -12 10 0Z', GOLD),
      () => palm(-160, 8, 1.7) + palm(160, 10, 1.5) + palm(-132, 12, 1.1),
    ],
  },
};
