import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import {
  formDetailSchema,
  formIdParamsSchema,
  formListResponseSchema,
  updateFormRequestSchema,
  type FormDetail,
} from '../platform/contract/index.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { guard } from '../platform/http/guard.ts';
import { askClient } from '../people/recipients/formRecipients.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { getForm } from './getForm.ts';
import { listForms } from './listForms.ts';
import { loadFormDetail } from './loadFormDetail.ts';
import { formsAssignedTo, formsInAccount, formsVisibleTo } from './policy.ts';
import { recordFormWork } from './recordFormWork.ts';
import { liveActionsOf, updateForm } from './updateForm.ts';
import { getManagedForm } from './managedForm.ts';

const anyForm = { access: 'approved', scope: 'forms' } as const;
const oneForm = { ...anyForm, params: formIdParamsSchema, missing: 'form.not_found' } as const;

const changedForm = {
  ...oneForm,
  problems: ['access.denied', 'folder.not_found', 'form.too_many_saves'],
  body: updateFormRequestSchema,
  response: formDetailSchema,
} as const;

/** Routes of the actor's own forms. */
export function formsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  const present = (em: EntityManager, actor: Actor, form: Form): Promise<FormDetail> =>
    loadFormDetail(em, { actor, form, config });

  router.get(
    '/',
    guard(
      { ...anyForm, keeps: 'forms', response: formListResponseSchema, isCompressible: true },
      async ({ actor }) =>
        inTransaction(orm, async (em) => ({ forms: await listForms(em, actor, formsInAccount(actor)) })),
    ),
  );

  router.get(
    '/:formId',
    guard({ ...oneForm, response: formDetailSchema, isCompressible: true }, async ({ actor, params }) =>
      inTransaction(orm, async (em) =>
        present(em, actor, await getForm(em, formsVisibleTo(actor), params.formId)),
      ),
    ),
  );

  router.patch(
    '/:formId',
    guard(changedForm, async ({ ctx, actor, params, body }) =>
      inTransaction(orm, async (em) => {
        const form = await getManagedForm(em, actor, params.formId);
        await updateForm(em, { actor, form, changes: body, allowedHosts: config.allowedHosts });
        for (const action of liveActionsOf(body))
          // oxlint-disable-next-line no-await-in-loop -- one connection writes one event after the other
          await recordFormWork(em, { ctx, actor, config }, { type: 'form_published', action, form });
        if (body.clientPrimaryEmail) await askClient(em, config, form);
        return present(em, actor, form);
      }),
    ),
  );

  return router;
}

/** Routes of forms assigned to the actor, which are read only (ASSG, D-160). */
export function assignedFormsRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/assigned-forms' });

  router.get(
    '/',
    guard({ ...anyForm, response: formListResponseSchema, isCompressible: true }, async ({ actor }) =>
      inTransaction(orm, async (em) => ({ forms: await listForms(em, actor, formsAssignedTo(actor)) })),
    ),
  );

  return router;
}
