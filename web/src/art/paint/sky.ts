/** The light of each age, and the gradients that all pictures share. */

export type Age = 1 | 2 | 3;

/** Top to horizon: copper dawn, blue-silver noon, golden dusk. */
export const SKY: Record<Age, [string, string, string]> = {
  1: ['#b4533f', '#ee9460', '#ffe3ab'],
  2: ['#2f6fa8', '#8fc4e0', '#eef6ee'],
  3: ['#3d2a6b', '#a8487a', '#ffb45e'],
};

/** Far hills, near hills, ground, what stands in front. */
export const HILL: Record<Age, [string, string, string, string]> = {
  1: ['#cf7f5a', '#a85f48', '#8f6a3c', '#4c3420'],
  2: ['#8db3b8', '#6d9a86', '#7fa05a', '#3f6236'],
  3: ['#7c3f72', '#5b2f5c', '#6d4436', '#2f1a2a'],
};

const SUN: Record<Age, [string, string]> = { 1: ['#fff0c0', '#ffb25a'], 2: ['#ffffff', '#fff6cf'], 3: ['#fff3c4', '#ffcf5a'] };
const SEA: Record<Age, [string, string, string]> = {
  1: ['#ffc890', '#b56a55', '#4a2a33'],
  2: ['#7fc4c4', '#2f8a9b', '#124a63'],
  3: ['#ffb27a', '#a8577f', '#2b2350'],
};

/** What the buildings of a class are made of, lit from the upper left. */
const STUFF: Record<string, [string, string, string]> = {
  brown: ['#ffd79a', '#d08b45', '#8a4f22'],
  grey: ['#ffffff', '#c3cad4', '#7e8794'],
  blue: ['#ffffff', '#f1e4c8', '#b89f7c'],
  yellow: ['#fff6cf', '#f6cd62', '#b97f1e'],
  red: ['#ffd9b8', '#e07a4e', '#97321f'],
  green: ['#fbffe9', '#cfe0b2', '#6d9a63'],
  purple: ['#fff0c8', '#e3b75a', '#93611f'],
  black: ['#d9cfea', '#8d83a8', '#4c4464'],
  white: ['#ffffff', '#f3dfae', '#b98a3c'],
};

/** Backs of the ages, guilds, leaders and of what is not known. */
export const BACKS: Record<string, [string, string]> = {
  1: ['#a8542f', '#5c2414'],
  2: ['#5c83ab', '#26425f'],
  3: ['#8a5598', '#3f2150'],
  guilds: ['#5e35a0', '#2c1458'],
  leaders: ['#c39a3d', '#6d4d12'],
  unknown: ['#3f6560', '#17302f'],
};

type Stop = [offset: number, colour: string, opacity?: number];

const stops = (list: Stop[]): string =>
  list.map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`).join('');
const linear = (id: string, x2: number, y2: number, list: Stop[]): string => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;
const radial = (id: string, list: Stop[], more = ''): string => `<radialGradient id="${id}" ${more}>${stops(list)}</radialGradient>`;

const AGES: Age[] = [1, 2, 3];

export function gradients(): string {
  const ages = AGES.map((age) => {
    const [top, middle, low] = SKY[age];
    const [core, glow] = SUN[age];
    const [near, mid, deep] = SEA[age];
    return (
      linear(`sky${age}`, 0, 1, [[0, top], [0.55, middle], [0.95, low]]) +
      radial(`sun${age}`, [[0, core], [0.34, glow], [0.36, glow, 0.42], [1, glow, 0]]) +
      linear(`sea${age}`, 0, 1, [[0, near], [0.28, mid], [1, deep]])
    );
  }).join('');
  const stuff = Object.entries(STUFF).map(([colour, [a, b, c]]) => linear(`m-${colour}`, 0.85, 1, [[0, a], [0.5, b], [1, c]])).join('');
  const backs = Object.entries(BACKS).map(([id, [a, b]]) => radial(`bk-${id}`, [[0, a], [1, b]], 'cy=".45" r=".8"')).join('');
  return (
    ages + stuff + backs +
    linear('st', 1, 0, [[0, '#fff3d6'], [0.6, '#efd9ad'], [1, '#c79f6d']]) +
    linear('rs', 1, 0, [[0, '#f6b890'], [0.6, '#d98a63'], [1, '#9c5338']]) +
    linear('brz', 1, 0, [[0, '#ffe1a0'], [0.5, '#d59a4a'], [1, '#8a5526']]) +
    linear('hall', 0, 1, [[0, '#2b1a26'], [1, '#5b3524']]) +
    linear('beam', 1, 0, [[0, '#fff2b0', 0.85], [1, '#fff2b0', 0]]) +
    linear('lead', 0, 1, [[0, '#7a2f4a'], [1, '#43172c']]) +
    radial('plaque', [[0, '#fff8e4'], [0.7, '#f3dfae'], [1, '#d8b26a']], 'cx=".4" cy=".35" r=".75"')
  );
}
