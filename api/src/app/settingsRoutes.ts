import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { publicSettingsResponseSchema } from '../platform/contract/index.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { AppState } from '../platform/http/appContext.ts';
import { guard } from '../platform/http/guard.ts';
import { loadPublicSettings } from '../platform/settings/loadPublicSettings.ts';

/** Routes of the platform's settings that every signed-in person may read. */
export function settingsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/settings' });

  router.get(
    '/',
    guard({ access: 'signedIn', response: publicSettingsResponseSchema }, () =>
      inTransaction(orm, loadPublicSettings),
    ),
  );

  return router;
}
