import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { publicSettingsResponseSchema } from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { loadPublicSettings } from '../settings/loadPublicSettings.ts';

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
