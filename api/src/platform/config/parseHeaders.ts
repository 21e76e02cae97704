const NAME = /^[\w-]+$/;

/**
 * Parses a list of headers as OpenTelemetry writes it: `name=value` with commas between, values percent-encoded.
 * @returns null for another text.
 */
export function parseHeaders(list: string): Record<string, string> | null {
  try {
    const pairs = list.split(',').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const;
    });
    return pairs.every(([name]) => NAME.test(name)) ? Object.fromEntries(pairs) : null;
  } catch {
    return null;
  }
}
