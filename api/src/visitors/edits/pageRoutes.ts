import { Router } from '@koa/router';
import type { Pool } from 'pg';
import { z } from 'zod';
import { EDIT_TEXTS, fill, parsePostedForm, STATUS_TEXTS, TEXTS, type Language } from '@inlay/sdk/model';
import type { FormPageState } from '@inlay/sdk/server';
import {
  editLinkParamsSchema,
  receiptSchema,
  submissionRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS, readFormBody } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { answerWithNotices } from '../../platform/http/secretPages.ts';
import { readMultipart } from '../../submissions/uploads/readMultipart.ts';
import { versionOf, withdraw } from '../../submissions/versions/storeVersion.ts';
import { changedParts } from '../../submissions/versions/changedParts.ts';
import { createFormPages } from '../public-forms/page/formPages.ts';
import { postedPage, type PageChanges, type ReadPost } from '../public-forms/page/postedPage.ts';
import { takeStep } from '../public-forms/page/takeStep.ts';
import type { PublicFormDeps } from '../public-forms/publicFormDeps.ts';
import { refusalProblem } from '../public-forms/submit/refusalProblem.ts';
import { visitorLanguage } from '../public-forms/visitorLanguage.ts';
import { dayOf, editPage, editParts, pathOf, type OpenEdit } from './editPage.ts';
import { editAnswers, fixedFields, type EditOutcome } from './editAnswers.ts';
import { findEdit, type FoundEdit } from './findEdit.ts';

type EditDeps = PublicFormDeps & { pool: Pool };

const uuid = z.uuid().toLowerCase();

/** What a script is answered with, as for a submission. */
const SENT = {
  access: 'public',
  params: editLinkParamsSchema,
  missing: 'submission.not_found',
  problems: [
    'form.closed',
    'form.changed',
    'form.too_demanding',
    'submission.invalid',
    'submission.turned_away',
    'rate_limit.exceeded',
  ],
  body: submissionRequestSchema,
  bodyLimits: ANSWERS_BODY_LIMITS,
  checksText: true,
  response: receiptSchema,
  status: 201,
} as const;

/**
 * The pages on which senders edit and withdraw what they have sent (SUBM-118, SUBM-120). Opening one changes nothing:
 * programs that look through mails do so. They work without JavaScript; with it the form sends to an address below its
 * page as it would to its own.
 */
