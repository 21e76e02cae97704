import type { AppContext } from '../http/appContext.ts';
import { SESSION_LIFETIME_MS } from './sessions.ts';

/** On https the `__Host-` prefix binds the cookie to this very origin; browsers refuse it on http. */
const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-inlay_session' : 'inlay_session';

export function readSessionCookie(ctx: AppContext, publicUrl: string): string | undefined {
  return ctx.cookies.get(cookieName(publicUrl));
}

/** Sets the session's cookie (D-34), or removes it when there is no token. */
export function writeSessionCookie(ctx: AppContext, publicUrl: string, token: string | null): void {
  const secure = publicUrl.startsWith('https:');
  // Behind a proxy that ends TLS the socket is plain, though the browser's connection is not.
  ctx.cookies.secure = secure;
  ctx.cookies.set(cookieName(publicUrl), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    overwrite: true,
    ...(token !== null && { maxAge: SESSION_LIFETIME_MS }),
  });
}
