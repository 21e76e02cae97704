import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import {
  formDetailSchema,
  formIdParamsSchema,
  formVersionDetailSchema,
  formVersionListResponseSchema,
  formVersionParamsSchema,
  formVersionsQuerySchema,
  impactRequestSchema,
  impactSchema,
  restoreVersionRequestSchema,
} from '../../platform/contract/index.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { DEFINITION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { restoreAsDraft } from '../drafts/draft.ts';
import { findImpact } from '../findImpact.ts';
import { loadFormDetail } from '../loadFormDetail.ts';
import { withManagedForm } from '../managedForm.ts';
import { parseDraft } from '../parseDefinition.ts';
import { listVersions, loadVersion } from './versions.ts';

const anyForm = { access: 'approved', scope: 'forms', missing: 'form.not_found' } as const;
const oneForm = { ...anyForm, params: formIdParamsSchema, problems: ['access.denied'] } as const;
const oneVersion = {
  ...anyForm,
  params: formVersionParamsSchema,
  problems: ['access.denied', 'form.version_not_found'],
} as const;

const listed = {
  ...oneForm,
  query: formVersionsQuerySchema,
  response: formVersionListResponseSchema,
  isCompressible: true,
} as const;

const restored = {
  ...oneVersion,
  problems: [...oneVersion.problems, 'form.draft_conflict', 'form.too_many_saves'],
  body: restoreVersionRequestSchema,
  response: formDetailSchema,
} as const;

const previewed = {
  ...oneForm,
  problems: [...oneForm.problems, 'form.invalid_definition', 'form.unknown_members'],
  body: impactRequestSchema,
  bodyLimits: DEFINITION_BODY_LIMITS,
  response: impactSchema,
} as const;

/** Routes of a form's history, and of what publishing a definition would mean (D-193). */
export function versionsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  router.get(
    '/versions',
    guard(listed, async ({ actor, params, query }) =>
      withManagedForm(orm, actor, params.formId, (em, form) => listVersions(em, form, query.before ?? null)),
    ),
  );

  router.get(
    '/versions/:versionId',
    guard(
      { ...oneVersion, response: formVersionDetailSchema, isCompressible: true },
      async ({ actor, params }) =>
        withManagedForm(orm, actor, params.formId, (em, form) => loadVersion(em, form, params.versionId)),
    ),
  );

  router.post(
    '/versions/:versionId/restore',
    guard(restored, async ({ actor, params, body }) =>
      withManagedForm(orm, actor, params.formId, async (em, form) => {
        const { definition } = await loadVersion(em, form, params.versionId);
        await restoreAsDraft(em, { actor, form, definition, state: body.draftState });
        return loadFormDetail(em, { actor, form, config });
      }),
    ),
  );

  router.post(
    '/impact',
    guard(previewed, async ({ actor, params, body }) => {
      const definition = parseDraft(body.definition);
      return withManagedForm(orm, actor, params.formId, (em, form) =>
        findImpact(em, config.secret, { form, after: definition }),
      );
    }),
  );

  return router;
}
