import { Router } from '@koa/router';
import { hashPassword } from '../../platform/identity/passwords.ts';
import {
  sharedResultsParamsSchema,
  sharedResultsSchema,
  updateSharedResultsRequestSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { listDefinitionsOf, type ResultsDeps } from '../../results/loadResults.ts';
import { assertChangeable } from './assertShareable.ts';
import { shareableQuestions } from './shareableQuestions.ts';
import {
  changeSharedResults,
  endSharedResults,
  getSharedResults,
  presentSharedResults,
  renewAddress,
} from './sharedLinks.ts';
import { recordChange } from './recordChange.ts';

const oneLink = {
  access: 'approved',
  scope: 'forms',
  missing: 'form.not_found',
  params: sharedResultsParamsSchema,
  problems: ['access.denied', 'shared_results.not_found'],
} as const;

/** Routes of one link to a form's results: what it shows, a new address, its end (RESULT-020). */
export function sharedLinkRouter(deps: ResultsDeps & { config: Config }): Router<AppState> {
  const { orm, config } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/shared-results/:linkId' });

  router.patch(
    '/',
    guard(
      {
        ...oneLink,
        body: updateSharedResultsRequestSchema,
        response: sharedResultsSchema,
      },
      async ({ ctx, actor, params: { formId, linkId }, body }) => {
        const { form, link } = await withSharedForm(orm, actor, formId, async (em, one) => ({
          form: one,
          link: await getSharedResults(em, one, linkId),
        }));
        assertChangeable(body, link, shareableQuestions(await listDefinitionsOf(deps, form)));
        const { password } = body;
        const passwordHash = password ? await hashPassword(password) : password;
        return withSharedForm(orm, actor, formId, async (em, one) => {
          const changed = await getSharedResults(em, one, linkId);
          changeSharedResults(changed, body, passwordHash);
          await recordChange(em, { ctx, actor, config }, { action: 'changed', form: one, linkId });
          await em.flush();
          return presentSharedResults(changed, config);
        });
      },
    ),
  );

  router.post(
    '/renew',
    guard({ ...oneLink, response: sharedResultsSchema }, async ({ ctx, actor, params: { formId, linkId } }) =>
      withSharedForm(orm, actor, formId, async (em, form) => {
        const link = await getSharedResults(em, form, linkId);
        renewAddress(link, config.secret);
        await recordChange(em, { ctx, actor, config }, { action: 'renewed', form, linkId });
        await em.flush();
        return presentSharedResults(link, config);
      }),
    ),
  );

  router.delete(
    '/',
    guard(oneLink, async ({ ctx, actor, params: { formId, linkId } }) =>
      withSharedForm(orm, actor, formId, async (em, form) => {
        await endSharedResults(em, form, linkId);
        await recordChange(em, { ctx, actor, config }, { action: 'ended', form, linkId });
      }),
    ),
  );

  return router;
}
