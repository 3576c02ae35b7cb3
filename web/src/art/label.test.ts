import { describe, expect, it } from 'vitest';

import { breakable, longest } from './label';

describe('a long name', () => {
  it('may be broken where a German compound is joined, and nowhere else', () => {
    const broken = ['Befestigungsanlage', 'Trainingsgelände', 'Ausgrabungsstätte', 'Handelskammer', 'Kings', 'Siege Workshop'].map(breakable);
    expect(broken).toEqual(['Befestigungs\u00adanlage', 'Trainings\u00adgelände', 'Ausgrabungs\u00adstätte', 'Handels\u00adkammer', 'Kings', 'Siege Workshop']);
  });

  it('is as wide as its longest part that stays whole', () => {
    expect(['Ziegelbrennerei', 'Befestigungs\u00adanlage', 'Der Große Leuchtturm', 'Glas-Hütte', ''].map(longest)).toEqual([15, 12, 10, 5, 1]);
  });
});
