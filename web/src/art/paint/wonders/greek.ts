/** The wonders of the Greek world, each in five layers from the ground to the top. */

import { disc, line, path, polygon, rect, times } from '../brush';
import { arch, arches, battlements, block, columns, DARK, GOLD, LIGHT, pediment, ROOF, SHADE, steps } from './parts';
import type { Wonder } from './wonder';

const beams = (y: number): string =>
  `<g class="beam"><path d="M0 ${y}L360 ${y - 54}V${y + 60}Z" fill="url(#beam)"/><g transform="rotate(180 0 ${y})"><path d="M0 ${y}L360 ${y - 60}V${y + 54}Z" fill="url(#beam)"/></g></g>`;

const zeus = `<g transform="translate(0 -28) scale(.84)"><path d="M-34 0v-46h10v-30h48v30h10V0Z" fill="#8a5526"/><path d="M-22 0v-30l6-26c-8-2-12-14-4-22l12-8h16l12 8c8 8 4 20-4 22l6 26V0Z" fill="url(#brz)"/><circle cx="0" cy="-92" r="12" fill="#ffe1a0"/><path d="M-9-84q9 16 18 0v8q-9 12-18 0Z" fill="#fff3d6"/><path d="M-12-98l5-6 7 3 7-3 5 6Z" fill="#5f8f4a"/><path d="M26-78l12-14v92" stroke="#ffe08a" stroke-width="4" fill="none"/></g>`;

