import { refuse, type Check } from './check.ts';
import { isPrivateHost } from './privateHost.ts';

/** The little of the WHATWG URL parser this file needs; browsers and Node both have it. */
interface ParsedUrl {
  protocol: string;
  hostname: string;
  username: string;
  password: string;
  href: string;
}
declare const URL: new (url: string) => ParsedUrl;

/** Longest address, in characters. */
export const MAX_URL_LENGTH = 2_000;

// `URL.parse` would do without the exception, but is too young for some browsers.
function parseUrl(text: string): ParsedUrl | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * An address people or redirects may be sent to (VALID-018…020, T13): http or https, a public host,
 * no user info. `allowedHosts` names internal hosts the installation permits (D-166).
 */
export function checkUrl(
  text: string,
  options: { allowedHosts?: readonly string[] } = {},
): Check<'invalid_url' | 'scheme_not_allowed' | 'private_host'> {
  const url = text.length > MAX_URL_LENGTH ? null : parseUrl(text.trim());
  if (!url) return refuse('invalid_url', 'Invalid URL format');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse('scheme_not_allowed', 'Only HTTP and HTTPS URLs are allowed');
  }
  if (url.username !== '' || url.password !== '') return refuse('invalid_url', 'Invalid URL format');
  if (isPrivateHost(url.hostname) && !options.allowedHosts?.includes(url.hostname)) {
    return refuse('private_host', 'Private and local URLs are not allowed');
  }
  return { ok: true, value: url.href };
}
