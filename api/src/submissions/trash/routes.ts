import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  formIdParamsSchema,
  nearingDeletionQuerySchema,
  nearingDeletionResponseSchema,
  trashedFormsResponseSchema,
  trashQuerySchema,
  trashResponseSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { recordFormWork } from '../../forms/recordFormWork.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { guard } from '../../platform/http/guard.ts';
import { findNearingDeletion, listTrash } from './listTrash.ts';
import { eraseForm, listTrashedForms } from './trashedForms.ts';

/** Routes of what is in the trash: submissions, forms, and what is deleted next (TRASH). */
export function trashRouter({
  config,
  orm,
  revisions,
}: {
  config: Config;
  orm: MikroORM;
  revisions: RevisionCache;
}): Router<AppState> {
  const router = new Router<AppState>();

  router.get(
    '/api/submissions/nearing-deletion',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found'],
        scope: 'submissions',
        query: nearingDeletionQuerySchema,
        response: nearingDeletionResponseSchema,
      },
      ({ actor, query }) =>
        inTransaction(orm, (em) => findNearingDeletion(em, { actor, formId: query.formId })),
    ),
  );

  router.get(
    '/api/trash',
    guard(
      { access: 'approved', scope: 'submissions', query: trashQuerySchema, response: trashResponseSchema },
      ({ actor, query }) => inTransaction(orm, (em) => listTrash(em, { actor, query, revisions })),
    ),
  );

  router.get(
    '/api/trash/forms',
    guard(
      { access: 'approved', scope: 'forms', keeps: 'forms', response: trashedFormsResponseSchema },
      ({ actor }) => inTransaction(orm, (em) => listTrashedForms(em, actor)),
    ),
  );

  router.delete(
    '/api/trash/forms/:formId',
    guard(
      {
        access: 'approved',
        problems: ['access.denied'],
        scope: 'forms',
        params: formIdParamsSchema,
        missing: 'form.not_found',
      },
      ({ ctx, actor, params }) =>
        inTransaction(orm, async (em) => {
          const form = await eraseForm(em, actor, params.formId);
          const data = { title: form.title };
          const work = { type: 'content_deleted', action: 'form_erased', form, data } as const;
          await recordFormWork(em, { ctx, actor, config }, work);
        }),
    ),
  );

  return router;
}
