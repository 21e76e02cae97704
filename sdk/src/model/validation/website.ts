import { refuse, type Check } from './check.ts';
import { withoutUnseen } from '../answers/withoutUnseen.ts';
import { MAX_WEBSITE_LENGTH } from '../definition/limits.ts';
import { isAmbiguous, parseUrl } from './parseUrl.ts';

const WILDCARD = '*.';
/** A wildcard has to leave a domain that somebody can own (T9). */
const MIN_LABELS_BEHIND_STAR = 2;

/**
 * Checks and normalises a website that may show a form (T9): an origin, `https://example.com`, or all
 * names below one, `https://*.example.com`. Takes any page of the website; the default scheme is https.
 */
export function checkWebsite(text: string): Check<'invalid_website'> {
  const wrong = refuse(
    'invalid_website' as const,
    /*i18n*/ 'Please enter the address of a website, like https://example.com',
  );
  const trimmed = withoutUnseen(text).trim();
  if (trimmed === '' || trimmed.length > MAX_WEBSITE_LENGTH) return wrong;
  const [, scheme = 'https', rest = ''] = /^(?:(https?):\/\/)?([^\s'",;]+)$/i.exec(trimmed) ?? [];
  const hasStar = rest.startsWith(WILDCARD);
  const address = `${scheme}://${hasStar ? rest.slice(WILDCARD.length) : rest}`;
  // Text before a colon without a port is a scheme: `https:/example.com`, `ftp://example.com`.
  const isOther = rest.includes('://') || /^[^/?#[]*:(?!\d)/.test(rest);
  const parsed = isOther || isAmbiguous(address) ? null : parseUrl(address);
  if (!parsed || parsed.host.includes('*') || parsed.hostname === '') return wrong;
  if (hasStar && !mayFollowStar(parsed.hostname)) return wrong;
  return { ok: true, value: `${parsed.protocol}//${hasStar ? WILDCARD : ''}${parsed.host}` };
}

/** Returns whether an Origin header names one of the websites; `null` and invalid values never do. */
export function isAllowedWebsite(origin: string, websites: readonly string[]): boolean {
  const parsed = /^https?:\/\//.test(origin) ? parseUrl(origin) : null;
  if (!parsed) return false;
  const { protocol, host } = parsed;
  return websites.some((website) => {
    const star = `${protocol}//${WILDCARD}`;
    if (website.startsWith(star)) return host.endsWith(`.${website.slice(star.length)}`);
    return website === `${protocol}//${host}`;
  });
}

const mayFollowStar = (hostname: string): boolean =>
  hostname.split('.').filter(Boolean).length >= MIN_LABELS_BEHIND_STAR && !/^[\d.]+$|^\[/.test(hostname);
