/** What marks the class of a card beside its colour. One tone, taken from the text around it. */

import { library, type Drawing } from '../shape';

const SIGNS: Record<string, string> = {
  brown: 'war-pick',
  grey: 'amphora',
  blue: 'greek-temple',
  yellow: 'scales',
  red: 'crossed-swords',
  green: 'round-bottom-flask',
  purple: 'rosa-shield',
  black: 'cloak-dagger',
  white: 'laurel-crown',
  wonder: 'mayan-pyramid',
  token: 'laurels',
};

export const classes: Record<string, Drawing> = Object.fromEntries(
  Object.entries(SIGNS).map(([colour, icon]) => [`class-${colour}`, [library(icon, 'currentColor')]]),
);
