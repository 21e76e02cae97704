import { Router } from '@koa/router';
import { parsePostedForm, STATUS_TEXTS, type Language } from '@inlay/sdk/model';
import type { FormPageState } from '@inlay/sdk/server';
import {
  receiptSchema,
  staffPageParamsSchema,
  submissionRequestSchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { answerWithNotices } from '../../platform/http/secretPages.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { loadActor } from '../../platform/identity/loadActor.ts';
import { createFormPages } from '../public-forms/page/formPages.ts';
import { takeStep } from '../public-forms/page/takeStep.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { refusalProblem } from '../public-forms/submit/refusalProblem.ts';
import { visitorLanguage } from '../public-forms/visitorLanguage.ts';
import {
  answerEdit,
  postedState,
  readPost,
  takeEdit,
  type EditAnswer,
  type EditDeps,
  type PostedEdit,
} from './answerEdit.ts';
import { editPage, editParts } from './editPage.ts';
import { enterSubmission } from './enterSubmission.ts';
import type { FoundEdit } from './findEdit.ts';
import { findEditable, findEnterable, forStaff } from './findForStaff.ts';
import { openStaffToken, type StaffPage } from './staffToken.ts';

/** What a page of those who work on submissions is about. */
interface FoundPage {
  page: StaffPage;
  /** An entry is an edit of a submission that is not stored yet. */
  edit: FoundEdit;
}

const SENT = {
  access: 'public',
  params: staffPageParamsSchema,
  missing: 'form.not_found',
  problems: [
    'access.denied',
    'form.changed',
    'form.full',
    'form.too_demanding',
    'submission.not_found',
    'submission.invalid',
    'rate_limit.exceeded',
  ],
  body: submissionRequestSchema,
  bodyLimits: ANSWERS_BODY_LIMITS,
  checksText: true,
  response: receiptSchema,
  status: 201,
} as const;

/**
 * The pages on which people correct answers (SUBM-122) and enter submissions by hand (SUBM-124): the form as its
 * visitors have it, which sends to an address of its own.
 */
export function staffPagesRouter(deps: EditDeps): Router<AppState> {
  const { config, limits } = deps;
  const router = new Router<AppState>();
  const pages = createFormPages(deps);

  const send = (ctx: AppContext, status: number, state: FormPageState, { form }: FoundEdit): void => {
    pages.sendOwn(ctx, status, state, { ...form, allowedWebsites: [] });
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
  };
  const find = async (ctx: AppContext): Promise<FoundPage> => {
    answerWithNotices(ctx, STATUS_TEXTS);
    const source = requestSource(ctx, config);
    await limits.take('submissionStatus', { key: source.hash, source });
    return findPage(deps, String(ctx['params']['token']));
  };

  router.get('/w/:token', async (ctx) => {
    const found = await find(ctx);
    const language = visitorLanguage(ctx, found.edit.form);
    send(ctx, 200, await showPage(deps, found, language), found.edit);
  });

  router.post('/w/:token/:version/:formId/embed/:id', async (ctx) => {
    const found = await find(ctx);
    const { edit, page } = found;
    const posted = await readPost(deps, ctx, edit);
    const language = visitorLanguage(ctx, edit.form);
    const findNow = async () => (await findPage(deps, String(ctx['params']['token']))).edit;
    const post = { edit, posted, seen: Number(ctx['params']['version']), language, findNow };
    const answer = page.kind === 'edit' ? await answerEdit(deps, post) : await answerEntry(deps, page, post);
    if (answer !== 'saved') return send(ctx, answer.status, answer.state, answer.edit ?? edit);
    ctx.status = 303;
    ctx.redirect(edit.editor.donePath);
    return undefined;
  });

  router.post(
    '/api/public/staff-pages/:token/:version',
    guard(SENT, async ({ ctx, params: { token, version: seen }, body }) => {
      const source = requestSource(ctx, config);
      await limits.take('formStep', { key: source.hash, source });
      const { page, edit } = await findPage(deps, token);
      const language = visitorLanguage(ctx, edit.form);
      if (page.kind === 'edit') return takeEdit(deps, edit, { seen, body, language });
      const outcome = await enter(deps, page, { edit, rawAnswers: body.answers, language });
      if (outcome.kind !== 'stored') throw refusalProblem(deps, outcome, { form: edit.form, language });
      return {
        submissionId: outcome.submission.id,
        receiptCode: outcome.submission.receiptCode,
        submittedAt: edit.submission.submittedAt.toISOString(),
        redirectUrl: `${config.publicUrl}${edit.editor.donePath}`,
      };
    }),
  );

  return router;
}

/** @throws {ProblemError} for a wrong or ended token, and for who may work on it no more. */
async function findPage(deps: EditDeps, token: string): Promise<FoundPage> {
  const page = openStaffToken(deps.config, token);
  const actor = page && (await inTransaction(deps.orm, (em) => loadActor(em, page.userId, page.accountId)));
  if (!page || !actor) throw new ProblemError('form.not_found');
  const editor = { userId: actor.id, path: `/w/${token}` };
  if (page.kind === 'edit') {
    const { submission, form } = await findEditable(deps, actor, page.id);
    const donePath = `/submissions/${form.id}?submission=${submission.id}`;
    return { page, edit: { editor: { ...editor, donePath }, submission, form: forStaff(form), end: null } };
  }
  const form = forStaff(await findEnterable(deps, actor, { formId: page.id }));
  const submission = {
    id: page.entryId,
    formId: form.id,
    accountId: form.accountId,
    answers: {},
    revisionId: form.revisionId,
    submittedAt: new Date(),
    idempotencyKey: page.entryId,
    receiptCode: '',
    version: null,
  };
  const donePath = `/submissions/${form.id}`;
  return { page, edit: { editor: { ...editor, donePath }, submission, form, end: null } };
}

/** An entry begins with what the form begins with. */
async function showPage(
  deps: EditDeps,
  { page, edit }: FoundPage,
  language: Language,
): Promise<FormPageState> {
  if (page.kind === 'edit') return editPage(deps, edit, language);
  return { kind: 'form', ...editParts(deps, edit, language) };
}

type Entry = Extract<StaffPage, { kind: 'entry' }>;

const enter = (
  deps: EditDeps,
  { entryId, userId }: StaffPage & Entry,
  { edit, rawAnswers, language }: { edit: FoundEdit; rawAnswers: unknown; language: Language },
) => enterSubmission(deps, { form: edit.form, rawAnswers, idempotencyKey: entryId, userId, language });

/** Stores what was posted of an entry, or shows another page of the form. */
async function answerEntry(deps: EditDeps, page: Entry, post: PostedEdit): Promise<EditAnswer | 'saved'> {
  const { edit, posted, language } = post;
  const form: PublishedForm = edit.form;
  if (form.plan) {
    const step = takeStep({ form, posted, language });
    if (step.kind === 'page') {
      const { at, rawAnswers, issues, focus } = step;
      const changes = { at, rawAnswers, ...(issues.length > 0 && { issues }), ...(focus && { focus }) };
      return { status: issues.length > 0 ? 422 : 200, state: postedState(deps, post, changes) };
    }
  }
  const outcome = await enter(deps, page, {
    edit,
    rawAnswers: parsePostedForm(form.definition, posted),
    language,
  });
  if (outcome.kind === 'stored') return 'saved';
  const problem = refusalProblem(deps, outcome, { form, language });
  const changes =
    outcome.kind === 'invalid' ? { issues: outcome.issues } : { notice: { text: problem.message } };
  return { status: problem.status, state: postedState(deps, post, changes) };
}
