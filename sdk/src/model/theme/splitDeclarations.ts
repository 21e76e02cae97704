import { tokenize, tokenNames } from 'css-tree/tokenizer';

/** What stands between two semicolons. */
export interface CssPart {
  /** Without the white space around it. */
  text: string;
  /** Where it begins, from 1. */
  line: number;
  /** Made of tokens that a plain declaration has, with its brackets closed and not nested deeply. */
  isPlain: boolean;
}

/** Deepest nesting of brackets in a value; the parser goes down a call for each. */
const MAX_DEPTH = 8;

/** No address, comment, block, at-rule, and nothing that was left open. */
const PLAIN_TOKENS = new Set(
  'ident function hash string number percentage dimension whitespace delim colon comma ( )'
    .split(' ')
    .map((name) => `${name}-token`),
);

/**
 * Takes CSS apart at its semicolons, token by token. css-tree's own parser of declaration lists is not
 * used, for it never comes back from some lists with unbalanced brackets, like `;)"g(` (T31).
 */
export function splitDeclarations(source: string): CssPart[] {
  const parts: CssPart[] = [];
  // At a new line, a string that was left open ends as a bad one instead of being closed for its author.
  const text = `${source}\n;`;
  let from = 0;
  let depth = 0;
  let isPlain = true;
  tokenize(text, (type, start, end) => {
    const name = tokenNames[type] ?? '';
    if (name === 'semicolon-token') {
      addPart(parts, text.slice(0, start), from, isPlain && depth === 0);
      from = end;
      depth = 0;
      isPlain = true;
      return;
    }
    // An open comment or address has swallowed the semicolon of the end.
    if (end === text.length) addPart(parts, text, from, false);
    if (name === 'function-token' || name === '(-token') depth += 1;
    if (name === ')-token') depth -= 1;
    if (!PLAIN_TOKENS.has(name) || depth < 0 || depth > MAX_DEPTH) isPlain = false;
  });
  return parts;
}

function addPart(parts: CssPart[], before: string, from: number, isPlain: boolean): void {
  const piece = before.slice(from);
  const text = piece.trim();
  if (text === '') return;
  const start = from + piece.length - piece.trimStart().length;
  parts.push({ text, line: before.slice(0, start).split('\n').length, isPlain });
}
