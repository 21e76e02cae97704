import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  checkPageRequestSchema,
  chooseWebsiteRequestSchema,
  formIdParamsSchema,
  formWebsitesSchema,
  pageCheckSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { checkedValues } from '../../platform/http/checkedValues.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { checkWebsite } from '../brands/look/checkWebsite.ts';
import { withManagedForm } from '../managedForm.ts';
import { chooseWebsite, getWebsites } from './formWebsites.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

interface WebsitesDeps {
  orm: MikroORM;
  config: Config;
  limits: RateLimits;
}

/** The websites of a form, and what a page has of it: for its managers (LINK-050 to LINK-060). */
export function formWebsitesRouter({ orm, config, limits }: WebsitesDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId' });

  router.get(
    '/websites',
    guard({ ...oneForm, response: formWebsitesSchema }, async ({ actor, params }) =>
      withManagedForm(orm, actor, params.formId, getWebsites),
    ),
  );

  router.put(
    '/websites',
    guard(
      { ...oneForm, body: chooseWebsiteRequestSchema, response: formWebsitesSchema },
      async ({ actor, params, body }) => {
        const { address } = checkedValues({ address: checkWebsite(body.address, config) });
        return withManagedForm(orm, actor, params.formId, (em, form) => chooseWebsite(em, { form, address }));
      },
    ),
  );

  router.post(
    '/page-check',
    guard(
      {
        ...oneForm,
        problems: [...oneForm.problems, 'look.unreachable', 'look.refused', 'look.not_a_page'],
        body: checkPageRequestSchema,
        response: pageCheckSchema,
      },
      async ({ ctx, actor, params, body }) => {
        const { address } = checkedValues({ address: checkWebsite(body.address, config) });
        await withManagedForm(orm, actor, params.formId, async () => undefined);
        await limits.take('pageCheck', {
          key: actor.id,
          source: requestSource(ctx, config),
          userId: actor.id,
        });
        // Loaded with the first check: its HTTP client has a hundred modules. No transaction waits for a website.
        const { judgePage, readPageLines } = await import('./checkPage.ts');
        const page = await readPageLines(address, config);
        return withManagedForm(orm, actor, params.formId, (em, form) =>
          judgePage(em, { actor, form, page, platform: config.publicUrl }),
        );
      },
    ),
  );

  return router;
}
