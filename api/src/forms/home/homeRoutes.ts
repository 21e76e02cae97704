import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  formPicturesQuerySchema,
  formPicturesResponseSchema,
  formTrendsResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { listFormTrends } from './formTrends.ts';
import { listPictures } from './listPictures.ts';

const ownForms = { access: 'approved', scope: 'forms', keeps: 'forms', isCompressible: true } as const;

/** Routes of what Home shows of the actor's own forms (DASH-046). */
export function formsHomeRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.get(
    '/trends',
    guard({ ...ownForms, response: formTrendsResponseSchema }, async ({ actor }) =>
      inTransaction(orm, (em) => listFormTrends(em, actor)),
    ),
  );

  router.get(
    '/pictures',
    guard(
      { ...ownForms, query: formPicturesQuerySchema, response: formPicturesResponseSchema },
      async ({ actor, query }) => inTransaction(orm, (em) => listPictures(em, actor, query.formIds)),
    ),
  );

  return router;
}
