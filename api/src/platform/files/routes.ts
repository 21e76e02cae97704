import { Router } from '@koa/router';
import type { AppState } from '../http/appContext.ts';
import type { FileStore } from './fileStore.ts';
import { ProblemError } from '../http/problemError.ts';
import { isLogoName, LOGO_PATH, LOGO_TYPE, logoKey } from './logoName.ts';
import { isPictureFile, PICTURE_PATH, pictureKey } from './pictureName.ts';

/**
 * Headers of files: cached for ever, because a name never gets other content; sandboxed when opened by themselves;
 * shown by any website (T19).
 */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Serves uploaded files to everyone: their names cannot be guessed. */
export function filesRouter({ files }: { files: FileStore }): Router<AppState> {
  const router = new Router<AppState>();

  const serve = (path: string, keyOf: (name: string) => string | null): void => {
    router.get(`${path}:name`, async (ctx) => {
      const key = keyOf(ctx.params['name'] ?? '');
      const bytes = key && (await files.read(key));
      if (!bytes) throw new ProblemError('route.not_found');
      ctx.set(HEADERS);
      ctx.type = LOGO_TYPE;
      ctx.body = bytes;
    });
  };
  serve(LOGO_PATH, (name) => (isLogoName(name) ? logoKey(name) : null));
  serve(PICTURE_PATH, (file) => (isPictureFile(file) ? pictureKey(file) : null));

  // Neither a listing nor a page of the dashboard.
  router.get('/files/{*path}', () => {
    throw new ProblemError('route.not_found');
  });

  return router;
}
