import { refuse, type Check } from './check.ts';
import { MAX_WEBSITE_LENGTH } from '../limits.ts';

/** The little of the WHATWG URL parser this file needs; browsers and Node both have it. */
declare const URL: new (url: string) => {
  protocol: string;
  hostname: string;
  host: string;
  username: string;
};

const WILDCARD = '*.';
/** A star that stands for whole labels must leave a name behind it that somebody can own (T9). */
const MIN_LABELS_BEHIND_STAR = 2;

/**
 * A website that may show a form, in its one spelling (T9): an origin, `https://example.com`, or all
 * names below one, `https://*.example.com`. A page's address stands for its website; without a scheme
 * https is meant.
 */
export function checkWebsite(text: string): Check<'invalid_website'> {
  const wrong = refuse(
    'invalid_website' as const,
    'Please enter the address of a website, like https://example.com',
  );
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_WEBSITE_LENGTH) return wrong;
  const [, scheme = 'https', rest = ''] = /^(?:(https?):\/\/)?([^\s'",;]+)$/i.exec(trimmed) ?? [];
  if (rest.includes('://')) return wrong;
  const hasStar = rest.startsWith(WILDCARD);
  const parsed = parse(`${scheme}://${hasStar ? rest.slice(WILDCARD.length) : rest}`);
  if (!parsed || parsed.username !== '' || parsed.host.includes('*') || parsed.hostname === '') return wrong;
  if (hasStar && !mayFollowStar(parsed.hostname)) return wrong;
  return { ok: true, value: `${parsed.protocol}//${hasStar ? WILDCARD : ''}${parsed.host}` };
}

/** True if an origin, as a browser sends it, is one of the websites. `null` and nonsense never are. */
export function isAllowedWebsite(origin: string, websites: readonly string[]): boolean {
  const parsed = /^https?:\/\//.test(origin) ? parse(origin) : null;
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

function parse(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
