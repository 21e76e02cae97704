import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  embedReportListResponseSchema,
  formIdParamsSchema,
  formPasswordRequestSchema,
  formPublishingSchema,
  formQuotasSchema,
  prefilledLinkRequestSchema,
  prefilledLinkSchema,
  updatePublishingRequestSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ANSWERS_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { loadSignInProvider } from '../../platform/settings/signInProvider.ts';
import { clearRefused } from './refusedSubmissions.ts';
import { clearEmbedReports, listEmbedReports } from './embedReports.ts';
import { listQuotas } from './listQuotas.ts';
import { makePrefilledLink } from './prefilledLinks.ts';
import { getPublishing, setPassword, updatePublishing } from './publishing.ts';
import { withLiveForm, withManagedForm } from '../managedForm.ts';
import { recordFormWork } from '../recordFormWork.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

/** Publishing settings of a form, how full its quotas are, its prefilled links, problems that browsers reported, and what was refused: for its managers. */
export function publishingRouter({ orm, config }: { orm: MikroORM; config: Config }): Router<AppState> {
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
      {
        ...oneForm,
        problems: ['access.denied', 'sign_on.no_provider'],
        body: updatePublishingRequestSchema,
        response: formPublishingSchema,
      },
      async ({ ctx, actor, params, body }) =>
        withLiveForm(orm, actor, params.formId, async (em, form) => {
          if (body.requiresSignIn && !(await loadSignInProvider(em, config)))
            throw new ProblemError('sign_on.no_provider');
          const changed = await updatePublishing(em, { form, changes: body });
          const work = { type: 'form_published', action: 'settings_changed', form } as const;
          await recordFormWork(em, { ctx, actor, config }, work);
          return changed;
        }),
    ),
  );

  router.put(
    '/password',
    guard(
      { ...oneForm, body: formPasswordRequestSchema, response: formPublishingSchema },
      async ({ ctx, actor, params, body: { password } }) => {
        await withLiveForm(orm, actor, params.formId, async () => undefined);
        const passwordHash = password && (await hashPassword(password));
        return withLiveForm(orm, actor, params.formId, async (em, form) => {
          const changed = await setPassword(em, form, passwordHash);
          const work = { type: 'form_published', action: 'settings_changed', form } as const;
          await recordFormWork(em, { ctx, actor, config }, work);
          return changed;
        });
      },
    ),
  );

  router.post(
    '/prefilled-links',
    guard(
      {
        ...oneForm,
        body: prefilledLinkRequestSchema,
        bodyLimits: ANSWERS_BODY_LIMITS,
        response: prefilledLinkSchema,
      },
      async ({ actor, params, body }) =>
        withManagedForm(orm, actor, params.formId, (em, form) =>
          makePrefilledLink(em, { form, config, asked: body }),
        ),
    ),
  );

  router.get(
    '/quotas',
    guard({ ...oneForm, response: formQuotasSchema }, async ({ actor, params }) =>
      withManagedForm(orm, actor, params.formId, listQuotas),
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

  router.delete(
    '/refused-submissions',
    guard(oneForm, async ({ actor, params }) => withManagedForm(orm, actor, params.formId, clearRefused)),
  );

  return router;
}
