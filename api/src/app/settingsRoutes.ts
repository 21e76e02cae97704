import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config.ts';
import { publicSettingsResponseSchema } from '../platform/contract/index.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { AppState } from '../platform/http/appContext.ts';
import { guard } from '../platform/http/guard.ts';
import { loadPublicSettings } from '../platform/settings/loadPublicSettings.ts';

/** Routes of the platform's settings that every signed-in person may read. */
export function settingsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/settings' });

  router.get(
    '/',
    guard({ access: 'signedIn', response: publicSettingsResponseSchema }, () =>
      inTransaction(orm, (em) => loadPublicSettings(em, config)),
    ),
  );

  return router;
}
