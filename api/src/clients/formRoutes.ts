import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  clientExportQuerySchema,
  clientFileParamsSchema,
  clientFilterSchema,
  clientFormListSchema,
  clientResultsQuerySchema,
  clientSubmissionListSchema,
  clientSubmissionQuerySchema,
  fileQuerySchema,
  formIdParamsSchema,
  submissionCountResponseSchema,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { fileNameOf } from '../exports/createExport.ts';
import { EXPORT_TYPES, STREAM_TYPES } from '../exports/exportFile.ts';
import { streamExport } from '../exports/streamExport.ts';
import type { AppState } from '../http/appContext.ts';
import type { Config } from '../config/config.ts';
import type { RevisionCache } from '../forms/revisions/revisionCache.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { beginClientExport, countClientSubmissions, listClientSubmissions } from './clientSubmissions.ts';
import type { FileStore } from '../files/fileStore.ts';
import { linkTo } from '../uploads/fileLinks.ts';
import { leadToFile } from '../uploads/submissionFileRoutes.ts';
import { getClientFile } from './clientFile.ts';
import { listClientForms } from './listClientForms.ts';
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

/** The forms assigned to a client, and of their submissions what the assignment shows (D-141, D-142). */
export function clientFormsRouter(deps: ClientFormsDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/client-forms' });

  router.get(
    '/',
    guard({ access: 'client', response: clientFormListSchema }, async ({ client }) =>
      inTransaction(orm, (em) => listClientForms(em, client)),
    ),
  );

  router.get(
    '/:formId/submissions',
    guard(
      {
        ...oneForm,
        problems: ['client.not_shared'],
        query: clientSubmissionQuerySchema,
        response: clientSubmissionListSchema,
      },
      async ({ client, params, query }) =>
        listClientSubmissions(deps, { client, formId: params.formId, query }),
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
    '/:formId/submissions/count',
    guard(
      {
        ...oneForm,
        problems: ['client.not_shared'],
        query: clientFilterSchema,
        response: submissionCountResponseSchema,
      },
      async ({ client, params, query }) =>
        inTransaction(orm, async (em) => ({
          total: await countClientSubmissions(em, deps.revisions, {
            client,
            formId: params.formId,
            filter: query,
          }),
        })),
    ),
  );

  router.get(
    '/:formId/submissions/export',
    guard(
      {
        ...oneForm,
        problems: ['client.not_shared', 'client.no_export', 'export.empty', 'export.too_many'],
        query: clientExportQuerySchema,
        produces: STREAM_TYPES,
        status: 200,
      },
      async ({ ctx, client, params, query }) => {
        const source = requestSource(ctx, config);
        const { formId } = params;
        const scope = await inTransaction(orm, (em) =>
          beginClientExport(em, deps.revisions, { client, formId, query, source }),
        );
        ctx.set({
          'Content-Type': EXPORT_TYPES[query.format],
          'Content-Disposition': `attachment; filename="${fileNameOf(scope, query.format)}"`,
        });
        ctx.body = await streamExport(deps, { reader: client.id, scope, format: query.format });
      },
    ),
  );

  router.get(
    '/:formId/files/:fileId',
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
