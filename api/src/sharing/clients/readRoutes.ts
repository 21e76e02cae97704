import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { clientReadRequestSchema, formIdParamsSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { markRead } from './unread.ts';

/** What a client has read of a form (CLNT-090). */
export function clientReadsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/client-forms' });

  router.post(
    '/:formId/submissions/read',
    guard(
      {
        access: 'client',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['client.not_shared'],
        body: clientReadRequestSchema,
      },
      async ({ client, params, body }) =>
        inTransaction(orm, (em) => markRead(em, { client, formId: params.formId, ids: body.ids })),
    ),
  );

  return router;
}
