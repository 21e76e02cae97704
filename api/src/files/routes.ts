import { Router } from '@koa/router';
import type { AppState } from '../http/appContext.ts';
import type { FileStore } from './fileStore.ts';
import { ProblemError } from '../http/problemError.ts';
import { isLogoName, LOGO_PATH, LOGO_TYPE, logoKey } from './logoName.ts';

/**
 * What files are sent with: their names never stand for anything else, so they are kept for ever; opened by
 * themselves they can do nothing; websites may show them (T19).
 */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Uploaded files, for everybody: the names are known to nobody who was not shown them. */
export function filesRouter({ files }: { files: FileStore }): Router<AppState> {
  const router = new Router<AppState>();

  router.get(`${LOGO_PATH}:name`, async (ctx) => {
    const name = ctx.params['name'] ?? '';
    const bytes = isLogoName(name) ? await files.read(logoKey(name)) : null;
    if (!bytes) throw new ProblemError('route.not_found');
    ctx.set(HEADERS);
    ctx.type = LOGO_TYPE;
    ctx.body = bytes;
  });

  // No listing, and no page of the dashboard either.
  router.get('/files/{*path}', () => {
    throw new ProblemError('route.not_found');
  });

  return router;
}
