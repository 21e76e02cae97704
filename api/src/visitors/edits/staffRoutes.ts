import { Router } from '@koa/router';
import { asksForCode, isCaptcha, mapFields, packForm, type Language } from '@inlay/sdk/model';
import {
  editAnswersRequestSchema,
  editAnswersResponseSchema,
  enterSubmissionRequestSchema,
  enterSubmissionResponseSchema,
  entryFormResponseSchema,
  formIdParamsSchema,
  submissionEditResponseSchema,
  submissionIdParamsSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../../platform/http/readBody.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getManagedForm } from '../../forms/managedForm.ts';
import { findAnnotatable } from '../../submissions/findVisible.ts';
import { versionOf } from '../../submissions/versions/storeVersion.ts';
import { visibilityFor } from '../../submissions/visibility/visibilityFor.ts';
import { presentPublicForm } from '../public-forms/presentPublicForm.ts';
import type { SubmitDeps } from '../public-forms/publicFormDeps.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { refusalProblem } from '../public-forms/submit/refusalProblem.ts';
import { visitorLanguage } from '../public-forms/visitorLanguage.ts';
import { editAnswers, rawOf, type EditedSubmission } from './editAnswers.ts';
import { enterSubmission } from './enterSubmission.ts';

const EDIT_PROBLEMS = [
  'access.denied',
  'submission.changed',
  'submission.invalid',
  'form.changed',
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
        const shown = presentForStaff(deps, form, visitorLanguage(ctx, form));
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

  return router;
}

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
        return { form: presentForStaff(deps, form, visitorLanguage(ctx, form)) };
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
        problems: ['access.denied', 'submission.invalid', 'form.changed', 'form.too_demanding'],
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

/**
 * Finds a submission whose answers the actor may correct, with the revision that was answered.
 * @throws {ProblemError} `submission.not_found`; `access.denied` for who only reads it, or does not see all of it.
 */
async function findEditable(
  { orm, published }: SubmitDeps,
  actor: Actor,
  submissionId: string,
): Promise<{ submission: EditedSubmission; form: PublishedForm }> {
  const submission = await inTransaction(orm, async (em) => {
    const found = await findAnnotatable(em, actor, submissionId);
    const { seesRules } = await visibilityFor(em, actor, found.form.id);
    if (!seesRules) throw new ProblemError('access.denied');
    return found.submission;
  });
  const form = await published.find(submission.formId, submission.revisionId);
  if (!form) throw new ProblemError('submission.not_found');
  return { submission, form };
}

async function findEnterable(
  { orm, published }: SubmitDeps,
  actor: Actor,
  { formId, revisionId = null }: { formId: string; revisionId?: string | null },
): Promise<PublishedForm> {
  await inTransaction(orm, (em) => getManagedForm(em, actor, formId, 'work'));
  const form = await published.find(formId, revisionId);
  if (!form) throw new ProblemError('form.not_found');
  if (form.isOutdated) throw new ProblemError('form.changed');
  return form;
}

/**
 * Presents a form to those who work on its submissions: whatever its state, with all of its fields, and without what
 * only a visitor can prove.
 */
function presentForStaff(deps: SubmitDeps, form: PublishedForm, language: Language) {
  const asked = mapFields(form.definition, (field) => {
    if (isCaptcha(field)) return null;
    if (!asksForCode(field)) return field;
    const { confirm: _byCode, ...plain } = field;
    return plain;
  });
  const open = { ...form, definition: asked, closed: null, hiddenFields: [], lockedFields: [] };
  return packForm(presentPublicForm(open, deps, language));
}
