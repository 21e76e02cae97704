/** Shortest word that counts; shorter ones are in every password. */
const SHORTEST_WORD = 3;
/** What has to be left of a password without such a word. */
const LEAST_REST = 8;
/** The product's own name; installations add theirs. */
const PRODUCT = 'inlay';

/**
 * Whether a password is little more than a word that anybody would try first: the product, the installation, the
 * person's name or address (ASVS 6.1.2).
 * @param context names and addresses, as they were typed.
 */
export function isBuiltOnContext(password: string, context: readonly string[]): boolean {
  const text = plain(password);
  return wordsOf(context).some(
    (word) => text.includes(word) && Array.from(password).length - word.length < LEAST_REST,
  );
}

/** Each text as a whole, and its parts; of an address all but its last label, which half the world shares. */
const wordsOf = (context: readonly string[]): string[] =>
  [PRODUCT, ...context]
    .map((text) => text.replace(/(@.*)\.[^.]*$/, '$1'))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Letters and digits alone, in lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
