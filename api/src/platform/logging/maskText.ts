/** Longer texts are cut: a log must not be a way to fill a disk. */
const MAX_TEXT_LENGTH = 2_000;

/** The placeholder for removed values. */
export const REMOVED = '[removed]';

/** Passwords in URLs (`postgres://user:password@host`). */
const ADDRESS_PASSWORD = /(\w:\/\/[^\s:/@]*:)[^\s@]+@/g;
/** Secrets in the query of a URL (`/reset-password?token=…`). */
const QUERY_SECRET = /([?&](?:token|code|key|secret|password)=)[^&\s#]+/gi;

/** Returns a text for the log: cut, without secrets in URLs. */
export function maskText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return short.replaceAll(ADDRESS_PASSWORD, `$1${REMOVED}@`).replaceAll(QUERY_SECRET, `$1${REMOVED}`);
}
