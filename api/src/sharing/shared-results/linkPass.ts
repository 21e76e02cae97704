import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/appContext.ts';

/** A link that asks for a password. */
interface LockedLink {
  id: string;
  passwordHash: string;
}

const COOKIE = 'inlay_results';

const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Secure-${COOKIE}` : COOKIE;

/** Proves that the password was known; another password makes another proof. */
const passOf = ({ secret }: Config, { id, passwordHash }: LockedLink): string =>
  createHmac('sha256', secret).update(`results:${id}:${passwordHash}`).digest('base64url');

/** Remembers for the browser's session that the password was given; the cookie is sent to this link's page alone. */
export function rememberPass(ctx: AppContext, config: Config, link: LockedLink): void {
  const secure = config.publicUrl.startsWith('https:');
  ctx.cookies.secure = secure;
  ctx.cookies.set(cookieName(config.publicUrl), passOf(config, link), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: ctx.path,
    overwrite: true,
  });
}

/** Tells whether the link's present password was given in this session of the browser. */
export function hasPass(ctx: AppContext, config: Config, link: LockedLink): boolean {
  const given = Buffer.from(ctx.cookies.get(cookieName(config.publicUrl)) ?? '');
  const expected = Buffer.from(passOf(config, link));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
