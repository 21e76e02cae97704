import { tokenize, tokenNames } from 'css-tree/tokenizer';

/** The text between two semicolons. */
export interface CssPart {
  /** Trimmed. */
  text: string;
  /** Start line, from 1. */
  line: number;
  /** True if it has only tokens of plain declarations, with balanced, shallow brackets. */
  isPlain: boolean;
}

/** Deepest nesting of brackets in a value; the parser recurses for each. */
const MAX_DEPTH = 8;

/** Accepted tokens: no addresses, comments, blocks, at-rules, or anything left open. */
const PLAIN_TOKENS = new Set(
  'ident function hash string number percentage dimension whitespace delim colon comma ( )'
    .split(' ')
    .map((name) => `${name}-token`),
);

/**
 * Splits CSS at its semicolons, token by token. css-tree's parser of declaration lists is not used:
 * it never returns from some lists with unbalanced brackets, such as `;)"g(` (T31).
 */
export function splitDeclarations(source: string): CssPart[] {
  const parts: CssPart[] = [];
  // A newline makes an open string a bad one, instead of closing it silently.
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
    // An open comment or address swallows the final semicolon.
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
