/** The wonders of Egypt, the East and Rome, each in five layers from the ground to the top. */

import { disc, line, path, polygon, rect, times } from '../brush';
import { cypress, palm } from '../land';
import { arch, arches, banner, block, columns, dome, GOLD, LIGHT, pyramid, ROOF, SHADE, steps, vine } from './parts';
import type { Wonder } from './wonder';

const NIGHT = '#3d2a3a';
const ROSE = 'url(#rs)';

const urn = (x: number, y: number): string => path(`M${x - 7} ${y}h14l-3 -5q7 -6 3 -14q-3 -5 -4 -10h-6q-1 5 -4 10q-4 8 3 14Z`, '#f6c9a2') + disc(x, y - 32, 4, '#f6c9a2');
const roseColumns = (xs: number[], y: number, h: number): string => xs.map((x) => rect(x - 6, y - h, 12, h, ROSE) + rect(x - 9, y - h - 4, 18, 6, '#f9cdaa') + rect(x - 8, y - 4, 16, 4, '#b56b48')).join('');

export const eastern: Record<string, Wonder> = {
  gizah: {
    land: 'd', width: 500, height: 206,
    layers: [
      () => path('M-260 6q140 -24 260 -18t260 18Z', '#c98f50') + pyramid(-230, 0, 150, 92),
      () => pyramid(70, 0, 180, 118),
      () => pyramid(-140, 2, 280, 206, 0, 0.45),
      () => pyramid(-140, 2, 280, 206, 0.45, 0.86),
      () => pyramid(-140, 2, 280, 206, 0.86, 1, '#fff1a8', '#e0a52c') + palm(-170, 10, 1.2) + palm(200, 10, 1.3),
    ],
  },
  babylon: {
    land: 'f', width: 310, height: 212,
    layers: [
      () => block(-150, 0, 300, 58, 0.18) + arches(-136, 110, 0, 26, 42, 6, NIGHT) + rect(-154, -62, 308, 6, LIGHT),
      () => vine(-146, -56, 290, 32, 3) + path('M-10 -58h20v58h-20Z', '#7fd0d8', 'opacity=".75"') + path('M-6 -58h5v58h-5Z', '#d8f4f4'),
      () => block(-108, -62, 216, 54, 0.18) + arches(-94, 82, -62, 22, 38, 5, NIGHT) + rect(-112, -120, 224, 6, LIGHT) + vine(-106, -114, 208, 32, 5),
      () => path('M-9 -116h18v54h-18Z', '#7fd0d8', 'opacity=".75"') + block(-64, -120, 128, 50, 0.18) + arches(-52, 46, -120, 18, 34, 3, NIGHT) + rect(-68, -174, 136, 6, LIGHT),
      () => vine(-64, -168, 126, 30, 9) + palm(-36, -172, 0.95) + palm(36, -172, 0.95) + cypress(0, -172, 1),
    ],
  },
  petra: {
    land: 'p', width: 300, height: 300,
    layers: [
      () => path('M-190 8V-150L-160 -214l26 20 22 -60 34 22 30 -40 46 10 34 -22 40 34 26 60 34 -30 28 90V8Z', '#b5654a') + path('M-190 8V-150L-160 -214l8 70 -14 152Z', '#8a4434') + path('M190 8V-120l-28 -60 -14 90 12 98Z', '#8f4836') + path('M-110 0V-226l30 -18 40 8 34 -16 40 12 36 -8 40 22V0Z', '#9c5240'),
      () => steps(-100, 0, 200, 2, 6, 5) + rect(-94, -94, 188, 82, '#7d3c30') + arch(-17, -12, 34, 64, '#3c1a1c') + rect(-20, -80, 40, 5, '#f9cdaa') + roseColumns([-86, -56, -28, 28, 56, 86], -12, 82),
      () => rect(-102, -110, 204, 14, ROSE) + rect(-102, -98, 204, 4, '#9c5338') + polygon('-50,-110 0,-138 50,-110', '#f2b58e') + polygon('0,-138 50,-110 0,-110', '#b56b48') + disc(0, -120, 5, '#f9cdaa'),
      () => rect(-92, -186, 184, 76, '#7d3c30') + roseColumns([-84, -54, 54, 84], -112, 70) + rect(-27, -196, 54, 86, ROSE) + path('M-9 -112v-40a9 9 0 0 1 18 0v40Z', '#6d3228') + disc(0, -162, 6, '#f6c9a2'),
      () => polygon('-96,-188 -96,-198 -50,-216 -46,-188', '#f2b58e') + polygon('96,-188 96,-198 50,-216 46,-188', '#b56b48') + path('M-32 -196q6 -36 32 -42q26 6 32 42Z', '#f2b58e') + path('M2 -238q24 8 30 42h-22q2 -26 -8 -42Z', '#b56b48') + urn(0, -236),
    ],
  },
  byzantium: {
    land: 's', width: 330, height: 268,
    layers: [
      () => path('M-200 8q40 -24 200 -22t200 22Z', '#6b4a38') + block(-158, -8, 316, 44, 0.18) + arches(-146, 146, -8, 20, 32, 9) + rect(-162, -56, 324, 6, LIGHT),
      () => block(-118, -56, 236, 46, 0.2) + arches(-104, 104, -58, 16, 30, 8, '#4a3040') + rect(-122, -106, 244, 6, LIGHT) + dome(-126, -56, 52, 26, '#8fb0b4', '#48707a') + dome(126, -56, 52, 26, '#8fb0b4', '#48707a'),
      () => dome(-74, -106, 82, 44, '#8fb0b4', '#48707a') + dome(74, -106, 82, 44, '#8fb0b4', '#48707a') + rect(-84, -132, 168, 30, 'url(#st)') + rect(44, -132, 40, 30, SHADE, 'opacity=".6"') + arches(-72, 72, -104, 12, 22, 7, '#4a3040'),
      () => rect(-70, -156, 140, 26, 'url(#st)') + rect(34, -156, 36, 26, SHADE, 'opacity=".6"') + arches(-62, 62, -132, 8, 18, 9, '#7a4a2a') + rect(-74, -160, 148, 6, LIGHT),
      () => dome(0, -158, 138, 78, '#f0c55a', '#a8701c') + line('M-34 -168q6 -46 34 -62M34 -168q-6 -46 -34 -62', '#a8701c', 2, 'opacity=".6"') + rect(-2.5, -258, 5, 26, GOLD) + disc(0, -260, 6, '#ffe08a'),
    ],
  },
  rome: {
    land: 'c', width: 400, height: 190,
    layers: [
      () => path('M-200 8q40 -14 200 -14t200 14Z', '#a5815a') + block(-186, 0, 372, 50, 0.16) + arches(-176, 176, 0, 22, 38, 11) + rect(-190, -55, 380, 6, LIGHT),
      () => block(-178, -54, 356, 44, 0.16) + arches(-168, 168, -54, 20, 34, 11) + rect(-182, -102, 364, 5, LIGHT) + times(10, (at) => rect(-151 + at * 33, -96, 4, 40, '#fff3d6', 'opacity=".8"')),
      () => block(-170, -102, 268, 40, 0.02) + arches(-160, 88, -102, 19, 31, 8) + rect(-174, -146, 276, 5, LIGHT) + path('M98 -102v-40l22 6 14 12 20 4 16 18Z', 'url(#st)') + path('M128 -128l16 8 26 18h-22Z', SHADE, 'opacity=".7"'),
      () => block(-164, -146, 214, 32, 0.02) + times(8, (at) => rect(-152 + at * 25, -170, 9, 13, NIGHT)) + rect(-168, -182, 222, 5, LIGHT) + path('M50 -146v-36l14 8 10 14 18 4 6 10Z', 'url(#st)'),
      () => [-150, -96, -42, 12].map((x, at) => banner(x, -182, 34, at % 2 ? GOLD : ROOF)).join('') + columns(-122, 90, -182, 10, 7, 5) + path('M-166 -186q110 16 218 0v4q-108 16 -218 0Z', '#fff8e4', 'opacity=".9"'),
    ],
  },
};
