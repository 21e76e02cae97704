import { refuse, type Check } from './check.ts';
import { withoutUnseen } from '../answers/withoutUnseen.ts';
import { isAmbiguous, parseUrl } from './parseUrl.ts';
import { isPrivateHost } from './privateHost.ts';

/** Longest address, in characters. */
export const MAX_URL_LENGTH = 2_000;

/**
 * Checks an address for links and redirects (VALID-018…020, T13): http or https, a public host, no user
 * info, nothing that two parsers read differently. `allowedHosts` names permitted internal hosts (D-166).
 */
export function checkUrl(
  text: string,
  options: { allowedHosts?: readonly string[] } = {},
): Check<'invalid_url' | 'scheme_not_allowed' | 'private_host'> {
  const trimmed = withoutUnseen(text).trim();
  const url = text.length > MAX_URL_LENGTH ? null : parseUrl(trimmed);
  if (!url) return refuse('invalid_url', /*i18n*/ 'Invalid URL format');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse('scheme_not_allowed', /*i18n*/ 'Only HTTP and HTTPS URLs are allowed');
  }
  if (isAmbiguous(trimmed) || url.username !== '' || url.password !== '')
    return refuse('invalid_url', /*i18n*/ 'Invalid URL format');
  if (isPrivateHost(url.hostname) && !options.allowedHosts?.includes(url.hostname)) {
    return refuse('private_host', /*i18n*/ 'Private and local URLs are not allowed');
  }
  return { ok: true, value: url.href };
}
