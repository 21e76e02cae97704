import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  definitionFileSchema,
  formDetailSchema,
  formIdParamsSchema,
  saveDefinitionRequestSchema,
} from '../platform/contract/index.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { Config } from '../platform/config/config.ts';
import { attachment } from '../platform/http/attachment.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { guard } from '../platform/http/guard.ts';
import { DEFINITION_BODY_LIMITS } from '../platform/http/readBody.ts';
import { exportForm } from './exportForm.ts';
import { getCurrentRevision, getForm } from './getForm.ts';
import { loadFormDetail } from './loadFormDetail.ts';
import { formsVisibleTo } from './policy.ts';
import { parsePublished } from './parseDefinition.ts';
import { recordFormWork } from './recordFormWork.ts';
import { saveDefinition } from './saveDefinition.ts';
import { getManagedForm } from './managedForm.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

const savedDefinition = {
  ...oneForm,
  problems: [
    'access.denied',
    'form.invalid_definition',
    'form.unknown_members',
    'form.revision_conflict',
    'form.too_many_saves',
  ],
  body: saveDefinitionRequestSchema,
  bodyLimits: DEFINITION_BODY_LIMITS,
  response: formDetailSchema,
} as const;

/** Routes of a form's definition: as a file, and saved as the next revision. */
export function definitionRouter({
  config,
  orm,
  files,
}: {
  config: Config;
  orm: MikroORM;
  files: FileStore;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  router.get(
    '/definition.json',
    guard({ ...oneForm, response: definitionFileSchema }, async ({ ctx, actor, params }) => {
      const { title, revision } = await inTransaction(orm, async (em) => {
        const form = await getForm(em, formsVisibleTo(actor), params.formId);
        return { title: form.title, revision: await getCurrentRevision(em, form) };
      });
      ctx.type = 'application/json';
      ctx.set('Content-Disposition', attachment(title, '.json'));
      return exportForm(revision, { publicUrl: config.publicUrl, files });
    }),
  );

  router.put(
    '/definition',
    guard(savedDefinition, async ({ ctx, actor, params, body }) => {
      const definition = parsePublished(body.definition);
      return inTransaction(orm, async (em) => {
        const form = await getManagedForm(em, actor, params.formId, 'activate');
        const { version, draftState = null } = body;
        await saveDefinition(em, { actor, form, definition, version, draftState });
        await recordFormWork(
          em,
          { ctx, actor, config },
          { type: 'form_published', action: 'published', form },
        );
        return loadFormDetail(em, { actor, form, config });
      });
    }),
  );

  return router;
}
