interface Pair {
  name: string;
  value: string;
}

/** Parses lines of `Name: value`; null where one is none. */
export function parsePairs(text: string): Pair[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return { name: line.slice(0, Math.max(at, 0)).trim(), value: line.slice(at + 1).trim() };
  });
  return pairs.every(({ name }) => name !== '') ? pairs : null;
}

/** Prints pairs as lines, one each. */
export const printPairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ name, value }) => `${name}: ${value}`).join('\n');
