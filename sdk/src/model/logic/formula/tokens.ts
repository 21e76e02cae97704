/** One piece of a formula, with its place in the text. */
export interface Token {
  kind: 'number' | 'text' | 'name' | 'word' | 'sign' | 'end';
  /** The token as written; of texts and names, their content. */
  text: string;
  offset: number;
}

/** Position at which a formula cannot be read. */
export interface TokenFault {
  code: 'unclosed_text' | 'unclosed_name' | 'unexpected';
  offset: number;
  found: string;
}

const PATTERNS: readonly [Token['kind'], RegExp][] = [
  ['number', /\d+(?:\.\d+)?/y],
  ['text', /"(?:[^"]|"")*"/y],
  ['name', /\{(?:[^\\{}]|\\[\\}])*\}/y],
  ['word', /\p{L}+/uy],
  ['sign', /<=|>=|!=|<>|[-+*/%=<>()[\],:]/y],
];

/** Undoes the quoting of texts and names. */
function meaningOf(kind: Token['kind'], text: string): string {
  if (kind === 'text') return text.slice(1, -1).replaceAll('""', '"');
  if (kind === 'name') return text.slice(1, -1).replace(/\\([\\}])/g, '$1');
  return text;
}

/** Splits a formula into its pieces; the last is always `end`. */
export function tokenise(formula: string): Token[] | TokenFault {
  const tokens: Token[] = [];
  let offset = /^\s*/.exec(formula)![0].length;
  while (offset < formula.length) {
    const token = readToken(formula, offset);
    if ('code' in token) return token;
    tokens.push(token.token);
    offset = token.next;
  }
  return [...tokens, { kind: 'end', text: '', offset: formula.length }];
}

function readToken(formula: string, offset: number): { token: Token; next: number } | TokenFault {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = offset;
    const text = pattern.exec(formula)?.[0];
    if (text === undefined) continue;
    const end = offset + text.length;
    return {
      token: { kind, text: meaningOf(kind, text), offset },
      next: end + /^\s*/.exec(formula.slice(end))![0].length,
    };
  }
  const [found = ''] = formula.slice(offset);
  return {
    code: found === '"' ? 'unclosed_text' : found === '{' ? 'unclosed_name' : 'unexpected',
    offset,
    found,
  };
}
