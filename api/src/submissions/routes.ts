import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  colorTagRequestSchema,
  formClicksResponseSchema,
  formIdParamsSchema,
  inboxFormsResponseSchema,
  setManyMarksRequestSchema,
  setManyMarksResponseSchema,
  submissionFilterSchema,
  submissionCountResponseSchema,
  submissionIdParamsSchema,
  submissionListQuerySchema,
  submissionListResponseSchema,
  submissionResponseSchema,
  tagsQuerySchema,
  tagsResponseSchema,
} from '../platform/contract/index.ts';
import { recordOpened } from '../platform/audit/recordOpened.ts';
import type { Config } from '../platform/config/config.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { Form } from '../platform/entities/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { formsVisibleTo } from '../forms/policy.ts';
import type { AppState } from '../platform/http/appContext.ts';
import type { Actor } from '../platform/identity/actor.ts';
import { guard } from '../platform/http/guard.ts';
import { countClicks } from './countClicks.ts';
import { countSubmissions } from './list/countSubmissions.ts';
import { getSubmission } from './getSubmission.ts';
import { listInboxForms } from './list/listInboxForms.ts';
import { listSubmissions, type SubmissionReads } from './list/listSubmissions.ts';
import { setMarks } from './annotations/setMarks.ts';
import { visibilityFor } from './visibility/visibilityFor.ts';
import { colorTag, listTags } from './annotations/tags.ts';

/** Routes of submissions. */
export function submissionsRouter(
  deps: SubmissionReads & { config: Config; orm: MikroORM },
): Router<AppState> {
  const { orm } = deps;
  const router = new Router<AppState>({ prefix: '/api/submissions' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found', 'api_key.one_form'],
        scope: 'submissions',
        keeps: 'answers',
        query: submissionListQuerySchema,
        response: submissionListResponseSchema,
        confirmsSession: true,
      },
      async ({ ctx, actor, query }) => {
        const visibility = await visibilityFor(orm.em, actor, query.formId);
        return listSubmissions(deps, { actor, caller: ctx.state.caller, query, visibility });
      },
    ),
  );

  router.get(
    '/count',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found', 'api_key.one_form'],
        scope: 'submissions',
        keeps: 'answers',
        query: submissionFilterSchema,
        response: submissionCountResponseSchema,
      },
      async ({ actor, query }) =>
        inTransaction(orm, async (em) => ({ total: await countSubmissions(em, { actor, filter: query }) })),
    ),
  );

  router.get(
    '/forms',
    guard(
      { access: 'approved', scope: 'submissions', keeps: 'answers', response: inboxFormsResponseSchema },
      async ({ actor }) => inTransaction(orm, (em) => listInboxForms(em, actor)),
    ),
  );

  router.get(
    '/tags',
    guard(
      {
        access: 'approved',
        problems: ['form.not_found'],
        scope: 'submissions',
        keeps: 'forms',
        query: tagsQuerySchema,
        response: tagsResponseSchema,
      },
      async ({ actor, query }) =>
        inTransaction(orm, async (em) => ({ tags: await listTags(em, { actor, formId: query.formId }) })),
    ),
  );

  router.patch(
    '/tags',
    guard(
      {
        access: 'approved',
        needs: 'work',
        scope: 'submissions',
        missing: 'form.not_found',
        body: colorTagRequestSchema,
      },
      async ({ actor, body }) => inTransaction(orm, (em) => colorTag(em, { actor, ...body })),
    ),
  );

  router.put(
    '/marks',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'forms',
        body: setManyMarksRequestSchema,
        response: setManyMarksResponseSchema,
      },
      async ({ actor, body: { ids, ...marks } }) =>
        inTransaction(orm, async (em) => ({ marked: await setMarks(em, { actor, ids, marks }) })),
    ),
  );

  router.get(
    '/:submissionId',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'answers',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        response: submissionResponseSchema,
      },
      async ({ ctx, actor, params: { submissionId } }) => {
        const { found, ...opened } = await open(deps, actor, submissionId);
        await recordOpened(deps, { ctx, actor }, opened);
        return found;
      },
    ),
  );

  return router;
}

/** Reads a submission, and whose it is. */
const open = ({ orm, revisions }: SubmissionReads & { orm: MikroORM }, actor: Actor, submissionId: string) =>
  inTransaction(orm, async (em) => {
    const found = await getSubmission(em, { actor, submissionId, revisions });
    const { formId } = found.submission;
    // Known to the entity manager by now: no statement.
    const { accountId } = await em.findOneOrFail(Form, { id: formId });
    return { found, accountId, formId, submissionId };
  });

/** The route of a form's click counters (SUBM-047, SUBM-048). */
export function formClicksRouter({ orm }: { orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/clicks' });

  router.get(
    '/',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        response: formClicksResponseSchema,
      },
      async ({ actor, params }) =>
        inTransaction(orm, async (em) => {
          const form = await getForm(em, formsVisibleTo(actor), params.formId);
          return countClicks(em, form);
        }),
    ),
  );

  return router;
}
