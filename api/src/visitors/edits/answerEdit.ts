import type { Pool } from 'pg';
import {
  createEmptyDefinition,
  EDIT_TEXTS,
  fill,
  parsePostedForm,
  TEXTS,
  type Language,
} from '@inlay/sdk/model';
import type { FormPageState } from '@inlay/sdk/server';
import type { SubmissionRequest } from '@inlay/sdk/model';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS, readFormBody } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { readMultipart } from '../../submissions/uploads/readMultipart.ts';
import { changedParts } from '../../submissions/versions/changedParts.ts';
import { postedPage, type PageChanges, type ReadPost } from '../public-forms/page/postedPage.ts';
import { takeStep } from '../public-forms/page/takeStep.ts';
import type { PublicFormDeps } from '../public-forms/publicFormDeps.ts';
import { refusalProblem } from '../public-forms/submit/refusalProblem.ts';
import { editAnswers, type EditOutcome } from './editAnswers.ts';
import { askedBy, dayOf, editParts, fixedOf, type OpenEdit } from './editPage.ts';
import { takeReason } from './editReason.ts';
import { TRUSTED } from '../public-forms/password/formPass.ts';
import type { FoundEdit } from './findEdit.ts';

export type EditDeps = PublicFormDeps & { pool: Pool };

/** Reads a plain post; with files where the form takes them. */
export async function readPost(
  deps: EditDeps,
  ctx: AppContext,
  { form, end }: FoundEdit,
): Promise<URLSearchParams> {
  const limits = ANSWERS_BODY_LIMITS;
  if (!ctx.is('multipart/form-data')) return readFormBody(ctx, limits);
  const source = requestSource(ctx, deps.config);
  const takeOne = (): Promise<void> => deps.limits.take('upload', { key: source.hash, source });
  // Of an edit that is over, texts are read and no file is kept.
  const taken = end ? { ...form, definition: createEmptyDefinition() } : form;
  return readMultipart(deps, ctx, { form: taken, limits, source: source.hash, takeOne });
}

/** A plain post of an edit. */
export interface PostedEdit {
  edit: FoundEdit;
  posted: URLSearchParams;
  /** The version that its page showed. */
  seen: number;
  language: Language;
  /** Finds it as it is by now. */
  findNow(): Promise<FoundEdit | null>;
}

/** The page that answers a post. @property edit as it is by now, where that is another. */
export interface EditAnswer {
  status: number;
  state: FormPageState;
  edit?: FoundEdit;
}

/** Stores what was posted, or shows another page of the form; whatever happens, nothing that was typed is lost. */
export async function answerEdit(deps: EditDeps, post: PostedEdit): Promise<EditAnswer | 'saved'> {
  const { edit, posted, seen, language } = post;
  const texts = EDIT_TEXTS[language];
  if (edit.end) {
    const isWithdrawn = edit.end === 'withdrawn';
    const notice = isWithdrawn
      ? { title: texts.withdrawnTitle, text: texts.withdrawn }
      : { title: texts.endedTitle, text: texts.ended };
    return { status: 403, state: postedState(deps, post, { notice }) };
  }
  const { submission, form } = edit;
  if (form.isOutdated && edit.editor.userId === null) return showChanged(deps, post);
  if (form.plan) {
    const step = takeStep({ form: formFor(edit, language), posted, language, day: dayOf(edit) });
    if (step.kind === 'page') {
      const { at, rawAnswers, issues, focus } = step;
      const changes = { at, rawAnswers, ...(issues.length > 0 && { issues }), ...(focus && { focus }) };
      return { status: issues.length > 0 ? 422 : 200, state: postedState(deps, post, changes) };
    }
  }
  const typed = takeReason(edit.editor, parsePostedForm(formFor(edit, language).definition, posted));
  const { userId } = edit.editor;
  const sent = { submission, form, seen, userId, language };
  const outcome: EditOutcome = await editAnswers(deps, { ...sent, ...typed });
  if (outcome.kind === 'changed') return showChanged(deps, post);
  if ('version' in outcome) return 'saved';
  const problem = refusalProblem(deps, outcome, { form, language });
  if (outcome.kind !== 'invalid')
    return { status: problem.status, state: postedState(deps, post, { notice: { text: problem.message } }) };
  const { issues } = outcome;
  const [first] = issues;
  const at = form.definition.flow.layout === 'questions' ? first?.fieldId : first?.pageId;
  return { status: 422, state: postedState(deps, post, { issues, ...(form.plan && at && { at }) }) };
}

