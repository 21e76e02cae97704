/** The part of the WHATWG URL parser used here; browsers and Node both have it. */
export interface ParsedUrl {
  protocol: string;
  hostname: string;
  host: string;
  username: string;
  password: string;
  href: string;
}
declare const URL: new (url: string) => ParsedUrl;

/** Returns null for invalid addresses. `URL.parse` throws nothing but is missing in some browsers. */
export function parseUrl(text: string): ParsedUrl | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Control characters, which the parser drops, and backslashes, which it reads as slashes. */
const READ_DIFFERENTLY = /[\p{Cc}\\]/u;

/**
 * Returns whether other parsers may read the address differently: `https:\\host`, `https:/host`, a line break,
 * an empty user name (T13). Takes a trimmed address with its scheme.
 */
export const isAmbiguous = (text: string): boolean =>
  READ_DIFFERENTLY.test(text) || !/^[a-z]+:\/\/[^/@?#]+(?:[/?#]|$)/i.test(text);
