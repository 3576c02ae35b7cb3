/** The rows of score sheets: the class whose colour they have, and their sign. */
export const CATEGORIES: Record<string, [colour: string, icon: string]> = {
  military: ['red', 'class-red'], treasury: ['yellow', 'coin'], wonder: ['brown', 'stage'], wonders: ['brown', 'stage'], civilian: ['blue', 'class-blue'],
  blue: ['blue', 'class-blue'], science: ['green', 'class-green'], commerce: ['yellow', 'class-yellow'], guilds: ['purple', 'class-purple'],
  progress: ['green', 'class-green'], cat: ['blue', 'cat'], extras: ['black', 'class-black'],
};
