import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  formIdParamsSchema,
  unfinishedListResponseSchema,
  unfinishedQuerySchema,
  unfinishedRemovalsSchema,
} from '../../platform/contract/index.ts';
import { withManagedForm } from '../../forms/managedForm.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import type { Config } from '../../platform/config/config.ts';
import { listUnfinished } from './listUnfinished.ts';
import { removeUnfinished } from './removeUnfinished.ts';

const oneForm = {
  access: 'approved',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

/** Answers in progress of a form, for the people who read its submissions. */
export function unfinishedRouter(deps: {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  revisions: RevisionCache;
}): Router<AppState> {
  const { orm, revisions } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  router.get(
    '/unfinished',
    guard(
      { ...oneForm, query: unfinishedQuerySchema, response: unfinishedListResponseSchema },
      async ({ actor, params, query }) =>
        withManagedForm(
          orm,
          actor,
          params.formId,
          (em, form) => listUnfinished(em, revisions, { form, after: query.after }),
          'readSubmissions',
        ),
    ),
  );

  router.post(
    '/unfinished/removals',
    guard({ ...oneForm, body: unfinishedRemovalsSchema }, async ({ actor, params, body }) =>
      withManagedForm(
        orm,
        actor,
        params.formId,
        (em, form) => removeUnfinished(em, deps, { form, ids: body.ids }),
        'erase',
      ),
    ),
  );

  return router;
}
