import { Router } from '@koa/router';
import {
  submissionIdParamsSchema,
  submissionListQuerySchema,
  submissionListResponseSchema,
  submissionResponseSchema,
} from '../contract/index.ts';
import { actAs } from '../db/actAs.ts';
import type { AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { guard } from '../http/guard.ts';
import { getSubmission } from './getSubmission.ts';
import { listSubmissions } from './listSubmissions.ts';

/** What visitors sent, for the people who may read it. */
export function submissionsRouter({ orm }: AppDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  router.get(
    '/',
    guard(
      { access: 'approved', query: submissionListQuerySchema, response: submissionListResponseSchema },
      async ({ actor, query }) => actAs(orm, actor, (em) => listSubmissions(em, { actor, query })),
    ),
  );

  router.get(
    '/:submissionId',
    guard(
      {
        access: 'approved',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        response: submissionResponseSchema,
      },
      async ({ actor, params }) =>
        actAs(orm, actor, (em) => getSubmission(em, { actor, submissionId: params.submissionId })),
    ),
  );

  return router;
}
