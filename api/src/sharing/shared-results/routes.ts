import { Router } from '@koa/router';
import { hashPassword } from '../../platform/identity/passwords.ts';
import {
  createSharedResultsRequestSchema,
  formIdParamsSchema,
  sharedResultsListSchema,
  sharedResultsSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { listDefinitionsOf, type ResultsDeps } from '../../results/loadResults.ts';
import { assertShareable } from './assertShareable.ts';
import { shareableQuestions } from './shareableQuestions.ts';
import {
  addSharedResults,
  assertMayAddLink,
  listSharedResults,
  presentSharedResults,
} from './sharedLinks.ts';
import { takeSnapshot } from './takeSnapshot.ts';
import { recordChange } from './recordChange.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

/** Links to a form's results, for those who may change the form (RESULT-020). */
export function sharedResultsRouter(deps: ResultsDeps & { config: Config }): Router<AppState> {
  const { orm, config } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/shared-results' });

  router.get(
    '/',
    guard({ ...oneForm, response: sharedResultsListSchema }, async ({ actor, params }) => {
      const { form, links } = await withSharedForm(orm, actor, params.formId, async (em, one) => ({
        form: one,
        links: await listSharedResults(em, one),
      }));
      return {
        links: links.map((link) => presentSharedResults(link, config)),
        questions: shareableQuestions(await listDefinitionsOf(deps, form)),
      };
    }),
  );

  router.post(
    '/',
    guard(
      {
        ...oneForm,
        problems: ['access.denied', 'shared_results.limit_reached'],
        body: createSharedResultsRequestSchema,
        response: sharedResultsSchema,
        status: 201,
      },
      async ({ ctx, actor, params, body }) => {
        const form = await withSharedForm(orm, actor, params.formId, async (em, one) => {
          await assertMayAddLink(em, one);
          return one;
        });
        assertShareable(body, shareableQuestions(await listDefinitionsOf(deps, form)));
        const snapshot = body.isFrozen ? await takeSnapshot(deps, form, body) : null;
        const passwordHash = body.password === null ? null : await hashPassword(body.password);
        return withSharedForm(orm, actor, params.formId, async (em, one) => {
          // Others may have been added while the results were read.
          await lockUntilCommit(em, `shared_results:${one.id}`);
          await assertMayAddLink(em, one);
          const input = { request: body, snapshot, passwordHash, createdBy: actor.id, secret: config.secret };
          const link = addSharedResults(em, one, input);
          await recordChange(em, { ctx, actor, config }, { action: 'shared', form: one, linkId: link.id });
          await em.flush();
          return presentSharedResults(link, config);
        });
      },
    ),
  );

  return router;
}
