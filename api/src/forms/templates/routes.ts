import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import { followKit, withDefaultKit, type Language } from '@inlay/sdk/model';
import {
  createTemplateRequestSchema,
  templateIdParamsSchema,
  templateListResponseSchema,
  templateSchema,
  type Template,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { findDefaultKit } from '../followBrand.ts';
import { getCurrentRevision } from '../getForm.ts';
import { parseDefinition } from '../parseDefinition.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { readerLanguage } from '../../platform/http/requestLanguage.ts';
import { BUILT_IN_TEMPLATES } from './builtIn/index.ts';
import { createTemplate, parseTemplateTexts } from './createTemplate.ts';
import { FormTemplate } from '../../platform/entities/formTemplate.entity.ts';
import { getTemplate } from './getTemplate.ts';
import { templatesVisibleTo } from './policy.ts';
import { presentBuiltInTemplate, presentTemplate } from './presentTemplate.ts';
import { getManagedForm } from '../managedForm.ts';

const builtIn = new Map<Language, Template[]>();

/** Returns the built-in templates in a language, made for the first who asks: they are a part of the start otherwise. */
function listBuiltIn(language: Language): Template[] {
  const known = builtIn.get(language);
  if (known) return known;
  const made = BUILT_IN_TEMPLATES.map((template) => presentBuiltInTemplate(template, language));
  builtIn.set(language, made);
  return made;
}

/** Routes of templates: the built-in ones and the actor's own (TMPL). */
export function templatesRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/templates' });

  router.get(
    '/',
    guard(
      { access: 'approved', scope: 'templates', response: templateListResponseSchema, isCompressible: true },
      async ({ ctx, actor }) =>
        inTransaction(orm, async (em) => {
          const language = readerLanguage(ctx);
          const own = await em.find(FormTemplate, templatesVisibleTo(actor), {
            orderBy: { createdAt: 'desc' },
          });
          // As the forms made of them will be.
          const kit = await findDefaultKit(em, actor.accountId);
          return {
            templates: [
              ...listBuiltIn(language).map((one) =>
                kit ? { ...one, definition: followKit(one.definition, kit) } : one,
              ),
              ...own
                .map((one) => presentTemplate(one, language))
                .map((one) => ({ ...one, definition: withDefaultKit(one.definition, kit) })),
            ],
          };
        }),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        problems: ['access.denied', 'form.not_found', 'form.invalid_definition', 'template.limit_reached'],
        scope: 'templates',
        body: createTemplateRequestSchema,
        response: templateSchema,
        status: 201,
      },
      async ({ ctx, actor, body }) =>
        inTransaction(orm, async (em) => {
          const form = await getManagedForm(em, actor, body.formId);
          const texts = parseTemplateTexts(body);
          const definition = parseDefinition((await getCurrentRevision(em, form)).definition);
          return presentTemplate(await createTemplate(em, { actor, texts, definition }), readerLanguage(ctx));
        }),
    ),
  );

  router.delete(
    '/:templateId',
    guard(
      {
        access: 'approved',
        needs: 'organise',
        scope: 'templates',
        params: templateIdParamsSchema,
        missing: 'template.not_found',
      },
      async ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          em.remove(await getTemplate(em, actor, params.templateId));
        }),
    ),
  );

  return router;
}
