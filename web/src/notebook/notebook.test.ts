import { describe, expect, it } from 'vitest';

import { inline, markdown } from './markdown';
import { changed, following, grown, isChance, lineThrough, pathTo, pruned, recordOf, relinked, START, type Joint, type Move } from './tree';

const answer = (seat: number, action: string): Joint[number] => ({ seat, action, said: { action, verb: '', fields: {} }, mark: '' });
const move = (parent: number, ...answers: Joint): Move => ({ parent, answers, comment: '', name: '', label: '' });

/** 0 → 1 → 2, and 3 → 4 instead of 1. */
const TREE = [move(START, answer(-1, 'deal')), move(0, answer(0, 'a')), move(1, answer(1, 'b')), move(0, answer(0, 'c')), move(3, answer(1, 'd'))];

describe('the lines of a notebook', () => {
  it('go from the start to their ends', () => {
    expect(pathTo(TREE, 4)).toEqual([0, 3, 4]);
    expect(lineThrough(TREE, START)).toEqual([0, 1, 2]);
    expect(lineThrough(TREE, 3)).toEqual([0, 3, 4]);
    expect(following(TREE, 0)).toEqual([1, 3]);
    expect(TREE.map(isChance)).toEqual([true, false, false, false, false]);
  });

  it('are records', () => {
    const record = recordOf({ game: 'duel', rules: '1', players: 2, options: { first: 0 } }, TREE, [0, 3]);
    expect(record).toBe('{"wonders":1,"game":"duel","rules":"1","players":2,"options":{"first":0}}\n["chance","deal"]\n[0,"c"]\n');
  });

  it('grow, but not twice the same way', () => {
    const once = grown(TREE, 1, [[answer(1, 'x')], [answer(0, 'y')]]);
    expect(once.last).toBe(6);
    expect(once.moves.slice(5).map((one) => one.parent)).toEqual([1, 5]);
    expect(grown(once.moves, 1, [[answer(1, 'x')], [answer(0, 'y')]])).toEqual(once);
    expect(grown(TREE, 0, [[answer(0, 'c')]])).toEqual({ moves: TREE, last: 3 });
  });

  it('are cut off with all that follows, and links go along', () => {
    const { moves, now } = pruned(TREE, 1);
    expect(moves.map((one) => [one.parent, one.answers[0]?.action])).toEqual([[START, 'deal'], [0, 'c'], [1, 'd']]);
    expect(relinked('[this](#4), [that](#2) and [all](#0)', now)).toBe('[this](#2), that and [all](#0)');
    expect(changed(TREE, 3, { name: 'bold' })[3]?.name).toBe('bold');
  });
});

describe('markdown', () => {
  it('has headings, paragraphs, lists, quotes and rules', () => {
    const kinds = markdown('# One\ntext\nof two lines\n\n- a\n- b\n  more\n\n1. c\n\n> said\n\n---').map((one) => one.kind);
    expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'quote', 'rule']);
    expect(markdown('- a\n- b\n  more')).toEqual([{ kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b more' }]] }]);
  });

  it('leaves out no level of headings', () => {
    expect(markdown('## One\n### Two\n# Three\n### Four').map((one) => one.kind === 'heading' && one.level)).toEqual([2, 3, 2, 3]);
  });

  it('links to moments, pages of ours and the web', () => {
    expect(inline('see [here](#12)')).toEqual([{ kind: 'text', text: 'see ' }, { kind: 'moment', at: 12, parts: [{ kind: 'text', text: 'here' }] }]);
    expect(inline('[a](/study) [b](https://example.org/x)').filter((one) => one.kind === 'link')).toHaveLength(2);
  });

  it('lets no script and no HTML through', () => {
    for (const evil of ['[x](javascript:alert(1))', '[x](data:text/html,x)', '[x](//evil.example)', '[x](JaVaScRiPt:alert`1`)', '<img src=x onerror=alert(1)>', '[x](https://a"onclick="x)']) {
      const kinds = JSON.stringify(markdown(evil));
      expect(kinds).not.toContain('"link"');
      expect(kinds).not.toContain('"moment"');
    }
  });

  it('ends, however odd the text is', () => {
    expect(markdown('*'.repeat(3000)).length).toBeGreaterThan(0);
    expect(markdown('**[`'.repeat(500)).length).toBe(1);
  });
});
