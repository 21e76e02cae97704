import { Router } from '@koa/router';
import { z } from 'zod';
import { ACCESS_TEXTS, parsePostedForm, EDIT_TEXTS, type Language } from '@inlay/sdk/model';
import type { FormPageState } from '@inlay/sdk/server';
import {
  receiptSchema,
  staffPageParamsSchema,
  submissionRequestSchema,
} from '../../platform/contract/index.ts';
import { createId } from '../../platform/db/columns.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { isProblem, ProblemError } from '../../platform/http/problemError.ts';
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
    'submission.key_reused',
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
    const language = visitorLanguage(ctx, form);
    pages.sendOwn(ctx, status, state, { ...form, language, allowedWebsites: [] });
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
  };
  const find = async (ctx: AppContext): Promise<FoundPage> => {
    answerWithNotices(ctx, EDIT_TEXTS);
    const source = requestSource(ctx, config);
    await limits.take('submissionStatus', { key: source.hash, source });
    return findPage(deps, { token: tokenOf(ctx) });
  };

  router.get('/w/:token', async (ctx) => {
    const found = await find(ctx);
    const language = visitorLanguage(ctx, found.edit.form);
    send(ctx, 200, await showPage(deps, found, language), found.edit);
  });

  router.post('/w/:token/:version/:formId/embed/:id', async (ctx) => {
    const { edit: current, page } = await find(ctx);
    const posted = await readPost(deps, ctx, current);
    const token = tokenOf(ctx);
    const findNow = async () => (await findPage(deps, { token })).edit;
    const seen = Number(ctx['params']['version']);
    const entered = page.kind === 'entry' && (await findEntry(deps, { token, posted, current }));
    const { edit = current, isOutdated = false } = entered || {};
    const language = visitorLanguage(ctx, edit.form);
    const post = { edit, posted, seen, language, findNow };
    const notice = { text: ACCESS_TEXTS[language].changed };
    const answer = isOutdated
      ? { status: 409, state: postedState(deps, post, { notice }) }
      : page.kind === 'edit'
        ? await answerEdit(deps, post)
        : await answerEntry(deps, page, post);
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
      const { revisionId, idempotencyKey } = body;
      const { page, edit } = await findPage(deps, { token, revisionId, idempotencyKey });
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

const tokenOf = (ctx: AppContext): string => String(ctx['params']['token']);

/** What a page of an entry was sent with. */
interface Asked {
  token: string;
  /** The revision whose questions were answered; null = the current one. */
  revisionId?: string | null;
  /** The key of this load of the page, so that another load is another submission; null for a new one. */
  idempotencyKey?: string | null;
}

const uuid = z.uuid().toLowerCase();

/** Finds the entry of a plain post, by the questions that it answers; by those of now where it is too old. */
async function findEntry(
  deps: EditDeps,
  { token, posted, current }: { token: string; posted: URLSearchParams; current: FoundEdit },
): Promise<{ edit: FoundEdit; isOutdated: boolean }> {
  const read = (name: string): string | null => uuid.safeParse(posted.get(name)).data ?? null;
  const idempotencyKey = read('idempotencyKey') ?? current.submission.id;
  try {
    const { edit } = await findPage(deps, { token, idempotencyKey, revisionId: read('revisionId') });
    return { edit, isOutdated: false };
  } catch (error) {
    if (!isProblem(error, 'form.changed')) throw error;
    return { edit: (await findPage(deps, { token, idempotencyKey })).edit, isOutdated: true };
  }
}

/**
 * @throws {ProblemError} for a wrong or ended token, for who may work on it no more, and `form.changed` for an entry by
 *   questions that are too old.
 */
async function findPage(
  deps: EditDeps,
  { token, revisionId = null, idempotencyKey = null }: Asked,
): Promise<FoundPage> {
  const page = openStaffToken(deps.config, token);
  const actor = page && (await inTransaction(deps.orm, (em) => loadActor(em, page.userId, page.accountId)));
  if (!page || !actor) throw new ProblemError('form.not_found');
  const editor = { userId: actor.id, asksReason: page.kind === 'edit', path: `/w/${token}` };
  if (page.kind === 'edit') {
    const { submission, form } = await findEditable(deps, actor, page.id);
    const donePath = `/submissions/${form.id}?submission=${submission.id}`;
    return { page, edit: { editor: { ...editor, donePath }, submission, form: forStaff(form), end: null } };
  }
  const form = forStaff(await findEnterable(deps, actor, { formId: page.id, revisionId }));
  const submission = {
    id: page.entryId,
    formId: form.id,
    accountId: form.accountId,
    answers: {},
    revisionId: form.revisionId,
    submittedAt: new Date(),
    idempotencyKey: idempotencyKey ?? createId(),
    receiptCode: '',
    language: null,
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
  { userId }: Entry,
  { edit, rawAnswers, language }: { edit: FoundEdit; rawAnswers: unknown; language: Language },
) => {
  const { form, submission } = edit;
  const { idempotencyKey } = submission;
  return enterSubmission(deps, { form, rawAnswers, idempotencyKey, userId, language });
};

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
  // Somebody went back and entered the next one: a new key makes sending it their own decision.
  if (outcome.kind === 'key_reused') {
    const again = { ...edit, submission: { ...edit.submission, idempotencyKey: createId() } };
    return { status: 422, state: postedState(deps, { ...post, edit: again }, { alreadySent: true }) };
  }
  const problem = refusalProblem(deps, outcome, { form, language });
  const changes =
    outcome.kind === 'invalid' ? { issues: outcome.issues } : { notice: { text: problem.message } };
  return { status: problem.status, state: postedState(deps, post, changes) };
}
