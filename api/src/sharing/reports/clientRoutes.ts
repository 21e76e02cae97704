import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { getSharedForm } from '../clients/policy.ts';
import { resultsOfClient } from '../clients/sendClientResults.ts';
import {
  clientResultsQuerySchema,
  clientSubmissionParamsSchema,
  formIdParamsSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { callerOf } from '../../platform/identity/clientActor.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { PDF, PDF_PROBLEMS, sendPdf } from './sendPdf.ts';
import { submissionPdf, type SubmissionPdfDeps } from './submissionPdf.ts';
import { summaryPdf } from './summaryPdf.ts';

interface ClientReportsDeps extends SubmissionPdfDeps {
  config: Config;
  orm: MikroORM;
  revisions: RevisionCache;
}

/** The same for clients, of what their assignment shows (REPORT-002). */
export function clientReportsRouter(deps: ClientReportsDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/client-forms' });

  router.get(
    '/:formId/submissions/:submissionId/pdf',
    guard(
      {
        access: 'client',
        params: clientSubmissionParamsSchema,
        missing: 'form.not_found',
        ...PDF,
        problems: ['client.not_shared', 'submission.not_found', ...PDF_PROBLEMS],
        writes: true,
      },
      async ({ ctx, client, params: { formId, submissionId } }) => {
        const source = requestSource(ctx, deps.config);
        const read = await inTransaction(deps.orm, async (em) => {
          const { form, access } = await getSharedForm(em, client, formId);
          const visibility = await answersVisibleToClient(em, deps.revisions, { formId, access });
          const submission = await em.findOne(Submission, { id: submissionId, formId, deletedAt: null });
          const isHidden = visibility.since && submission && submission.submittedAt < visibility.since;
          if (!submission || isHidden) throw new ProblemError('submission.not_found');
          const definition = await getAnsweredDefinition(em, submission);
          const data = { format: 'pdf', rows: 1, formIds: [formId] };
          const { accountId } = form;
          await recordEvent(em, {
            type: 'submissions_exported',
            source,
            ...callerOf(client),
            accountId,
            data,
          });
          return { form, submission, definition, visibility, timeZone: null };
        });
        sendPdf(ctx, await submissionPdf(deps, read), read.form.title);
      },
    ),
  );

  router.get(
    '/:formId/results/pdf',
    guard(
      {
        access: 'client',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        query: clientResultsQuerySchema,
        ...PDF,
        problems: ['client.not_shared', ...PDF_PROBLEMS],
        writes: true,
      },
      async ({ ctx, client, params: { formId }, query }) => {
        const source = requestSource(ctx, deps.config);
        const readerQuery = await resultsOfClient(deps, { client, formId, query });
        const data = { format: 'pdf', formIds: [formId] };
        const { accountId } = readerQuery.form;
        await inTransaction(deps.orm, (em) =>
          recordEvent(em, { type: 'submissions_exported', source, ...callerOf(client), accountId, data }),
        );
        const language = requestLanguage(ctx);
        sendPdf(ctx, await summaryPdf(deps, readerQuery, language), readerQuery.form.title);
      },
    ),
  );

  return router;
}
