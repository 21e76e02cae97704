import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { clientSettingsRequestSchema } from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { changeClientSettings } from './clientSettings.ts';

/** What a client chooses for their own account (CLNT-096). */
export function clientSettingsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/client-settings' });

  router.patch(
    '/',
    guard({ access: 'client', body: clientSettingsRequestSchema }, ({ client, body }) =>
      inTransaction(orm, (em) => changeClientSettings(em, client, body)),
    ),
  );

  return router;
}
