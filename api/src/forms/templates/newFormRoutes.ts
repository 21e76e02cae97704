import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { askClient, notifyCreator } from '../../people/recipients/formRecipients.ts';
import type { Config } from '../../platform/config/config.ts';
import { createFormRequestSchema, formDetailSchema } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { DEFINITION_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { readerLanguage } from '../../platform/http/requestLanguage.ts';
import { createForm } from '../createForm.ts';
import { loadFormDetail } from '../loadFormDetail.ts';
import { parsePublished } from '../parseDefinition.ts';
import { createdWork, recordFormWork } from '../recordFormWork.ts';
import { updateForm } from '../updateForm.ts';
import { getTemplateDefinition } from './getTemplateDefinition.ts';

const newForm = {
  access: 'approved',
  scope: 'forms',
  problems: [
    'form.invalid_definition',
    'form.unknown_members',
    'form.limit_reached',
    'template.not_found',
    'folder.not_found',
    'form.too_many_saves',
  ],
  body: createFormRequestSchema,
  bodyLimits: DEFINITION_BODY_LIMITS,
  response: formDetailSchema,
  status: 201,
} as const;

/** The route that makes a form, of a definition or from a template. */
export function newFormRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });

  router.post(
    '/',
    guard(newForm, async ({ ctx, actor, body }) => {
      const { definition: sent, template, clientFolderId = null, active, ...changes } = body;
      const given = template === undefined ? parsePublished(sent) : null;
      return inTransaction(orm, async (em) => {
        const definition =
          given ??
          (await getTemplateDefinition(em, actor, {
            id: template ?? '',
            language: readerLanguage(ctx),
            clientFolderId,
          }));
        const form = await createForm(em, { owner: actor, definition, clientFolderId, active });
        await updateForm(em, { actor, form, changes, allowedHosts: config.allowedHosts });
        if (changes.clientPrimaryEmail) await askClient(em, config, form);
        await notifyCreator(em, form, actor);
        await recordFormWork(em, { ctx, actor, config }, createdWork(form));
        return loadFormDetail(em, { actor, form, config });
      });
    }),
  );

  return router;
}
