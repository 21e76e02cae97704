import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { submissionIdParamsSchema, submissionVersionsResponseSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { listVersions } from './listVersions.ts';

/** The route of what was edited after it was sent (SUBM-119). */
export function submissionVersionsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions/:submissionId/versions' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'answers',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        response: submissionVersionsResponseSchema,
      },
      ({ actor, params: { submissionId } }) =>
        inTransaction(orm, async (em) => ({ versions: await listVersions(em, actor, submissionId) })),
    ),
  );

  return router;
}
