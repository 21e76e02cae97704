/** Longer texts are cut: a log must not be a way to fill a disk. */
const MAX_TEXT_LENGTH = 2_000;

/** Stands in logs for what they leave out. */
export const REMOVED = '[removed]';

/** Passwords of addresses (`postgres://user:password@host`). */
const ADDRESS_PASSWORD = /(\w:\/\/[^\s:/@]*:)[^\s@]+@/g;
/** Secrets in the query of an address (`/reset-password?token=…`). */
const QUERY_SECRET = /([?&](?:token|code|key|secret|password)=)[^&\s#]+/gi;

/** A text as it may stand in a log: cut, without the secrets that addresses carry. */
export function maskText(text: string): string {
  const short = text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
  return short.replaceAll(ADDRESS_PASSWORD, `$1${REMOVED}@`).replaceAll(QUERY_SECRET, `$1${REMOVED}`);
}
