/** The little of the WHATWG URL parser these checks need; browsers and Node both have it. */
export interface ParsedUrl {
  protocol: string;
  hostname: string;
  host: string;
  username: string;
  password: string;
  href: string;
}
declare const URL: new (url: string) => ParsedUrl;

/** Null for what is no address. `URL.parse` would do without the exception, but is too young for some browsers. */
export function parseUrl(text: string): ParsedUrl | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Control characters, which the parser leaves out, and backslashes, which it takes for slashes. */
const READ_DIFFERENTLY = /[\p{Cc}\\]/u;

/**
 * True for an address that other parsers may read as another one: `https:\\host`, `https:/host`, a line
 * break in it, an empty name before the host (T13). Takes a trimmed address with its scheme.
 */
export const isAmbiguous = (text: string): boolean =>
  READ_DIFFERENTLY.test(text) || !/^[a-z]+:\/\/[^/@?#]+(?:[/?#]|$)/i.test(text);
