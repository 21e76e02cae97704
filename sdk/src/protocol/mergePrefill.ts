type Pair = [name: string, value: string];

/**
 * Merges the values that a page's author wrote for a form, as a query, with those of the page's address. The
 * author's win.
 */
export function mergePrefill(written: string, address: string): Pair[] {
  const given = [...new URLSearchParams(written)];
  const names = new Set(given.map(([name]) => name));
  return [...given, ...[...new URLSearchParams(address)].filter(([name]) => !names.has(name))];
}
