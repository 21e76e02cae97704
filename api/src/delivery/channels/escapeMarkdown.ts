/** Signs of ASCII that are neither letters, digits nor space: those that Markdown lets a backslash stand before. */
const SIGNS = /[!-/:-@[-`{-~]/;

/** Writes a character as Markdown shows it and never reads it: no mention, link, emphasis, list, emoji or code. */
export const escapeMarkdown = (character: string): string =>
  SIGNS.test(character) ? `\\${character}` : character;