export function editPagesRouter(deps: EditDeps): Router<AppState> {
  const { config, limits } = deps;
  const router = new Router<AppState>();
  const pages = createFormPages(deps);

  const send = (ctx: AppContext, status: number, state: FormPageState, edit: FoundEdit): void => {
    // Framed by nobody, kept nowhere, and its address is told to no other website.
    pages.sendOwn(ctx, status, state, { ...edit.form, allowedWebsites: [] });
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
  };

  /** Finds what the address leads to. @throws {ProblemError} `route.not_found`, as a page in the visitor's language. */
  const find = async (ctx: AppContext, revisionId: string | null = null): Promise<FoundEdit> => {
    answerWithNotices(ctx, STATUS_TEXTS);
    const source = requestSource(ctx, config);
    await limits.take('submissionStatus', { key: source.hash, source });
    const edit = await findEdit(deps, String(ctx['params'].token), revisionId);
    if (!edit) throw new ProblemError('route.not_found');
    return edit;
  };

  router.get('/e/:token', async (ctx) => {
    const edit = await find(ctx);
    const language = visitorLanguage(ctx, edit.form);
    const ended = endedState(deps, edit, language);
    if (ended) return send(ctx, 200, ended, edit);
    if (!edit.form.allowsEdits) return send(ctx, 200, askState(deps, edit, language), edit);
    const isSaved = ctx.query['saved'] !== undefined;
    const state = isSaved ? savedState(deps, edit, language) : await editPage(deps, edit, language);
    send(ctx, 200, state, edit);
  });

  router.get('/e/:token/withdraw', async (ctx) => {
    const edit = await find(ctx);
    const language = visitorLanguage(ctx, edit.form);
    if (!edit.form.allowsWithdrawal) throw new ProblemError('route.not_found');
    send(ctx, 200, endedState(deps, edit, language) ?? askState(deps, edit, language), edit);
  });

  router.post('/e/:token/withdraw', async (ctx) => {
    const edit = await find(ctx);
    const language = visitorLanguage(ctx, edit.form);
    if (!edit.form.allowsWithdrawal) throw new ProblemError('route.not_found');
    if (edit.end && edit.end !== 'withdrawn') return send(ctx, 403, endedState(deps, edit, language)!, edit);
    if (!edit.end && !(await withdrawNow(deps, edit))) throw new ProblemError('route.not_found');
    send(ctx, 200, messageState(deps, edit, language, 'withdrawn'), edit);
  });

  router.post('/e/:token/:version/:formId/embed/:id', async (ctx) => {
    const params = editLinkParamsSchema.safeParse(ctx['params']).data;
    if (!params) throw new ProblemError('route.not_found');
    const current = await find(ctx);
    const posted = await readPost(deps, ctx, current);
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const edit = await find(ctx, revisionId);
    const language = visitorLanguage(ctx, edit.form);
    if (edit.end === 'withdrawn' || edit.end === 'disabled' || !edit.form.allowsEdits)
      return send(ctx, 403, endedState(deps, edit, language) ?? askState(deps, edit, language), edit);
    const answer = await answerEdit(deps, { edit, posted, seen: params.version, language });
    if (answer === 'saved') {
      ctx.status = 303;
      ctx.redirect(`${pathOf(deps, edit.submission)}?saved`);
      return undefined;
    }
    return send(ctx, answer.status, answer.state, answer.edit ?? edit);
  });

  router.post(
    '/api/public/edits/:token/:version',
    guard(SENT, async ({ ctx, params, body }) => {
      const source = requestSource(ctx, config);
      await limits.take('formStep', { key: source.hash, source });
      const edit = await findEdit(deps, params.token, body.revisionId);
      if (!edit?.form.allowsEdits) throw new ProblemError('submission.not_found');
      const { submission, form } = edit;
      const language = visitorLanguage(ctx, form);
      const texts = EDIT_TEXTS[language];
      if (edit.end) throw new ProblemError('form.closed', { message: texts.ended });
      const sent = { submission, form, seen: params.version, userId: null, reason: null, language };
      const outcome = form.isOutdated
        ? ({ kind: 'changed' } as const)
        : await editAnswers(deps, { ...sent, rawAnswers: body.answers });
      // The page posts everything again, and is answered with what was changed.
      if (outcome.kind === 'changed') throw new ProblemError('form.changed');
      if (!('version' in outcome)) throw refusalProblem(deps, outcome, { form, language });
      return {
        submissionId: submission.id,
        receiptCode: submission.receiptCode,
        submittedAt: submission.submittedAt.toISOString(),
        redirectUrl: `${config.publicUrl}${pathOf(deps, submission)}?saved`,
      };
    }),
  );

  return router;
}

/** Reads a plain post; with files where the form takes them. */
async function readPost(deps: EditDeps, ctx: AppContext, { form, end }: FoundEdit): Promise<URLSearchParams> {
  const limits = ANSWERS_BODY_LIMITS;
  if (!ctx.is('multipart/form-data') || end) return readFormBody(ctx, limits);
  const source = requestSource(ctx, deps.config);
  const takeOne = (): Promise<void> => deps.limits.take('upload', { key: source.hash, source });
  return readMultipart(deps, ctx, { form, limits, source: source.hash, takeOne });
}

/** A plain post of an edit. */
interface PostedEdit {
  edit: FoundEdit;
  posted: URLSearchParams;
  /** The version that its page showed. */
  seen: number;
  language: Language;
}

/** The page that answers a post. @property edit as it is by now, where that is another. */
interface EditAnswer {
  status: number;
  state: FormPageState;
  edit?: FoundEdit;
}

