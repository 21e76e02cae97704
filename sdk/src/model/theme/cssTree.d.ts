/** Parts of css-tree that its types leave out: all of it would bring the grammar of every property along. */
declare module 'css-tree/parser' {
  const parse: typeof import('css-tree').parse;
  // This is how css-tree exports it.
  // oxlint-disable-next-line import/no-default-export
  export default parse;
}

declare module 'css-tree/tokenizer' {
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
  /** Names of token types, by their numbers: `ident-token`, `comment-token`. */
  export const tokenNames: readonly string[];
}
