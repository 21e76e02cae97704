import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  formIdParamsSchema,
  weeklyReportListSchema,
  weeklyReportSchema,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { getForm } from '../../../forms/getForm.ts';
import { formsVisibleTo } from '../../../forms/policy.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { hasWeeklyReport, listWeeklyReports, setWeeklyReport } from './subscriptions.ts';

const oneForm = {
  access: 'approved',
  scope: 'notifications',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  response: weeklyReportSchema,
} as const;

/** The caller's own weekly mail about a form whose submissions they may read (REPORT-004). */
export function weeklyReportRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.get(
    '/:formId/weekly-report',
    guard(oneForm, ({ actor, params }) =>
      inTransaction(orm, async (em) => {
        const form = await getForm(em, formsVisibleTo(actor), params.formId);
        return { isOn: await hasWeeklyReport(em, { userId: actor.id, formId: form.id }) };
      }),
    ),
  );

  router.put(
    '/:formId/weekly-report',
    guard({ ...oneForm, body: weeklyReportSchema }, ({ actor, params, body }) =>
      inTransaction(orm, async (em) => {
        const form = await getForm(em, formsVisibleTo(actor), params.formId);
        await setWeeklyReport(em, { actor, form, isOn: body.isOn });
        return body;
      }),
    ),
  );

  return router;
}

/** All weekly mails of the caller. */
export function weeklyReportsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/weekly-reports' });

  router.get(
    '/',
    guard(
      { access: 'approved', scope: 'notifications', response: weeklyReportListSchema },
      async ({ actor }) => inTransaction(orm, (em) => listWeeklyReports(em, actor)),
    ),
  );

  return router;
}