/** Stores what was posted, or shows another page of the form; whatever happens, nothing that was typed is lost. */
async function answerEdit(deps: EditDeps, post: PostedEdit): Promise<EditAnswer | 'saved'> {
  const { edit, posted, seen, language } = post;
  const texts = EDIT_TEXTS[language];
  if (edit.end) {
    const notice = { title: texts.endedTitle, text: texts.ended };
    return { status: 403, state: postedState(deps, post, { notice }) };
  }
  const { submission, form } = edit;
  if (form.isOutdated) return showChanged(deps, post);
  if (form.plan) {
    const step = takeStep({ form: formFor(edit), posted, language, day: dayOf(edit) });
    if (step.kind === 'page') {
      const { at, rawAnswers, issues, focus } = step;
      const changes = { at, rawAnswers, ...(issues.length > 0 && { issues }), ...(focus && { focus }) };
      return { status: issues.length > 0 ? 422 : 200, state: postedState(deps, post, changes) };
    }
  }
  const rawAnswers = parsePostedForm(form.definition, posted);
  const sent = { submission, form, seen, userId: null, reason: null, language };
  const outcome: EditOutcome = await editAnswers(deps, { ...sent, rawAnswers });
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
  const token = pathOf(deps, edit.submission).split('/').at(-1)!;
  const now = (await findEdit(deps, token)) ?? edit;
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
  const then = before && (await deps.published.find(submission.formId, before.revisionId));
  const now = await deps.published.find(submission.formId, submission.revisionId);
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
const formFor = ({ form }: OpenEdit) => ({
  ...form,
  hiddenFields: fixedFields(form),
  lockedFields: [],
  closed: null,
});

/** Returns the page with everything that a post holds. */
function postedState(
  deps: EditDeps,
  { edit, posted, language }: Pick<PostedEdit, 'edit' | 'posted' | 'language'>,
  changes: PageChanges,
): FormPageState {
  const { idempotencyKey } = edit.submission;
  const read: ReadPost = { form: formFor(edit), language, idempotencyKey, posted, questions: null };
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

/** A card of an edit in the look of its form. */
function messageState(
  deps: EditDeps,
  edit: FoundEdit,
  language: Language,
  kind: 'ended' | 'saved' | 'withdrawn',
): Extract<FormPageState, { kind: 'message' }> {
  const texts = EDIT_TEXTS[language];
  const { form } = editParts(deps, edit, language);
  return { kind: 'message', form, title: texts[`${kind}Title`], text: texts[kind] };
}

/** Says why nothing can be changed any more; null while it can. */
function endedState(deps: EditDeps, edit: FoundEdit, language: Language): FormPageState | null {
  if (edit.end === null) return null;
  if (edit.end === 'disabled') return { kind: 'disabled' };
  return messageState(deps, edit, language, edit.end);
}

/** Says that an edit is stored, and offers another. */
const savedState = (deps: EditDeps, edit: FoundEdit, language: Language): FormPageState => ({
  ...messageState(deps, edit, language, 'saved'),
  wayOut: {
    action: pathOf(deps, edit.submission),
    method: 'get',
    text: EDIT_TEXTS[language].change,
  },
});

/** Asks whether the answers are to be withdrawn. */
function askState(deps: EditDeps, edit: FoundEdit, language: Language): FormPageState {
  const texts = EDIT_TEXTS[language];
  return {
    ...messageState(deps, edit, language, 'withdrawn'),
    title: texts.withdrawTitle,
    text: texts.withdrawText,
    wayOut: { action: `${pathOf(deps, edit.submission)}/withdraw`, method: 'post', text: texts.withdraw },
  };
}

/** Versions that are tried: an edit at the same moment does not keep a sender from withdrawing. */
const TRIES = 3;

/** Withdraws the answers, whatever their version. @returns false where they are gone. */
async function withdrawNow(deps: EditDeps, { submission, form }: FoundEdit): Promise<boolean> {
  const { id, formId, accountId } = submission;
  let seen = versionOf(submission);
  for (let tries = 0; tries < TRIES; tries++, seen++) {
    const change = { place: { id, formId, accountId }, seen, userId: null, reason: null };
    // oxlint-disable-next-line no-await-in-loop -- the next version is tried once this one is gone
    if (await inTransaction(deps.orm, (em) => withdraw(em, change))) return true;
  }
  const now = await findEdit(deps, pathOf(deps, submission).split('/').at(-1)!);
  return now?.end === 'withdrawn' && form.id === formId;
}
