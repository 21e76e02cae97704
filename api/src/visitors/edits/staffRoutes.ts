import { Router } from '@koa/router';
import { packForm } from '@inlay/sdk/model';
import {
  editAnswersRequestSchema,
  editAnswersResponseSchema,
  enterSubmissionRequestSchema,
  enterSubmissionResponseSchema,
  entryFormResponseSchema,
  formIdParamsSchema,
  staffPageResponseSchema,
  submissionEditResponseSchema,
  submissionIdParamsSchema,
} from '../../platform/contract/index.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../../platform/http/readBody.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { versionOf } from '../../submissions/versions/storeVersion.ts';
import { presentPublicForm } from '../public-forms/presentPublicForm.ts';
import type { SubmitDeps } from '../public-forms/publicFormDeps.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { refusalProblem } from '../public-forms/submit/refusalProblem.ts';
import { visitorLanguage } from '../public-forms/visitorLanguage.ts';
import { createId } from '../../platform/db/columns.ts';
import { editAnswers, rawOf } from './editAnswers.ts';
import { enterSubmission } from './enterSubmission.ts';
import { findEditable, findEnterable, forStaff } from './findForStaff.ts';
import { staffPath } from './staffToken.ts';

const EDIT_PROBLEMS = [
  'access.denied',
  'submission.changed',
  'submission.invalid',
  'form.changed',
  'form.full',
  'form.too_demanding',
] as const;

/** Routes by which people correct answers (SUBM-122). */
export function editsRouter(deps: SubmitDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/submissions/:submissionId' });

  router.get(
    '/edit',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'forms',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        problems: ['access.denied'],
        response: submissionEditResponseSchema,
        isCompressible: true,
      },
      async ({ ctx, actor, params: { submissionId } }) => {
        const { submission, form } = await findEditable(deps, actor, submissionId);
        const shown = packForm(presentPublicForm(forStaff(form), deps, visitorLanguage(ctx, form)));
        const answers = rawOf(deps, form, submission.answers);
        return { version: versionOf(submission), form: shown, answers };
      },
    ),
  );

  router.put(
    '/answers',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'forms',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        problems: EDIT_PROBLEMS,
        body: editAnswersRequestSchema,
        bodyLimits: ANSWERS_BODY_LIMITS,
        checksText: true,
        response: editAnswersResponseSchema,
      },
      ({ ctx, actor, params, body: { version: seen, answers, reason = '' } }) =>
        editAsStaff(deps, ctx, {
          actor,
          submissionId: params.submissionId,
          seen,
          reason: reason || null,
          raw: () => answers,
        }),
    ),
  );

  router.post(
    '/edit-page',
    guard(
      {
        access: 'approved',
        params: submissionIdParamsSchema,
        missing: 'submission.not_found',
        problems: ['access.denied'],
        response: staffPageResponseSchema,
      },
      async ({ actor, params: { submissionId } }) => {
        await findEditable(deps, actor, submissionId);
        return { path: staffPath(deps.config, { kind: 'edit', id: submissionId, ...personOf(actor) }) };
      },
    ),
  );

  return router;
}

const personOf = ({ id: userId, accountId }: Actor) => ({ userId, accountId });

/** Routes by which people enter submissions by hand (SUBM-124). */
export function entriesRouter(deps: SubmitDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms/:formId/entries' });

  router.get(
    '/form',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'forms',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['access.denied'],
        response: entryFormResponseSchema,
        isCompressible: true,
      },
      async ({ ctx, actor, params: { formId } }) => {
        const form = await findEnterable(deps, actor, { formId });
        return { form: packForm(presentPublicForm(forStaff(form), deps, visitorLanguage(ctx, form))) };
      },
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        scope: 'submissions',
        keeps: 'forms',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: [
          'access.denied',
          'submission.invalid',
          'submission.key_reused',
          'form.changed',
          'form.full',
          'form.too_demanding',
        ],
        body: enterSubmissionRequestSchema,
        bodyLimits: ANSWERS_BODY_LIMITS,
        checksText: true,
        response: enterSubmissionResponseSchema,
        status: 201,
      },
      async ({ ctx, actor, params: { formId }, body: { revisionId, idempotencyKey, answers } }) => {
        const form = await findEnterable(deps, actor, { formId, revisionId });
        const language = visitorLanguage(ctx, form);
        const entry = { form, rawAnswers: answers, idempotencyKey, userId: actor.id, language };
        const outcome = await enterSubmission(deps, entry);
        if (outcome.kind !== 'stored') throw refusalProblem(deps, outcome, { form, language });
        const { id: submissionId, receiptCode } = outcome.submission;
        return { submissionId, receiptCode };
      },
    ),
  );

  router.post(
    '/page',
    guard(
      {
        access: 'approved',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['access.denied'],
        response: staffPageResponseSchema,
      },
      async ({ actor, params: { formId } }) => {
        const { id } = await findEnterable(deps, actor, { formId });
        const content = { kind: 'entry', id, entryId: createId(), ...personOf(actor) } as const;
        return { path: staffPath(deps.config, content) };
      },
    ),
  );

  return router;
}

/** An edit of somebody who works on submissions. */
interface StaffEdit {
  actor: Actor;
  submissionId: string;
  /** The version that was seen; null for whatever it is. */
  seen: number | null;
  reason: string | null;
  /** Returns all raw answers, from those that are stored. */
  raw(stored: Record<string, unknown>, form: PublishedForm): unknown;
}

/**
 * Stores answers that were corrected, by the questions that were answered.
 * @throws {ProblemError} `submission.changed` with the version as it is, `submission.invalid`.
 */
export async function editAsStaff(
  deps: SubmitDeps,
  ctx: AppContext,
  { actor, submissionId, seen, reason, raw }: StaffEdit,
) {
  const { submission, form } = await findEditable(deps, actor, submissionId);
  const language = visitorLanguage(ctx, form);
  const outcome = await editAnswers(deps, {
    submission,
    form,
    seen: seen ?? versionOf(submission),
    userId: actor.id,
    reason,
    rawAnswers: raw(rawOf(deps, form, submission.answers), form),
    language,
  });
  if (outcome.kind === 'changed') throw new ProblemError('submission.changed');
  if (!('version' in outcome)) throw refusalProblem(deps, outcome, { form, language });
  return { version: outcome.version, answers: outcome.answers };
}
