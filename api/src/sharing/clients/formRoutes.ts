import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  clientFileParamsSchema,
  clientFormListQuerySchema,
  clientFormListSchema,
  clientNewestSchema,
  clientResultsQuerySchema,
  fileQuerySchema,
  formIdParamsSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { guard } from '../../platform/http/guard.ts';
import { asReader } from '../../platform/identity/clientActor.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { timeZoneOf } from '../../submissions/list/submissionFilter.ts';
import { linkTo } from '../../submissions/uploads/fileLinks.ts';
import { answerWithFileNotice } from '../../submissions/uploads/fileNotice.ts';
import { leadToFile } from '../../submissions/uploads/submissionFileRoutes.ts';
import { getClientFile } from './clientFile.ts';
import { listClientForms } from './listClientForms.ts';
import { listNewest } from './listNewest.ts';
import { sendClientResults } from './sendClientResults.ts';

const oneForm = { access: 'client', params: formIdParamsSchema, missing: 'form.not_found' } as const;

interface ClientFormsDeps {
  config: Config;
  files: FileStore;
  orm: MikroORM;
  pool: Pool;
  reads: Pool;
  revisions: RevisionCache;
}

/** Routes of the forms assigned to a client, with their results and files (D-141). */
export function clientFormsRouter(deps: ClientFormsDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/client-forms' });

  router.get(
    '/',
    guard(
      { access: 'client', query: clientFormListQuerySchema, response: clientFormListSchema },
      async ({ client, query }) =>
        inTransaction(orm, (em) => listClientForms(em, client, timeZoneOf(asReader(client), query))),
    ),
  );

  router.get(
    '/newest',
    guard({ access: 'client', response: clientNewestSchema, isCompressible: true }, ({ client }) =>
      listNewest(deps, client),
    ),
  );

  router.get(
    '/:formId/results',
    guard(
      {
        ...oneForm,
        problems: ['client.not_shared', 'service.unavailable'],
        query: clientResultsQuerySchema,
        produces: ['application/x-ndjson'],
        status: 200,
      },
      ({ ctx, client, params, query }) =>
        sendClientResults(ctx, deps, { client, formId: params.formId, query }),
    ),
  );

  router.get(
    '/:formId/files/:fileId',
    answerWithFileNotice,
    guard(
      {
        access: 'client',
        missing: 'form.not_found',
        params: clientFileParamsSchema,
        query: fileQuerySchema,
        problems: [
          'client.not_shared',
          'file.not_found',
          'file.checking',
          'file.quarantined',
          'file.refused',
        ],
        status: 303,
        writes: true,
      },
      async ({ ctx, client, params, query }) => {
        const source = requestSource(ctx, config);
        const row = await inTransaction(orm, (em) => getClientFile(em, deps, { client, ...params, source }));
        leadToFile(ctx, await linkTo(deps, row, query.use));
      },
    ),
  );

  return router;
}