/** Shows the newest version's page with what was typed, and says what others have changed. */
async function showChanged(deps: EditDeps, post: PostedEdit): Promise<EditAnswer> {
  const { edit, seen, language } = post;
  const now = (await post.findNow()) ?? edit;
  const labels = await changedSince(deps, now, seen);
  const texts = EDIT_TEXTS[language];
  const notice = { text: labels ? fill(texts.changed, { labels }) : TEXTS[language].page.tryAgain };
  return { status: 409, state: postedState(deps, { ...post, edit: now }, { notice }), edit: now };
}

/** Names the questions whose answers are others than those of a version; empty for none. */
async function changedSince(deps: EditDeps, { submission }: FoundEdit, seen: number): Promise<string> {
  const { rows } = await deps.pool.query<{ answers: Record<string, unknown>; revisionId: string }>(
    `select answers, revision_id as "revisionId" from submission_versions
     where account_id = $1 and form_id = $2 and submission_id = $3 and version = $4`,
    [submission.accountId, submission.formId, submission.id, seen],
  );
  const [before] = rows;
  const then = before && (await deps.published.find(submission.formId, before.revisionId, TRUSTED));
  const now = await deps.published.find(submission.formId, submission.revisionId, TRUSTED);
  if (!before || !then || !now) return '';
  return changedParts(
    { definition: then.definition, answers: before.answers },
    { definition: now.definition, answers: submission.answers },
    { submittedAt: submission.submittedAt, fields: null },
  )
    .map(({ label }) => label)
    .join(', ');
}

/** The form with what its visitors never fill in hidden. */
const formFor = (edit: OpenEdit, language: Language) => ({
  ...askedBy(edit, language),
  hiddenFields: fixedOf(edit),
  lockedFields: [],
  closed: null,
});

/** Returns the page with everything that a post holds. */
export function postedState(
  deps: EditDeps,
  { edit, posted, language }: Pick<PostedEdit, 'edit' | 'posted' | 'language'>,
  changes: PageChanges,
): FormPageState {
  const { idempotencyKey } = edit.submission;
  const read: ReadPost = { form: formFor(edit, language), language, idempotencyKey, posted, questions: null };
  const state = postedPage(deps, read, changes);
  if (state.kind !== 'form') return state;
  const { form, carried = [], ...parts } = editParts(deps, edit, language);
  const { planned } = state.form;
  return {
    ...state,
    form: { ...form, ...(planned && { planned: { ...planned, today: dayOf(edit) } }) },
    ...parts,
    carried: [...carried, ...(state.carried ?? [])],
  };
}

/**
 * Stores what the form's script sends, and answers as it expects.
 * @throws {ProblemError} `form.changed` where somebody was faster: the page then posts everything plainly, and is
 *   answered with what was changed.
 */
export async function takeEdit(
  deps: EditDeps,
  { submission, form, editor }: FoundEdit,
  sent: { seen: number; body: Pick<SubmissionRequest, 'answers'>; language: Language },
) {
  const { seen, body, language } = sent;
  const edit = { submission, form, seen, userId: editor.userId, language };
  const outcome: EditOutcome =
    form.isOutdated && editor.userId === null
      ? { kind: 'changed' }
      : await editAnswers(deps, { ...edit, ...takeReason(editor, body.answers) });
  if (outcome.kind === 'changed') throw new ProblemError('form.changed');
  if (!('version' in outcome)) throw refusalProblem(deps, outcome, { form, language });
  return {
    submissionId: submission.id,
    receiptCode: submission.receiptCode,
    submittedAt: submission.submittedAt.toISOString(),
    redirectUrl: `${deps.config.publicUrl}${editor.donePath}`,
  };
}
