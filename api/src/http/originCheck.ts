import type { AppContext, Next } from './appContext.ts';
import { ProblemError } from './problemError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * State-changing calls with a cookie come from the platform's own pages only (T10, D-171). Browsers
 * say where a request comes from by Fetch Metadata, older ones by Origin; callers that send neither
 * are no browsers, and carry no cookie that a website could abuse.
 */
export function originCheck(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin;
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    if (SAFE_METHODS.has(ctx.method) || isPublicPath(ctx.path)) return next();
    const site = ctx.get('Sec-Fetch-Site');
    const origin = ctx.get('Origin');
    const isForeign =
      site !== '' ? site !== 'same-origin' && site !== 'none' : origin !== '' && origin !== ownOrigin;
    if (isForeign) throw new ProblemError('request.cross_origin');
    return next();
  };
}

/** Public submission uses no cookie and is meant to be called from anywhere. */
const isPublicPath = (path: string): boolean => path.startsWith('/api/public/') || path.startsWith('/embed/');
