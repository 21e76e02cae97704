import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../platform/identity/actor.ts';
import { formDetailSchema, formIdParamsSchema, type FormDetail } from '../platform/contract/index.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { guard } from '../platform/http/guard.ts';
import { restoreForm, trashForm } from './trashForm.ts';
import { copyWebhooks } from './copyWebhooks.ts';
import { cloneForm } from './cloneForm.ts';
import { notifyCreator } from '../people/recipients/formRecipients.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { getForm } from './getForm.ts';
import { loadFormDetail } from './loadFormDetail.ts';
import { assertCan, formAbilities, formsVisibleTo } from './policy.ts';
import { createdWork, recordFormWork } from './recordFormWork.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

const copiedForm = {
  ...oneForm,
  // The copy is a form that the key does not name.
  keeps: 'nothing',
  problems: ['access.denied', 'form.limit_reached', 'form.too_many_saves'],
  response: formDetailSchema,
  status: 201,
} as const;

/** Routes that clone a form, move it to the trash and restore it. */
export function organiseFormsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  const present = (em: EntityManager, actor: Actor, form: Form): Promise<FormDetail> =>
    loadFormDetail(em, { actor, form, config });

  router.delete(
    '/',
    guard({ ...oneForm, problems: ['access.denied'] }, async ({ ctx, actor, params }) =>
      inTransaction(orm, async (em) => {
        const form = await trashForm(em, actor, params.formId);
        const data = { title: form.title };
        const work = { type: 'content_deleted', action: 'form_trashed', form, data } as const;
        await recordFormWork(em, { ctx, actor, config }, work);
      }),
    ),
  );

  router.post(
    '/clone',
    guard(copiedForm, async ({ ctx, actor, params }) =>
      inTransaction(orm, async (em) => {
        const form = await getForm(em, formsVisibleTo(actor), params.formId);
        assertCan(actor, 'organise', form);
        const copy = await cloneForm(em, actor, form);
        const isShared = copy.accountId === form.accountId && formAbilities(actor, form).share;
        if (isShared) await copyWebhooks(em, config, { from: form, to: copy });
        await notifyCreator(em, copy, actor);
        await recordFormWork(em, { ctx, actor, config }, createdWork(copy));
        return present(em, actor, copy);
      }),
    ),
  );

  router.post(
    '/restore',
    guard(
      { ...oneForm, problems: ['access.denied', 'form.limit_reached'], response: formDetailSchema },
      async ({ ctx, actor, params }) =>
        inTransaction(orm, async (em) => {
          const form = await restoreForm(em, actor, params.formId);
          const work = { type: 'content_deleted', action: 'form_restored', form } as const;
          await recordFormWork(em, { ctx, actor, config }, work);
          return present(em, actor, form);
        }),
    ),
  );

  return router;
}
