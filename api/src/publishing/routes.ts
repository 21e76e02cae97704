import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import {
  embedReportListResponseSchema,
  formIdParamsSchema,
  formPublishingSchema,
  updatePublishingRequestSchema,
} from '../contract/index.ts';
import { actAs } from '../db/actAs.ts';
import type { Form } from '../forms/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { assertCan, formsVisibleTo } from '../forms/policy.ts';
import type { AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { guard } from '../http/guard.ts';
import { clearEmbedReports, listEmbedReports } from './embedReports.ts';
import { readPublishing, updatePublishing } from './publishing.ts';

const oneForm = { access: 'approved', params: formIdParamsSchema, missing: 'form.not_found' } as const;

/** Where and how long a form may be used, and what went wrong with it on websites: for its managers. */
export function publishingRouter({ orm }: AppDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  const withForm = <Result>(
    actor: Actor,
    formId: string,
    work: (em: EntityManager, form: Form) => Promise<Result>,
  ): Promise<Result> =>
    actAs(orm, actor, async (em) => {
      const form = await getForm(em, formsVisibleTo(actor), formId);
      assertCan(actor, 'update', form);
      return work(em, form);
    });

  router.get(
    '/publishing',
    guard({ ...oneForm, response: formPublishingSchema }, async ({ actor, params }) =>
      withForm(actor, params.formId, readPublishing),
    ),
  );

  router.patch(
    '/publishing',
    guard(
      { ...oneForm, body: updatePublishingRequestSchema, response: formPublishingSchema },
      async ({ actor, params, body }) =>
        withForm(actor, params.formId, (em, form) => updatePublishing(em, { form, changes: body })),
    ),
  );

  router.get(
    '/embed-reports',
    guard({ ...oneForm, response: embedReportListResponseSchema }, async ({ actor, params }) =>
      withForm(actor, params.formId, listEmbedReports),
    ),
  );

  router.delete(
    '/embed-reports',
    guard(oneForm, async ({ actor, params }) => withForm(actor, params.formId, clearEmbedReports)),
  );

  return router;
}
