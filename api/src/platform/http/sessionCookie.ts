import type { AppContext } from './appContext.ts';
import { SESSION_LIFETIME_MS } from '../identity/sessions.ts';
import type { SessionKind } from '../entities/userSession.entity.ts';

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** On https the `__Host-` prefix binds a cookie to this origin; browsers refuse the prefix on http. */
export const prefixedCookie = (publicUrl: string, name: string): string =>
  isHttps(publicUrl) ? `__Host-${name}` : name;

/** Sets an HttpOnly, SameSite cookie (D-34), or removes it when there is no value. */
export function setCookie(
  ctx: AppContext,
  publicUrl: string,
  cookie: { name: string; value: string | null; maxAge?: number },
): void {
  const { name, value, maxAge } = cookie;
  const secure = isHttps(publicUrl);
  // Behind a proxy that terminates TLS the socket is plain, though the browser's connection is not.
  ctx.cookies.secure = secure;
  ctx.cookies.set(prefixedCookie(publicUrl, name), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    overwrite: true,
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** The session token that the browser sent, not yet looked up; undefined without one. */
export function findSessionCookie(ctx: AppContext, publicUrl: string): string | undefined {
  return ctx.cookies.get(prefixedCookie(publicUrl, 'inlay_session'));
}

/** Sets the session's cookie, or removes it when there is no token. */
export function writeSessionCookie(
  ctx: AppContext,
  publicUrl: string,
  session: { token: string; kind: SessionKind } | null,
): void {
  setCookie(ctx, publicUrl, {
    name: 'inlay_session',
    value: session?.token ?? null,
    ...(session && { maxAge: SESSION_LIFETIME_MS[session.kind] }),
  });
}
