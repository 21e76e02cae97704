/** One piece of a formula, with its place in the text. */
export interface Token {
  kind: 'number' | 'text' | 'name' | 'word' | 'sign' | 'end';
  /** The token as written; of texts and names, their content. */
  text: string;
  at: number;
}

/** Position at which a formula cannot be read. */
export interface TokenFault {
  code: 'unclosed_text' | 'unclosed_name' | 'unexpected';
  at: number;
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
  let at = /^\s*/.exec(formula)![0].length;
  while (at < formula.length) {
    const token = readToken(formula, at);
    if ('code' in token) return token;
    tokens.push(token.token);
    at = token.next;
  }
  return [...tokens, { kind: 'end', text: '', at: formula.length }];
}

function readToken(formula: string, at: number): { token: Token; next: number } | TokenFault {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(formula)?.[0];
    if (text === undefined) continue;
    const end = at + text.length;
    return {
      token: { kind, text: meaningOf(kind, text), at },
      next: end + /^\s*/.exec(formula.slice(end))![0].length,
    };
  }
  const [found = ''] = formula.slice(at);
  return {
    code: found === '"' ? 'unclosed_text' : found === '{' ? 'unclosed_name' : 'unexpected',
    at,
    found,
  };
}
