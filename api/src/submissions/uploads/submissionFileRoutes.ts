import { Router } from '@koa/router';
import {
  formIdParamsSchema,
  ownFileQuerySchema,
  submissionFileParamsSchema,
  submissionIdParamsSchema,
} from '../../platform/contract/index.ts';
import { recordWork } from '../../platform/audit/recordWork.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { getManagedForm } from '../../forms/managedForm.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { findVisible } from '../findVisible.ts';
import { linkTo } from './fileLinks.ts';
import { answerWithFileNotice } from './fileNotice.ts';
import type { UploadDeps } from './uploadDeps.ts';
import { findFileOf, listFilesOf, type UploadRow } from './uploadRows.ts';

/** Leads to a file by a link that is good for some minutes. */
export function leadToFile(ctx: AppContext, link: string): void {
  ctx.set({ Location: link, 'Cache-Control': 'no-store' });
}

const WITHHELD = ['file.not_found', 'file.checking', 'file.quarantined', 'file.refused'] as const;
const ZIP = { produces: ['application/zip'], problems: ['file.not_found'], status: 200 } as const;

async function sendZip(
  ctx: AppContext,
  { files }: Pick<UploadDeps, 'files'>,
  rows: readonly UploadRow[],
): Promise<void> {
  if (rows.length === 0) throw new ProblemError('file.not_found');
  ctx.attachment('files.zip');
  ctx.type = 'application/zip';
  // Loaded with the first archive, as workbooks are.
  const { zipFiles } = await import('./zipFiles.ts');
  ctx.body = zipFiles(files, rows);
}

/** Files of submissions, for those who may read the submissions. Every download is an event. */
export function submissionFilesRouter(deps: UploadDeps): Router<AppState> {
  const { config, orm, pool } = deps;
  const router = new Router<AppState>({ prefix: '/api/submissions' });
  const oneSubmission = {
    access: 'approved',
    scope: 'submissions',
    missing: 'submission.not_found',
  } as const;

  /** Lists the files of a submission that the caller may read, and records that they were asked for. */
  const readFiles = (
    ctx: AppContext,
    actor: Parameters<typeof findVisible>[1],
    submissionId: string,
    fileId: string | null,
  ): Promise<UploadRow[]> =>
    inTransaction(orm, async (em) => {
      const { submission } = await findVisible(em, actor, submissionId);
      const { accountId, formId } = submission;
      const file = fileId === null ? null : await findFileOf(pool, { submissionId, fileId });
      const place = { accountId, formId, submissionId };
      const asked = fileId === null ? await listFilesOf(pool, place) : file ? [file] : [];
      const data = { formId, submissionId, ...(fileId && { fileId }), files: asked.length };
      const source = requestSource(ctx, config);
      if (asked.length > 0)
        await recordWork(em, { actor, source }, { type: 'files_downloaded', accountId, data });
      return asked;
    });

  router.get(
    '/:submissionId/files',
    answerWithFileNotice,
    guard(
      { ...oneSubmission, ...ZIP, params: submissionIdParamsSchema, writes: true },
      async ({ ctx, actor, params }) => {
        await sendZip(ctx, deps, await readFiles(ctx, actor, params.submissionId, null));
      },
    ),
  );

  router.get(
    '/:submissionId/files/:fileId',
    answerWithFileNotice,
    guard(
      {
        ...oneSubmission,
        params: submissionFileParamsSchema,
        query: ownFileQuerySchema,
        problems: WITHHELD,
        status: 303,
        writes: true,
      },
      async ({ ctx, actor, params, query }) => {
        const [row] = await readFiles(ctx, actor, params.submissionId, params.fileId);
        if (!row) throw new ProblemError('file.not_found');
        leadToFile(ctx, await linkTo(deps, row, query.accept ? 'held' : query.use));
      },
    ),
  );

  return router;
}

/** All files of a form's submissions outside the trash. */
export function formFilesRouter(deps: UploadDeps): Router<AppState> {
  const { config, orm, pool } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/files' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        missing: 'form.not_found',
        ...ZIP,
        params: formIdParamsSchema,
        writes: true,
      },
      async ({ ctx, actor, params }) => {
        const source = requestSource(ctx, config);
        const rows = await inTransaction(orm, async (em) => {
          const form = await getManagedForm(em, actor, params.formId, 'export');
          const found = await listFilesOf(pool, {
            accountId: form.accountId,
            formId: form.id,
            submissionId: null,
          });
          const { id: formId, accountId } = form;
          const data = { formId, files: found.length };
          if (found.length > 0)
            await recordWork(em, { actor, source }, { type: 'files_downloaded', accountId, data });
          return found;
        });
        await sendZip(ctx, deps, rows);
      },
    ),
  );

  return router;
}
