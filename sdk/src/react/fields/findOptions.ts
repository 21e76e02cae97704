/** Returns a text as it is searched: without case and accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Lists the options in which every word of a query begins a word, those that begin with the query first; then those
 * that only contain it. The empty option of a list is none.
 */
export function findOptions<Option extends { value: string; text: string }>(
  options: readonly Option[],
  query: string,
): Option[] {
  const wanted = fold(query).trim();
  const rankOf = (option: Option): number => {
    const text = fold(option.text);
    const words = ` ${text}`;
    if (text.startsWith(wanted)) return 0;
    if (wanted.split(/\s+/).every((word) => words.includes(` ${word}`))) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  return options
    .filter(({ value }) => value)
    .map((option) => ({ option, rank: rankOf(option) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
