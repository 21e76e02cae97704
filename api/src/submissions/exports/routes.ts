import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import {
  createExportRequestSchema,
  exportIdParamsSchema,
  exportSchema,
  submissionExportQuerySchema,
  type ExportItem,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { attachmentOf } from '../../platform/http/attachment.ts';
import { guard } from '../../platform/http/guard.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import { SELECTION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { beginStream, createExport, fileNameOf } from './createExport.ts';
import type { Export } from '../../platform/entities/export.entity.ts';
import { fileAddresses } from './fileCells.ts';
import { EXPORT_TYPES, STREAM_TYPES } from './exportFile.ts';
import { getExport } from './getExport.ts';
import { sendExport } from './sendFile.ts';
import { streamExport } from './streamExport.ts';

/** Routes of exports to files (SUBM-061…067). */
export function exportsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/exports' });
  const oneExport = {
    access: 'approved',
    scope: 'submissions:read',
    keeps: 'answers',
    params: exportIdParamsSchema,
    missing: 'export.not_found',
  } as const;

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        problems: [
          'form.not_found',
          'api_key.one_form',
          'export.empty',
          'export.too_many',
          'export.starting',
          'export.too_many_rows',
        ],
        scope: 'submissions:read',
        keeps: 'answers',
        body: createExportRequestSchema,
        bodyLimits: SELECTION_BODY_LIMITS,
        response: exportSchema,
        status: 202,
      },
      ({ ctx, actor, body }) =>
        inTransaction(orm, async (em) => {
          const source = requestSource(ctx, config);
          return present(await createExport(em, { actor, request: body, source }));
        }),
    ),
  );

  router.get(
    '/:exportId',
    guard({ ...oneExport, response: exportSchema }, async ({ ctx, actor, params }) => {
      const found = await inTransaction(orm, (em) => getExport(em, actor, params.exportId));
      return sayReason(ctx, 'problem')(present(found));
    }),
  );

  router.get(
    '/:exportId/file',
    guard(
      {
        ...oneExport,
        problems: ['export.not_ready', 'request.range_not_satisfiable'],
        produces: Object.values(EXPORT_TYPES),
        status: 200,
      },
      async ({ ctx, actor, params }) => {
        await sendExport(
          ctx,
          config,
          await inTransaction(orm, (em) => getExport(em, actor, params.exportId)),
        );
      },
    ),
  );

  return router;
}

/** The route of an export as one answer, for programs that want no job. */
export function exportStreamRouter(deps: { config: Config; orm: MikroORM; pool: Pool }): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/submissions/export' });
  router.get(
    '/',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found', 'api_key.one_form', 'export.empty', 'export.too_many'],
        scope: 'submissions:read',
        keeps: 'answers',
        query: submissionExportQuerySchema,
        produces: STREAM_TYPES,
        status: 200,
      },
      async ({ ctx, actor, query: { format, ...filter } }) => {
        const scope = await inTransaction(orm, async (em) => {
          const source = requestSource(ctx, config);
          return beginStream(em, { actor, request: { format, filter }, source });
        });
        ctx.set({
          'Content-Type': EXPORT_TYPES[format],
          'Content-Disposition': attachmentOf(fileNameOf(scope, format)),
        });
        const fileAt = fileAddresses(config);
        ctx.body = await streamExport(deps, { reader: actor.id, scope, format, fileAt });
      },
    ),
  );
  return router;
}

const present = (found: Export): ExportItem => ({
  id: found.id,
  format: found.format,
  state: found.state,
  fileName: found.fileName,
  total: found.total,
  rows: found.rows,
  bytes: found.bytes ?? null,
  sha256: found.sha256 ?? null,
  problem: found.problem ?? null,
  expiresAt: found.expiresAt.toISOString(),
});
