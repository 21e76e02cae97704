import { Router } from '@koa/router';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordEvent } from '../audit/recordEvent.ts';
import {
  createSharedResultsRequestSchema,
  formIdParamsSchema,
  sharedResultsListSchema,
  sharedResultsParamsSchema,
  sharedResultsSchema,
  type CreateSharedResultsRequest,
  type ShareableQuestion,
} from '../contract/index.ts';
import type { Config } from '../config/config.ts';
import { withManagedForm } from '../forms/managedForm.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import { guard } from '../http/guard.ts';
import { ProblemError } from '../http/problemError.ts';
import { requestSource } from '../http/requestSource.ts';
import type { Actor } from '../identity/actor.ts';
import { listDefinitionsOf, type ResultsDeps } from '../results/readResults.ts';
import { shareableQuestions } from './shareableQuestions.ts';
import {
  addSharedResults,
  assertMayAddLink,
  endSharedResults,
  listSharedResults,
  presentSharedResults,
} from './sharedLinks.ts';
import { takePicture } from './takePicture.ts';

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
        const picture = body.isFrozen ? await takePicture(deps, form, body) : null;
        return withManagedForm(orm, actor, params.formId, async (em, one) => {
          const input = { request: body, picture, createdBy: actor.id, secret: config.secret };
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

  router.delete(
    '/:linkId',
    guard(
      {
        ...oneForm,
        params: sharedResultsParamsSchema,
        problems: ['access.denied', 'shared_results.not_found'],
      },
      async ({ ctx, actor, params: { formId, linkId } }) =>
        withManagedForm(orm, actor, formId, async (em, form) => {
          await endSharedResults(em, form, linkId);
          await recordChange(em, { ctx, actor, config }, { action: 'ended', formId: form.id, linkId });
        }),
    ),
  );

  return router;
}

/** Records who opened a form's results to readers without an account, or closed them. */
async function recordChange(
  em: EntityManager,
  { ctx, actor, config }: { ctx: AppContext; actor: Actor; config: Config },
  data: { action: 'shared' | 'ended'; formId: string; linkId: string },
): Promise<void> {
  await recordEvent(em, {
    type: 'shared_results_changed',
    source: requestSource(ctx, config),
    userId: actor.id,
    data,
  });
}

/** @throws {ProblemError} `request.invalid` for a question that cannot be shared, and a time that has passed. */
function assertShareable(
  { questions, texts, expiresAt }: CreateSharedResultsRequest,
  shareable: readonly ShareableQuestion[],
): void {
  const known = new Set(shareable.map(({ id }) => id));
  const issues = [
    ...(questions.every((id) => known.has(id))
      ? []
      : [{ path: ['questions'], code: 'custom', message: 'One of these questions can’t be shared.' }]),
    ...(texts.every((id) => questions.includes(id))
      ? []
      : [{ path: ['texts'], code: 'custom', message: 'Choose these questions as well.' }]),
    ...(expiresAt === null || Date.parse(expiresAt) > Date.now()
      ? []
      : [{ path: ['expiresAt'], code: 'custom', message: 'Choose a time in the future.' }]),
  ];
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
}
