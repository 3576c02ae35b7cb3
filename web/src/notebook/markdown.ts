/**
 * Markdown, read into plain parts that are drawn as elements: no HTML ever comes out of a text, so none can be put into one.
 * Headings, paragraphs, lists, quotes, rules, bold, italic, code and links are known; everything else is words.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'bold'; parts: Inline[] }
  | { kind: 'italic'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] }
  | { kind: 'moment'; at: number; parts: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'quote'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'rule' };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^()\s]+)\)/;
const DEEPEST = 5;

/** Where a link may lead: to a moment, to a page of ours, or to the web. Everything else stays words. */
function linked(target: string, parts: Inline[]): Inline | null {
  if (/^#\d{1,4}$/.test(target)) return { kind: 'moment', at: Number(target.slice(1)), parts };
  if (/^\/(?!\/)[\w\-/.?=&%#]*$/.test(target) || /^https?:\/\/[^\s"'<>\\]+$/.test(target)) return { kind: 'link', href: target, parts };
  return null;
}

export function inline(text: string, depth = 0): Inline[] {
  const found = depth < DEEPEST ? INLINE.exec(text) : null;
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [whole, code, bold, italic, said, target] = found;
  const before: Inline[] = found.index ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  const part = ((): Inline => {
    if (code !== undefined) return { kind: 'code', text: code };
    if (bold !== undefined) return { kind: 'bold', parts: inline(bold, depth + 1) };
    if (italic !== undefined) return { kind: 'italic', parts: inline(italic, depth + 1) };
    return linked(target ?? '', inline(said ?? '', depth + 1)) ?? { kind: 'text', text: whole };
  })();
  return [...before, part, ...inline(text.slice(found.index + whole.length), depth)];
}

const ITEM = /^\s*(?:[-*+]|(\d{1,3})[.)])\s+/;

function block(lines: string[]): Block {
  const [first = ''] = lines;
  if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(first) && lines.length === 1) return { kind: 'rule' };
  if (lines.every((line) => line.startsWith('>'))) return { kind: 'quote', parts: inline(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) };
  const item = ITEM.exec(first);
  if (item) {
    const items: string[] = [];
    for (const line of lines) {
      if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
      else items.push(`${items.pop() ?? ''} ${line.trim()}`);
    }
    return { kind: 'list', isOrdered: item[1] !== undefined, items: items.map((one) => inline(one)) };
  }
  return { kind: 'paragraph', parts: inline(lines.join(' ').trim()) };
}

const HEADING = /^(#{1,3})\s+(.+?)\s*#*$/;

/** The blocks of a text: they are parted by empty lines, headings stand in a line of their own. */
export function markdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let level = 1;
  const close = (): void => {
    if (lines.length) blocks.push(block(lines));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) {
      close();
      level = Math.min((heading[1]?.length ?? 1) + 1, level + 1); // none is left out, for those who go from heading to heading
      blocks.push({ kind: 'heading', level: level as 2 | 3 | 4, parts: inline(heading[2] ?? '') });
    } else if (line.trim()) lines.push(line);
    else close();
  }
  close();
  return blocks;
}
