/** Texts (also escaped and dollar-quoted) and comments; then numbers that are no part of a name or a parameter. */
const TEXTS = /[eE]?'(?:[^'\\]|''|\\.)*'|(\$\w*\$).*?\1|--[^\n]*|\/\*.*?\*\//gs;
const NUMBERS = /(?<![\w$.])\d+(?:\.\d+)?\b/g;
const SPACE = /\s+/g;

/** Returns a statement in one line without its literal values, which may be visitors' answers (T37). */
export const withoutValues = (statement: string): string =>
  statement.replace(TEXTS, '?').replace(NUMBERS, '?').replace(SPACE, ' ').trim();
