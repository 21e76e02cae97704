import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  clientExportQuerySchema,
  clientFilterSchema,
  clientSubmissionListSchema,
  clientSubmissionQuerySchema,
  formIdParamsSchema,
  submissionCountResponseSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { fileNameOf } from '../../submissions/exports/createExport.ts';
import { EXPORT_TYPES, STREAM_TYPES } from '../../submissions/exports/exportFile.ts';
import { streamExport } from '../../submissions/exports/streamExport.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { attachmentOf } from '../../platform/http/attachment.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { beginClientExport, countClientSubmissions, listClientSubmissions } from './clientSubmissions.ts';

const oneForm = { access: 'client', params: formIdParamsSchema, missing: 'form.not_found' } as const;

interface ClientSubmissionsDeps {
  config: Config;
  orm: MikroORM;
  pool: Pool;
  reads: Pool;
  revisions: RevisionCache;
}

/** Routes of what an assignment shows a client of a form's submissions (D-142). */
export function clientSubmissionsRouter(deps: ClientSubmissionsDeps): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/client-forms/:formId/submissions' });

  router.get(
    '/',
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
    '/count',
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
    '/export',
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
          'Content-Disposition': attachmentOf(fileNameOf(scope, query.format)),
        });
        const fileAt = (_submissionId: string, fileId: string): string =>
          `${config.publicUrl}/api/client-forms/${formId}/files/${fileId}`;
        ctx.body = await streamExport(deps, { reader: client.id, scope, format: query.format, fileAt });
      },
    ),
  );

  return router;
}
