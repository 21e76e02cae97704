/** Shortest word that counts; shorter ones occur by chance. */
const SHORTEST_WORD = 3;
/** Fewest characters a password needs besides such a word. */
const LEAST_REST = 8;
/** The product's name; installations add their own. */
const PRODUCT = 'inlay';

/**
 * Returns whether a password is little more than a word an attacker tries first: the product, the installation, the
 * person's name or address (ASVS 6.1.2).
 * @param context names and addresses, as typed.
 */
export function isBuiltOnContext(password: string, context: readonly string[]): boolean {
  const text = plain(password);
  return wordsOf(context).some(
    (word) => text.includes(word) && Array.from(password).length - word.length < LEAST_REST,
  );
}

/** Returns each text and its parts, without the top-level domain of addresses. */
const wordsOf = (context: readonly string[]): string[] =>
  [PRODUCT, ...context]
    .map((text) => text.replace(/(@.*)\.[^.]*$/, '$1'))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Returns letters and digits alone, in lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
