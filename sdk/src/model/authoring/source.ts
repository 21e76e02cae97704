import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { AuthoringCode, AuthoringFault } from './fault.ts';

/** Largest text that is read, in bytes. */
export const MAX_AUTHORED_BYTES = 1_000_000;
/** Most faults that are told of one text. */
const MAX_FAULTS = 50;

/** A fault without its place. */
export type Said = Pick<AuthoringFault, 'code' | 'message' | 'remedy'>;

export const said = (code: AuthoringCode, message: string, remedy: string): Said => ({
  code,
  message,
  remedy,
});

const NESTED = said('too_deep', 'The nesting is too deep here.', 'A form has fewer than 20 levels.');
const TABBED = said('tab', 'The line is indented with a tab.', 'Indent with spaces.');
const REPEATED = said('alias', 'This repeats another part by its name.', 'Write the part out.');

/** Counts the bytes of a text in UTF-8, with three for each half of a pair. */
const countBytes = (text: string): number =>
  text.length +
  (text.match(/[\u0080-\u07ff]/g)?.length ?? 0) +
  2 * (text.match(/[\u0800-\uffff]/g)?.length ?? 0);

/** One text, parsed as YAML, with its faults. */
export class Source {
  readonly file: string;
  readonly text: string;
  readonly faults: AuthoringFault[] = [];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** Parses the text; null with at least one fault. */
  parse(): Document | null {
    const bytes = countBytes(this.text);
    if (bytes > MAX_AUTHORED_BYTES) {
      const message = `The file has ${(bytes / 1e6).toFixed(1)} MB, and 1 MB is the most.`;
      this.refuse(0, said('too_large', message, 'Shorten its texts, or make two forms of it.'));
      return null;
    }
    // The parser compares each key with all others, which takes minutes for a large file: they are sought below.
    const document = parseDocument(this.text, { prettyErrors: false, uniqueKeys: false, version: '1.2' });
    // What follows the first is mostly its consequence.
    const [error] = document.errors;
    if (error) this.refuse(error.pos[0], this.#describe(error));
    else visit(document, (_key, node) => (isNode(node) ? this.#judge(node) : undefined));
    return this.faults.length === 0 ? document : null;
  }

  /** Notes a fault at a place in the text. */
  refuse(at: number | Node | null | undefined, fault: Said): void {
    if (this.faults.length >= MAX_FAULTS) return;
    const offset = typeof at === 'number' ? at : (at?.range?.[0] ?? 0);
    const before = this.text.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    this.faults.push({ file: this.file, line: before.length, column, ...fault });
  }

  /** Anchors and aliases make files of a few lines as large as one likes; tags mean something else to each reader. */
  #judge(node: Node): symbol | undefined {
    if (isMap(node)) this.#refuseDoubled(node);
    const fault = this.#faultOf(node);
    if (!fault) return undefined;
    this.refuse(node, fault);
    return visit.SKIP;
  }

  #refuseDoubled({ items }: YAMLMap): void {
    const seen = new Set<string>();
    for (const { key } of items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!isScalar(key))
        this.refuse(key as Node, said('syntax', 'A key is a word.', 'Write a word before the colon.'));
      else if (seen.has(name))
        this.refuse(key, said('double_key', `“${name}” stands twice in one part.`, 'Keep one of them.'));
      seen.add(name);
    }
  }

  #faultOf(node: Node): Said | null {
    if (isAlias(node)) return REPEATED;
    if ('anchor' in node && node.anchor)
      return said(
        'alias',
        `“&${node.anchor}” names a part to repeat it.`,
        'Leave the name out, and write parts out where they are used.',
      );
    return node.tag && this.#hasTag(node)
      ? said('tag', `“${node.tag}” is not known here.`, 'Leave it out, or put the text in quotes.')
      : null;
  }

  /** Whether a tag was written, and not found by the parser. */
  #hasTag({ range }: Node): boolean {
    const line =
      this.text
        .slice(0, range?.[0] ?? 0)
        .split('\n')
        .at(-1) ?? '';
    return /(^|\s)!\S*\s*$/.test(line) || this.text[range?.[0] ?? 0] === '!';
  }

  #describe({ code, pos: [at] }: YAMLError): Said {
    const line = this.text.slice(this.text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? '';
    switch (code) {
      case 'RESOURCE_EXHAUSTION':
        return NESTED;
      case 'TAB_AS_INDENT':
        return TABBED;
      case 'MULTIPLE_DOCS':
        return said('several_documents', 'A second document begins here.', 'A file holds one: remove “---”.');
      case 'BAD_ALIAS':
        return REPEATED;
      default:
        return describeLine(code, line);
    }
  }
}

function describeLine(code: string, line: string): Said {
  const formula = /^\s*(?:- )?\w+:\s*(\{.*)$/.exec(line)?.[1];
  if (formula) return bareFormula(formula);
  switch (code) {
    case 'BAD_INDENT':
      return said(
        'syntax',
        'The indentation does not fit the lines above.',
        'Align it with them, or close a bracket.',
      );
    case 'MISSING_CHAR':
      return said(
        'syntax',
        'A quote or bracket is not closed.',
        'Close it, or put the whole text in quotes.',
      );
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return said(
        'syntax',
        'The line has one colon too many, or lacks one.',
        'Put a text with a colon in quotes: text: "Name: first and last".',
      );
    case 'BAD_SCALAR_START':
      return said('syntax', 'A text cannot begin with this sign.', 'Put the text in quotes.');
    default:
      return said('syntax', 'This line cannot be read.', 'Put texts with special signs in quotes.');
  }
}

/** What is said of a formula that YAML takes for a map. */
export const bareFormula = (formula: string): Said =>
  said(
    'formula',
    'A formula that begins with a brace stands in quotes.',
    `Write it as '${formula.trim().replaceAll("'", "''")}'.`,
  );
