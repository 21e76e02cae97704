import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  discardDraftQuerySchema,
  formIdParamsSchema,
  publishCodeSchema,
  saveDraftRequestSchema,
  savedDraftSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { DEFINITION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { discardDraft, findDraft, presentDraft, saveDraft } from './draft.ts';
import { withLiveForm, withManagedForm } from '../managedForm.ts';
import { parseDraft } from '../parseDefinition.ts';
import { publishCode } from './publishCode.ts';

const managedForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

const keptDraft = {
  ...managedForm,
  problems: [
    'access.denied',
    'form.invalid_definition',
    'form.unknown_members',
    'form.revision_conflict',
    'form.draft_conflict',
    'form.too_many_saves',
  ],
  body: saveDraftRequestSchema,
  bodyLimits: DEFINITION_BODY_LIMITS,
  response: savedDraftSchema,
} as const;

/** Routes of a form's unpublished changes (D-193). */
export function draftsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/draft' });

  router.put(
    '/',
    guard(keptDraft, async ({ actor, params, body }) => {
      const definition = parseDraft(body.definition);
      return withManagedForm(orm, actor, params.formId, async (em, form) => {
        await saveDraft(em, { ...body, actor, form, definition });
        const draft = await presentDraft(em, form);
        if (!draft) throw new ProblemError('form.draft_conflict');
        const { state, savedAt, savedBy } = draft;
        return { state, savedAt, savedBy };
      });
    }),
  );

  router.get(
    '/publish-code',
    guard(
      {
        access: 'approved',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['access.denied', 'draft.not_found'],
        response: publishCodeSchema,
      },
      async ({ actor, params: { formId } }) =>
        withLiveForm(orm, actor, formId, async (em, form) => {
          if (!(await loadSettings(em)).assistants) return { code: null };
          const draft = await findDraft(em, form);
          if (!draft) throw new ProblemError('draft.not_found');
          const { currentRevisionId: revisionId } = form;
          return { code: publishCode(config.secret, { formId, revisionId, draft, userId: actor.id }) };
        }),
    ),
  );

  router.delete(
    '/',
    guard(
      { ...managedForm, problems: ['access.denied', 'form.draft_conflict'], query: discardDraftQuerySchema },
      async ({ actor, params, query }) =>
        withManagedForm(orm, actor, params.formId, (em, form) => discardDraft(em, form, query.state)),
    ),
  );

  return router;
}
