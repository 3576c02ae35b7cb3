import { describe, expect, it } from 'vitest';

import { breakable } from './label';

describe('a long name', () => {
  it('may be broken where a German compound is joined, and nowhere else', () => {
    const broken = ['Befestigungsanlage', 'Trainingsgelände', 'Ausgrabungsstätte', 'Handelskammer', 'Kings', 'Siege Workshop'].map(breakable);
    expect(broken).toEqual(['Befestigungs\u00adanlage', 'Trainings\u00adgelände', 'Ausgrabungs\u00adstätte', 'Handels\u00adkammer', 'Kings', 'Siege Workshop']);
  });
});
