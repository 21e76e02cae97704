import type { Config } from '../../platform/config/config.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { isSameProof, passwordProof, type Locked } from '../../platform/limits/linkPassword.ts';

const COOKIE = 'inlay_results';

const cookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? `__Secure-${COOKIE}` : COOKIE;

/** Remembers for the browser's session that the password was given; the cookie is sent to this link's page alone. */
export function rememberPass(ctx: AppContext, config: Config, link: Locked): void {
  const secure = config.publicUrl.startsWith('https:');
  ctx.cookies.secure = secure;
  ctx.cookies.set(cookieName(config.publicUrl), passwordProof(config, 'results', link), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: ctx.path,
    overwrite: true,
  });
}

/** Tells whether the link's present password was given in this session of the browser. */
export const hasPass = (ctx: AppContext, config: Config, link: Locked): boolean =>
  isSameProof(ctx.cookies.get(cookieName(config.publicUrl)) ?? '', passwordProof(config, 'results', link));
