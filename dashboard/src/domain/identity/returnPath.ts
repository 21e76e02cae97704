/** Screen after sign-in without a requested page. */
export const HOME = '/dashboard';

/** A path of this platform to come back to after signing in; anything else leads home (D-178). */
export function safeReturnPath(path: string | null): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return HOME;
  const url = new URL(path, 'http://platform.invalid');
  const isOwn = url.host === 'platform.invalid' && url.pathname !== '/auth' && url.pathname !== '/';
  return isOwn ? url.pathname + url.search + url.hash : HOME;
}

/** The sign-in address that leads back to a path. */
export const signInPath = (from: string): string =>
  from === HOME || from === '/' ? '/auth' : `/auth?from=${encodeURIComponent(from)}`;

/** State of the way to sign-in of a person whose session was ended elsewhere, or by time. */
export const SESSION_ENDED = 'session-ended';
