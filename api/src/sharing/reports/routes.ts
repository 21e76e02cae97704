import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { resultsPdfQuerySchema, submissionIdParamsSchema } from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { recordExport } from '../../submissions/exports/createExport.ts';
import { getForm } from '../../forms/getForm.ts';
import { formsVisibleTo } from '../../forms/policy.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { visibilityFor } from '../../submissions/visibility/visibilityFor.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { findVisible } from '../../submissions/findVisible.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { PDF, PDF_PROBLEMS, sendPdf } from './sendPdf.ts';
import { submissionPdf, type SubmissionPdfDeps } from './submissionPdf.ts';
import { summaryPdf, type SummaryPdfDeps } from './summaryPdf.ts';

/** A submission as PDF, for whoever may read it (REPORT-001). */
export function submissionPdfRouter(
  deps: SubmissionPdfDeps & { config: Config; orm: MikroORM },
): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  router.get(
    '/:submissionId/pdf',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        ...PDF,
        problems: PDF_PROBLEMS,
        writes: true,
      },
      async ({ ctx, actor, params }) => {
        const source = requestSource(ctx, deps.config);
        const found = await inTransaction(deps.orm, async (em) => {
          const { submission, form } = await findVisible(em, actor, params.submissionId);
          const definition = await getAnsweredDefinition(em, submission);
          await recordExport(em, { actor, formIds: [form.id], source, data: { format: 'pdf', rows: 1 } });
          return { submission, form, definition };
        });
        const read = { ...found, visibility: FULL_VISIBILITY, timeZone: actor.timeZone };
        sendPdf(ctx, await submissionPdf(deps, read), found.form.title);
      },
    ),
  );

  return router;
}

/** The summary of a form as PDF, for whoever may read its submissions (REPORT-003). */
export function resultsPdfRouter(deps: SummaryPdfDeps & { config: Config }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/results' });

  router.get(
    '/pdf',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'answers',
        query: resultsPdfQuerySchema,
        ...PDF,
        problems: ['form.not_found', ...PDF_PROBLEMS],
        writes: true,
      },
      async ({ ctx, actor, query: { compare, ...filter } }) => {
        const source = requestSource(ctx, deps.config);
        const form = await inTransaction(deps.orm, async (em) => {
          const found = await getForm(em, formsVisibleTo(actor), filter.formId);
          await recordExport(em, { actor, formIds: [found.id], source, data: { format: 'pdf' } });
          return found;
        });
        const visibility = await visibilityFor(deps.orm.em, actor, form.id);
        const readerQuery = { reader: actor, form, filter, compare, visibility };
        const language = requestLanguage(ctx, actor.language);
        sendPdf(ctx, await summaryPdf(deps, readerQuery, language), form.title);
      },
    ),
  );

  return router;
}
