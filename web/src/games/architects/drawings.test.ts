import { expect, it } from 'vitest';

import { DRAWINGS } from './drawings';

it('draws seven wonders in five stages each, every stage with an outline and its place in the picture', () => {
  expect(Object.keys(DRAWINGS)).toEqual(['gizah', 'alexandria', 'babylon', 'ephesos', 'halikarnassos', 'olympia', 'rhodos']);
  for (const stages of Object.values(DRAWINGS)) {
    expect(stages).toHaveLength(5);
    expect(new Set(stages.map((stage) => stage.outline)).size).toBe(5);
    for (const stage of stages) {
      expect(stage.shapes.length).toBeGreaterThan(1);
      expect(stage.outline).toMatch(/^M/);
      expect([stage.x, stage.y].every((at) => at > 10 && at < 112)).toBe(true);
    }
  }
});

it('stacks higher stages above lower ones', () => {
  for (const [wonder, stages] of Object.entries(DRAWINGS)) {
    const heights = stages.map((stage) => stage.y);
    expect(heights, wonder).toEqual([...heights].sort((a, b) => b - a));
  }
});
