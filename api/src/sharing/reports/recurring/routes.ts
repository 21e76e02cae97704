import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import {
  formIdParamsSchema,
  recurringExportSchema,
  setRecurringExportRequestSchema,
  type RecurringExportSetting,
} from '../../../platform/contract/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import type { Form } from '../../../platform/entities/form.entity.ts';
import { getForm } from '../../../forms/getForm.ts';
import { assertCan, formsVisibleTo } from '../../../forms/policy.ts';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import { guard } from '../../../platform/http/guard.ts';
import { sayReason } from '../../../platform/http/sayReason.ts';
import { hasMailServer } from '../../../platform/settings/mailServer.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import {
  findRecurringExport,
  resumeRecurringExport,
  setRecurringExport,
  stopRecurringExport,
} from './subscriptions.ts';

const oneForm = {
  access: 'approved',
  scope: 'notifications',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  response: recurringExportSchema,
} as const;

/** The caller's own recurring export of a form whose submissions they may read (SUBM-087). */
export function recurringExportRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });
  const path = '/:formId/recurring-export';
  /** Changes or reads the setting of a form that the actor may read, and answers with what it is then. */
  const setting = (
    { actor, params, ctx }: { actor: Actor; params: { formId: string }; ctx: AppContext },
    change?: (em: EntityManager, form: Form) => Promise<void>,
    ability: 'readSubmissions' | 'export' = 'readSubmissions',
  ): Promise<RecurringExportSetting> =>
    inTransaction(orm, async (em) => {
      const form = await getForm(em, formsVisibleTo(actor), params.formId);
      assertCan(actor, ability, form);
      await change?.(em, form);
      const recurring = await findRecurringExport(em, { userId: actor.id, formId: form.id });
      return {
        recurring: recurring && sayReason(ctx, 'pausedReason')(recurring),
        hasMailServer: await hasMailServer(em, config),
      };
    });

  router.get(
    path,
    guard(oneForm, (call) => setting(call)),
  );

  router.put(
    path,
    guard({ ...oneForm, body: setRecurringExportRequestSchema }, (call) =>
      setting(
        call,
        (em, form) => setRecurringExport(em, { actor: call.actor, form, request: call.body }),
        'export',
      ),
    ),
  );

  router.post(
    `${path}/resume`,
    guard(oneForm, (call) =>
      setting(call, (em, form) => resumeRecurringExport(em, { userId: call.actor.id, formId: form.id })),
    ),
  );

  router.delete(
    path,
    guard(oneForm, (call) =>
      setting(call, (em, form) => stopRecurringExport(em, { userId: call.actor.id, formId: form.id })),
    ),
  );

  return router;
}
