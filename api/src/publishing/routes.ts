import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  embedReportListResponseSchema,
  formIdParamsSchema,
  formPublishingSchema,
  updatePublishingRequestSchema,
} from '../contract/index.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { clearEmbedReports, listEmbedReports } from './embedReports.ts';
import { getPublishing, updatePublishing } from './publishing.ts';
import { withManagedForm } from '../forms/managedForm.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

/** Publishing settings of a form, and problems that browsers reported on websites: for its managers. */
export function publishingRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  router.get(
    '/publishing',
    guard({ ...oneForm, response: formPublishingSchema }, async ({ actor, params }) =>
      withManagedForm(orm, actor, params.formId, getPublishing),
    ),
  );

  router.patch(
    '/publishing',
    guard(
      { ...oneForm, body: updatePublishingRequestSchema, response: formPublishingSchema },
      async ({ actor, params, body }) =>
        withManagedForm(orm, actor, params.formId, (em, form) =>
          updatePublishing(em, { form, changes: body }),
        ),
    ),
  );

  router.get(
    '/embed-reports',
    guard({ ...oneForm, response: embedReportListResponseSchema }, async ({ actor, params }) =>
      withManagedForm(orm, actor, params.formId, listEmbedReports),
    ),
  );

  router.delete(
    '/embed-reports',
    guard(oneForm, async ({ actor, params }) =>
      withManagedForm(orm, actor, params.formId, clearEmbedReports),
    ),
  );

  return router;
}
