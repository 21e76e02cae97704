import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../audit/recordEvent.ts';
import { hashPassword } from '../auth/password/passwords.ts';
import {
  createSharedResultsRequestSchema,
  formIdParamsSchema,
  sharedResultsListSchema,
  sharedResultsParamsSchema,
  sharedResultsSchema,
  updateSharedResultsRequestSchema,
} from '../contract/index.ts';
import type { Config } from '../config/config.ts';
import { withManagedForm } from '../forms/managedForm.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import type { Actor } from '../identity/actor.ts';
import { listDefinitionsOf, type ResultsDeps } from '../results/readResults.ts';
import { assertChangeable, assertShareable } from './assertShareable.ts';
import { shareableQuestions } from './shareableQuestions.ts';
import {
  addSharedResults,
  assertMayAddLink,
  changeSharedResults,
  endSharedResults,
  getSharedResults,
  listSharedResults,
  presentSharedResults,
  renewAddress,
} from './sharedLinks.ts';
import { takeSnapshot } from './takeSnapshot.ts';

const oneForm = {
  access: 'approved',
  scope: 'forms',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['access.denied'],
} as const;

const oneLink = {
  ...oneForm,
  params: sharedResultsParamsSchema,
  problems: ['access.denied', 'shared_results.not_found'],
} as const;

/** Links to a form's results, for those who may change the form (RESULT-020). */
export function sharedResultsRouter(deps: ResultsDeps & { config: Config }): Router<AppState> {
  const { orm, config } = deps;
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/shared-results' });

  router.get(
    '/',
    guard({ ...oneForm, response: sharedResultsListSchema }, async ({ actor, params }) => {
      const { form, links } = await withManagedForm(orm, actor, params.formId, async (em, one) => ({
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
        const form = await withManagedForm(orm, actor, params.formId, async (em, one) => {
          await assertMayAddLink(em, one);
          return one;
        });
        assertShareable(body, shareableQuestions(await listDefinitionsOf(deps, form)));
        const snapshot = body.isFrozen ? await takeSnapshot(deps, form, body) : null;
        const passwordHash = body.password === null ? null : await hashPassword(body.password);
        return withManagedForm(orm, actor, params.formId, async (em, one) => {
          const input = { request: body, snapshot, passwordHash, createdBy: actor.id, secret: config.secret };
          const link = addSharedResults(em, one, input);
          await recordChange(
            em,
            { ctx, actor, config },
            { action: 'shared', formId: one.id, linkId: link.id },
          );
          await em.flush();
          return presentSharedResults(link, config);
        });
      },
    ),
  );

  router.patch(
    '/:linkId',
    guard(
      {
        ...oneLink,
        body: updateSharedResultsRequestSchema,
        response: sharedResultsSchema,
      },
      async ({ ctx, actor, params: { formId, linkId }, body }) => {
        const { form, link } = await withManagedForm(orm, actor, formId, async (em, one) => ({
          form: one,
          link: await getSharedResults(em, one, linkId),
        }));
        assertChangeable(body, link, shareableQuestions(await listDefinitionsOf(deps, form)));
        const { password } = body;
        const passwordHash = password ? await hashPassword(password) : password;
        return withManagedForm(orm, actor, formId, async (em, one) => {
          const changed = await getSharedResults(em, one, linkId);
          changeSharedResults(changed, body, passwordHash);
          await recordChange(em, { ctx, actor, config }, { action: 'changed', formId, linkId });
          await em.flush();
          return presentSharedResults(changed, config);
        });
      },
    ),
  );

  router.post(
    '/:linkId/renew',
    guard({ ...oneLink, response: sharedResultsSchema }, async ({ ctx, actor, params: { formId, linkId } }) =>
      withManagedForm(orm, actor, formId, async (em, form) => {
        const link = await getSharedResults(em, form, linkId);
        renewAddress(link, config.secret);
        await recordChange(em, { ctx, actor, config }, { action: 'renewed', formId, linkId });
        await em.flush();
        return presentSharedResults(link, config);
      }),
    ),
  );

  router.delete(
    '/:linkId',
    guard(oneLink, async ({ ctx, actor, params: { formId, linkId } }) =>
      withManagedForm(orm, actor, formId, async (em, form) => {
        await endSharedResults(em, form, linkId);
        await recordChange(em, { ctx, actor, config }, { action: 'ended', formId: form.id, linkId });
      }),
    ),
  );

  return router;
}

/** Records who opened a form's results to readers without an account, changed what they see, or closed them. */
async function recordChange(
  em: EntityManager,
  { ctx, actor, config }: { ctx: AppContext; actor: Actor; config: Config },
  data: { action: 'shared' | 'changed' | 'renewed' | 'ended'; formId: string; linkId: string },
): Promise<void> {
  await recordEvent(em, {
    type: 'shared_results_changed',
    source: requestSource(ctx, config),
    userId: actor.id,
    data,
  });
}