export const greek: Record<string, Wonder> = {
  alexandria: {
    land: 's', width: 300, height: 366,
    layers: [
      () => path('M-190 10q40 -40 190 -36t190 36Z', '#6b4a38') + path('M-190 10q40 -40 190 -36q-110 10 -146 36Z', '#8a6248') + steps(-130, -14, 260, 3, 9, 9),
      () => block(-100, -40, 200, 66, 0.22) + rect(-108, -112, 216, 9, LIGHT) + arches(-84, 66, -42, 20, 42, 5) + battlements(-108, -111, 216, 11, 10),
      () => polygon('-72,-112 -60,-192 60,-192 72,-112', 'url(#st)') + polygon('40,-192 60,-192 72,-112 46,-112', SHADE, 'opacity=".75"') + rect(-66, -201, 132, 10, LIGHT) + arches(-46, 46, -126, 15, 32, 4) + battlements(-66, -200, 132, 7, 10),
      () => rect(-36, -272, 72, 72, 'url(#st)') + rect(16, -272, 20, 72, SHADE, 'opacity=".7"') + rect(-43, -281, 86, 9, LIGHT) + arches(-24, 24, -212, 12, 30, 3),
      () =>
        beams(-302) + rect(-22, -318, 44, 36, '#ffd86b') + disc(0, -302, 34, '#fff2b0', 'opacity=".5" class="glow"') + disc(0, -302, 14, '#fffbe0') + rect(-24, -318, 6, 36, '#c79f6d') + rect(18, -318, 6, 36, '#8a5f44') +
        path('M-32 -318q32 -40 64 0Z', ROOF) + path('M6 -336q18 6 26 18h-26Z', '#7f2f1d') + rect(-2.5, -360, 5, 22, GOLD) + disc(0, -362, 5, '#ffe08a'),
    ],
  },
  rhodos: {
    land: 's', width: 260, height: 330,
    layers: [
      () => block(-120, 0, 84, 46, 0.22) + block(36, 0, 84, 46, 0.22) + rect(-126, -50, 96, 6, LIGHT) + rect(30, -50, 96, 6, LIGHT) + arch(-90, 0, 24, 32) + arch(66, 0, 24, 32),
      () => path('M-92 -48L-60 -48 -38 -112 -10 -130 10 -130 38 -112 60 -48 92 -48 66 -66 58 -118 40 -148H-40L-58 -118 -66 -66Z', 'url(#brz)') + line('M-72 -56l-3 -8M72 -56l3 -8', '#8a5526', 4),
      () => path('M-46 -150h92l10 38q-30 18 -56 18t-56 -18Z', ROOF) + path('M6 -95q30 -2 50 -17l-10 -38H6Z', '#7f2f1d') + line('M-46 -148h92', '#f4cf6a', 5),
      () => path('M-44 -150q-10 -36 -4 -60h96q6 24 -4 60Z', 'url(#brz)') + line('M0 -206v54M-30 -186q15 8 30 0 15 8 30 0', '#8a5526', 3) + path('M-48 -208q-26 6 -30 36l-4 34 14 2 8 -34 14 -18Z', 'url(#brz)'),
      () =>
        path('M46 -206q20 -6 26 -26l10 -42 14 4 -6 46q-8 30 -36 38Z', 'url(#brz)') + path('M80 -274h22l-4 -12h-14Z', '#8a5526') + path('M91 -322q20 24 6 38h-12q-14 -12 6 -38Z', '#ffcf5a', 'class="glow"') + path('M91 -306q10 14 3 22h-6q-7 -8 3 -22Z', '#fff6cf') +
        rect(-10, -222, 20, 16, '#c98d42') + disc(0, -238, 21, 'url(#brz)') + path('M-24 -246l-12 -14 16 4 2 -18 10 12 8 -18 8 18 10 -12 2 18 16 -4 -12 14q-24 -12 -48 0Z', '#ffe08a'),
    ],
  },
  olympia: {
    land: 'f', width: 310, height: 205,
    layers: [
      () => steps(-150, 0, 300, 4, 7, 9),
      () => rect(-112, -120, 224, 92, '#5c3a44') + zeus,
      () => columns(-122, -30, -28, 96, 4, 13) + columns(30, 122, -28, 96, 4, 13),
      () => rect(-134, -136, 268, 14, LIGHT) + rect(-134, -126, 268, 4, '#c79f6d') + times(11, (at) => rect(-126 + at * 24, -135, 10, 8, ROOF)),
      () => pediment(-138, -136, 276, 52) + disc(0, -196, 6, '#f4cf6a') + disc(-136, -142, 5, '#f4cf6a') + disc(136, -142, 5, '#f4cf6a'),
    ],
  },
  ephesos: {
    land: 'c', width: 370, height: 186,
    layers: [
      () => steps(-180, 0, 360, 4, 6, 7),
      () => rect(-146, -104, 292, 80, '#4d3350') + path('M-16 -24v-46q16 -18 32 0v46Z', '#2c1a30') + disc(0, -58, 8, '#f4cf6a') + rect(-5, -52, 10, 28, '#e9c98e'),
      () => columns(-156, 156, -24, 82, 12, 11),
      () => rect(-168, -120, 336, 14, LIGHT) + rect(-168, -110, 336, 4, '#c79f6d') + times(14, (at) => rect(-160 + at * 24, -118, 10, 7, ROOF)),
      () => pediment(-172, -120, 344, 58) + path('M-12 -138q12 -26 24 0v10h-24Z', '#f4cf6a') + disc(0, -184, 6, '#f4cf6a'),
    ],
  },
  halikarnassos: {
    land: 's', width: 260, height: 256,
    layers: [
      () => path('M-170 8q40 -22 170 -20t170 20Z', '#6b4a38') + steps(-132, 0, 264, 2, 7, 6),
      () => block(-120, -12, 240, 46, 0.2) + rect(-126, -62, 252, 6, LIGHT) + times(6, (at) => rect(-104 + at * 34, -48, 22, 28, '#c79f6d') + disc(-93 + at * 34, -39, 5, '#8a5f44') + rect(-98 + at * 34, -34, 10, 14, '#8a5f44')),
      () => rect(-92, -128, 184, 66, '#4a3040') + columns(-100, 100, -60, 66, 8, 12) + rect(-110, -138, 220, 10, LIGHT),
      () => times(8, (at) => rect(-96 + at * 11, -147 - at * 9, 192 - at * 22, 9, at % 2 ? '#e6c997' : '#f3dfb4') + rect(40 - at * 5, -147 - at * 9, 56 - at * 6, 9, SHADE, 'opacity=".55"')),
      () => rect(-20, -224, 40, 10, LIGHT) + path('M-20 -224q2 -16 12 -16 0 -12 9 -12t7 12q11 0 13 16Z', GOLD) + line('M-26 -242l10 8M-16 -252l8 12M22 -230l10 -4', GOLD, 3.4) + disc(24, -232, 7, DARK) + disc(24, -232, 4, GOLD),
    ],
  },
};
