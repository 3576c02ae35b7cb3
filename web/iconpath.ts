/** Writes the path of an icon with whole numbers. Each step starts where the last one was rounded to, so nothing drifts. */

const LENGTHS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

type Step = [letter: string, values: number[]];

/** Numbers of a piece of a path; the two flags of an arc may stand without a space. */
function numbers(letter: string, text: string): number[] {
  const found: number[] = [];
  let rest = text;
  while (rest) {
    const isFlag = letter === 'a' && [3, 4].includes(found.length % 7);
    const one = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(rest);
    if (!one) break;
    found.push(Number(one[1]));
    rest = rest.slice(one[0].length);
  }
  return found;
}

function steps(path: string): Step[] {
  return [...path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const kind = letter.toLowerCase();
    const size = LENGTHS[kind] ?? 0;
    if (!size) return [[letter, []] as Step];
    const all = numbers(kind, text);
    return Array.from({ length: all.length / size }, (_, at): Step => {
      const then = at && kind === 'm' ? (letter === 'm' ? 'l' : 'L') : letter;
      return [then, all.slice(at * size, (at + 1) * size)];
    });
  });
}

const joined = (values: number[]): string => values.map((value, at) => (at && value >= 0 ? ` ${value}` : `${value}`)).join('');

export function rounded(path: string, digits = 0): string {
  const unit = 10 ** digits;
  const round = (value: number): number => Math.round(value * unit) / unit || 0;
  let at = [0, 0];
  let start = [0, 0];
  let drawn = [0, 0];
  let drawnStart = [0, 0];
  let written = '';
  let last = '';
  for (const [letter, values] of steps(path)) {
    const kind = letter.toLowerCase();
    const isRelative = letter === kind;
    const base = isRelative ? at : [0, 0];
    if (kind === 'z') {
      written += 'z';
      last = 'z';
      [at, drawn] = [start, drawnStart];
      continue;
    }
    const place = (value: number, axis: number): number => value + (base[axis] ?? 0);
    const from = (value: number, axis: number): number => round(round(value) - (drawn[axis] ?? 0));
    let out: number[];
    let end: number[];
    if (kind === 'h' || kind === 'v') {
      const axis = kind === 'h' ? 0 : 1;
      end = axis ? [at[0] ?? 0, place(values[0] ?? 0, 1)] : [place(values[0] ?? 0, 0), at[1] ?? 0];
      out = [from(end[axis] ?? 0, axis)];
    } else if (kind === 'a') {
      end = [place(values[5] ?? 0, 0), place(values[6] ?? 0, 1)];
      out = [...values.slice(0, 3).map((value) => Math.round(value * 10) / 10), ...values.slice(3, 5), from(end[0] ?? 0, 0), from(end[1] ?? 0, 1)];
    } else {
      const points = values.map((value, index) => place(value, index % 2));
      end = points.slice(-2);
      out = points.map((value, index) => from(value, index % 2));
    }
    at = end;
    drawn = kind === 'h' ? [round(end[0] ?? 0), drawn[1] ?? 0] : kind === 'v' ? [drawn[0] ?? 0, round(end[1] ?? 0)] : end.map(round);
    if (kind === 'm') [start, drawnStart] = [at, drawn];
    const text = joined(out);
    const isSame = last === kind && kind !== 'm';
    written += isSame ? (text.startsWith('-') ? text : ` ${text}`) : kind + text;
    last = kind;
  }
  return written;
}
