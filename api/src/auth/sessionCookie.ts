import type { AppContext } from '../http/appContext.ts';
import { SESSION_LIFETIME_MS } from './sessions.ts';
import type { SessionKind } from './userSession.entity.ts';

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** On https the `__Host-` prefix binds a cookie to this very origin; browsers refuse it on http. */
export const prefixedCookie = (publicUrl: string, name: string): string =>
  isHttps(publicUrl) ? `__Host-${name}` : name;

/** What every cookie of ours has in common: no script reads it, no website sends it (D-34). */
export const cookieOptions = (publicUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isHttps(publicUrl), path: '/', overwrite: true }) as const;

/** What the browser sent as its session, not yet looked up; undefined without one. */
export function readSessionCookie(ctx: AppContext, publicUrl: string): string | undefined {
  return ctx.cookies.get(prefixedCookie(publicUrl, 'inlay_session'));
}

/** Sets the session's cookie, or removes it when there is no token. */
export function writeSessionCookie(
  ctx: AppContext,
  publicUrl: string,
  session: { token: string; kind: SessionKind } | null,
): void {
  // Behind a proxy that ends TLS the socket is plain, though the browser's connection is not.
  ctx.cookies.secure = isHttps(publicUrl);
  ctx.cookies.set(prefixedCookie(publicUrl, 'inlay_session'), session?.token ?? null, {
    ...cookieOptions(publicUrl),
    ...(session && { maxAge: SESSION_LIFETIME_MS[session.kind] }),
  });
}
