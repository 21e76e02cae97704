import type { AppContext, Next } from '../http/appContext.ts';
import { ProblemError } from '../http/problemError.ts';
import { FILE_PATH } from './fileLink.ts';

/**
 * Serves visitors' files at the origin for files alone, and nothing else there: no page, no sign-in, no cookie shares
 * an origin with what strangers have sent (T43).
 * @param filesOrigin null = the platform's own, where files are sandboxed.
 */
export function keepFilesApart(filesOrigin: string | null) {
  const host = filesOrigin && new URL(filesOrigin).host;
  return (ctx: AppContext, next: Next): Promise<unknown> => {
    // Routers ignore case.
    const isFile = ctx.path.toLowerCase().startsWith(FILE_PATH);
    if (host && isFile !== (ctx.get('Host').toLowerCase() === host))
      throw new ProblemError('route.not_found');
    return next();
  };
}
