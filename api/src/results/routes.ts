import { Router } from '@koa/router';
import { resultsQuerySchema } from '../platform/contract/index.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import type { AppState } from '../platform/http/appContext.ts';
import { guard } from '../platform/http/guard.ts';
import { visibilityFor } from '../submissions/visibility/visibilityFor.ts';
import type { ResultsDeps } from './loadResults.ts';
import { sendResults } from './sendResults.ts';

/** Routes of a form's results, for whoever may read its submissions. */
export function resultsRouter(deps: ResultsDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/results' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found', 'service.unavailable'],
        scope: 'submissions',
        keeps: 'answers',
        query: resultsQuerySchema,
        produces: ['application/x-ndjson'],
        status: 200,
      },
      async ({ ctx, actor, query: { compare, ...filter } }) => {
        const form = await inTransaction(deps.orm, (em) => getForm(em, formsVisibleTo(actor), filter.formId));
        const visibility = await visibilityFor(deps.orm.em, actor, form.id);
        await sendResults(ctx, deps, { reader: actor, form, filter, compare, visibility });
      },
    ),
  );

  return router;
}
