/** Fewest words of a sentence, where a script sets them apart. */
const FEWEST_WORDS = 4;
/** Fewest letters of one in scripts that do not. */
const FEWEST_LETTERS = 12;

/** Returns whether a text is a whole sentence that ends as such, rather than a label or a question. */
export function isStatement(text: string): boolean {
  if (!/[.!。！]["”»)]?$/u.test(text) || /\.{2,}$/.test(text)) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return text.length >= FEWEST_LETTERS;
  return text.split(/\s+/).length >= FEWEST_WORDS;
}
