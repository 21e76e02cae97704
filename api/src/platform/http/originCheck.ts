import type { AppContext, Next } from './appContext.ts';
import { ProblemError } from './problemError.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests from other websites' pages (T10, D-171). Browsers name the page by Fetch Metadata,
 * older ones by Origin. Callers that send neither are no browsers and carry no cookie that a website could abuse.
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

/** Public submission uses no cookie and may be called from anywhere. */
const isPublicPath = (path: string): boolean => path.startsWith('/api/public/') || path.startsWith('/embed/');
