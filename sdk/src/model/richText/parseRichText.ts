import { NAME_SOURCE } from './names.ts';
import type { RichNode, RichText } from './richText.ts';

/** Everything in a line that may mean something. Links lead to https and mailto; other addresses are words. */
const MARKS = /* @__PURE__ */ new RegExp(
  String.raw`${NAME_SOURCE}|\*\*|\*|\[|\]\(((?:https://|mailto:)[^\s()]+)\)`,
  'g',
);

/** A block while its lines are read. */
type OpenBlock = { kind: 'paragraph'; nodes: RichNode[] } | { kind: 'list'; items: RichNode[][] };

/** A mark that is not closed yet, with the nodes after it; the first is the line itself. */
interface OpenMark {
  mark: string;
  nodes: RichNode[];
}

/**
 * Parses the limited Markdown of owners' texts: `**bold**`, `*italic*`, `[words](https://…)`, lines that
 * start with `- `, paragraphs after an empty line, and names of answers (decision 238). Everything else
 * is words. Takes time in proportion to the text.
 */
export function parseRichText(text: string): RichText {
  const blocks: OpenBlock[] = [];
  let last: OpenBlock | undefined;
  const open = <Block extends OpenBlock>(block: Block): Block => {
    blocks.push(block);
    return block;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') last = undefined;
    else if (line.startsWith('- ')) {
      last = last?.kind === 'list' ? last : open({ kind: 'list', items: [] });
      last.items.push(parseLine(line.slice(2)));
    } else if (last?.kind === 'paragraph') last.nodes.push({ kind: 'break' }, ...parseLine(line));
    else last = open({ kind: 'paragraph', nodes: parseLine(line) });
  }
  return blocks;
}

/** Parses one line with a stack of open marks, each at most once, so nesting is at most three deep. */
function parseLine(line: string): RichNode[] {
  const stack: OpenMark[] = [{ mark: '', nodes: [] }];
  const add = (...nodes: RichNode[]) => stack.at(-1)!.nodes.push(...nodes);
  /** Closes the marks behind a place in the stack, which were never closed and so are words. */
  const closeBehind = (place: number) => {
    for (const { mark, nodes } of stack.splice(place + 1)) add(mark, ...nodes);
  };
  /** Takes the open mark and what follows it off the stack; null if there is none, or nothing follows. */
  const close = (mark: string): RichNode[] | null => {
    const index = stack.findIndex((open) => open.mark === mark);
    if (index < 1 || (index === stack.length - 1 && stack[index]!.nodes.length === 0)) return null;
    closeBehind(index);
    return stack.pop()!.nodes;
  };

  let offset = 0;
  for (const match of line.matchAll(MARKS)) {
    const [source, id, fallback = '', href] = match;
    if (match.index > offset) add(line.slice(offset, match.index));
    offset = match.index + source.length;
    const closed =
      source[0] === '*' && line[match.index - 1]?.trim() ? close(source) : href ? close('[') : null;
    if (id !== undefined) add({ kind: 'name', id, fallback, source });
    else if (closed && href) add({ kind: 'link', href, nodes: closed });
    else if (closed) add({ kind: source === '*' ? 'emphasis' : 'strong', nodes: closed });
    else if (!href && line[offset]?.trim() && stack.every(({ mark }) => mark !== source))
      stack.push({ mark: source, nodes: [] });
    else add(source);
  }
  add(line.slice(offset));
  closeBehind(0);
  return stack[0]!.nodes.filter((node) => node !== '');
}
