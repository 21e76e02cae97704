import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  createTemplateRequestSchema,
  templateIdParamsSchema,
  templateListResponseSchema,
  templateSchema,
  type Template,
} from '../contract/index.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { getCurrentRevision } from '../forms/getForm.ts';
import { parseDefinition } from '../forms/parseDefinition.ts';
import type { AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { BUILT_IN_TEMPLATES } from './builtIn/index.ts';
import { createTemplate, parseTemplateTexts } from './createTemplate.ts';
import { FormTemplate } from '../entities/formTemplate.entity.ts';
import { getTemplate } from './getTemplate.ts';
import { templatesVisibleTo } from './policy.ts';
import { presentBuiltInTemplate, presentTemplate } from './presentTemplate.ts';
import { getManagedForm } from '../forms/managedForm.ts';

let builtIn: Template[] | undefined;

/** Returns the built-in templates, made for the first who asks: they are a part of the start otherwise. */
const listBuiltIn = (): Template[] => (builtIn ??= BUILT_IN_TEMPLATES.map(presentBuiltInTemplate));

/** Routes of templates: the built-in ones and the actor's own (TMPL). */
export function templatesRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/templates' });

  router.get(
    '/',
    guard(
      { access: 'approved', scope: 'templates', response: templateListResponseSchema, isCompressible: true },
      async ({ actor }) =>
        inTransaction(orm, async (em) => {
          const own = await em.find(FormTemplate, templatesVisibleTo(actor), {
            orderBy: { createdAt: 'desc' },
          });
          return { templates: [...listBuiltIn(), ...own.map(presentTemplate)] };
        }),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        problems: ['access.denied', 'form.not_found', 'form.invalid_definition', 'template.limit_reached'],
        scope: 'templates',
        body: createTemplateRequestSchema,
        response: templateSchema,
        status: 201,
      },
      async ({ actor, body }) =>
        inTransaction(orm, async (em) => {
          const form = await getManagedForm(em, actor, body.formId);
          const texts = parseTemplateTexts(body);
          const definition = parseDefinition((await getCurrentRevision(em, form)).definition);
          return presentTemplate(await createTemplate(em, { actor, texts, definition }));
        }),
    ),
  );

  router.delete(
    '/:templateId',
    guard(
      {
        access: 'approved',
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
