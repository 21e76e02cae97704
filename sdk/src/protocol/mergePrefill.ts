type Pair = [name: string, value: string];

/**
 * Merges prefill values of the page's author with those of the page's address, both written as a query. The
 * author's take precedence.
 */
export function mergePrefill(written: string, address: string): Pair[] {
  const given = [...new URLSearchParams(written)];
  const names = new Set(given.map(([name]) => name));
  return [...given, ...[...new URLSearchParams(address)].filter(([name]) => !names.has(name))];
}
