import { Router } from '@koa/router';
import { z } from 'zod';
import { EDIT_TEXTS, LANGUAGE_INPUT, type Language } from '@inlay/sdk/model';
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
import { ANSWERS_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { answerWithNotices } from '../../platform/http/secretPages.ts';
import { versionOf, withdraw } from '../../submissions/versions/storeVersion.ts';
import { createFormPages } from '../public-forms/page/formPages.ts';
import { spokenForm } from '../public-forms/visitorLanguage.ts';
import { answerEdit, readPost, takeEdit, type EditDeps } from './answerEdit.ts';
import { editPage, editParts } from './editPage.ts';
import { findEdit, type FoundEdit } from './findEdit.ts';

const uuid = z.uuid().toLowerCase();

/** What a script is answered with, as for a submission. */
const SENT = {
  access: 'public',
  params: editLinkParamsSchema,
  missing: 'submission.not_found',
  problems: [
    'form.closed',
    'form.changed',
    'form.full',
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
  const find = async (ctx: AppContext, asked: Parameters<typeof findEdit>[2] = {}): Promise<FoundEdit> => {
    answerWithNotices(ctx, EDIT_TEXTS);
    const source = requestSource(ctx, config);
    await limits.take('submissionStatus', { key: source.hash, source });
    const edit = await findEdit(deps, String(ctx['params'].token), asked);
    if (!edit) throw new ProblemError('route.not_found');
    return { ...edit, form: spokenForm(ctx, edit.form, edit.submission.language) };
  };

  router.get('/e/:token', async (ctx) => {
    const edit = await find(ctx);
    const { language } = edit.form;
    const ended = endedState(deps, edit, language);
    if (ended) return send(ctx, 200, ended, edit);
    if (ctx.query['kept'] !== undefined) return send(ctx, 200, keptState(deps, edit, language), edit);
    if (!edit.form.allowsEdits) return send(ctx, 200, askState(deps, edit, language), edit);
    const isSaved = ctx.query['saved'] !== undefined;
    const state = isSaved ? savedState(deps, edit, language) : await editPage(deps, edit, language);
    send(ctx, 200, state, edit);
  });

  router.get('/e/:token/withdraw', async (ctx) => {
    const edit = await find(ctx);
    const { language } = edit.form;
    if (!edit.form.allowsWithdrawal) throw new ProblemError('route.not_found');
    send(ctx, 200, endedState(deps, edit, language) ?? askState(deps, edit, language), edit);
  });

  router.post('/e/:token/withdraw', async (ctx) => {
    const edit = await find(ctx);
    const { language } = edit.form;
    if (!edit.form.allowsWithdrawal) throw new ProblemError('route.not_found');
    if (edit.end && edit.end !== 'withdrawn') return send(ctx, 403, endedState(deps, edit, language)!, edit);
    if (!edit.end && !(await withdrawNow(deps, edit))) throw new ProblemError('route.not_found');
    send(ctx, 200, messageState(deps, edit, language, 'withdrawn'), edit);
  });

  router.post('/e/:token/:version/:formId/embed/:id', async (ctx) => {
    const params = editLinkParamsSchema.safeParse(ctx['params']).data;
    if (!params) throw new ProblemError('route.not_found');
    const isPosted = true;
    const posted = await readPost(deps, ctx, closed(await find(ctx, { isPosted })));
    ctx.state.postedLanguage = posted.get(LANGUAGE_INPUT);
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const edit = closed(await find(ctx, { revisionId, isPosted }));
    const { language } = edit.form;
    if (edit.end === 'disabled') return send(ctx, 403, { kind: 'disabled' }, edit);
    const findNow = async () => {
      const now = await findEdit(deps, String(ctx['params']['token']), { isPosted });
      return now && { ...now, form: spokenForm(ctx, now.form, now.submission.language) };
    };
    const answer = await answerEdit(deps, { edit, posted, seen: params.version, language, findNow });
    if (answer === 'saved') {
      ctx.status = 303;
      ctx.redirect(edit.editor.donePath);
      return undefined;
    }
    return send(ctx, answer.status, answer.state, answer.edit ?? edit);
  });

  router.post(
    '/api/public/edits/:token/:version',
    guard(SENT, async ({ ctx, params, body }) => {
      const source = requestSource(ctx, config);
      await limits.take('formStep', { key: source.hash, source });
      const found = await findEdit(deps, params.token, body);
      if (!found?.form.allowsEdits) throw new ProblemError('submission.not_found');
      const edit = { ...found, form: spokenForm(ctx, found.form, found.submission.language) };
      const { language } = edit.form;
      if (edit.end) throw new ProblemError('form.closed', { message: EDIT_TEXTS[language].ended });
      return takeEdit(deps, edit, { seen: params.version, body, language });
    }),
  );

  return router;
}

/** A card of an edit in the look of its form. */
function messageState(
  deps: EditDeps,
  edit: FoundEdit,
  language: Language,
  kind: 'ended' | 'saved' | 'withdrawn' | 'kept',
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
    action: edit.editor.path,
    method: 'get',
    text: EDIT_TEXTS[language].change,
  },
});

/** An edit as it is for what was typed on its page: over, where the owner has switched edits off since. */
const closed = (edit: FoundEdit): FoundEdit =>
  edit.form.allowsEdits ? edit : { ...edit, end: edit.end ?? 'ended' };

/** Says that nothing was withdrawn; where answers may be edited, it leads to them. */
const keptState = (deps: EditDeps, edit: FoundEdit, language: Language): FormPageState => ({
  ...messageState(deps, edit, language, 'kept'),
  ...(edit.form.allowsEdits && {
    wayOut: { action: edit.editor.path, method: 'get' as const, text: EDIT_TEXTS[language].change },
  }),
});

/** Asks whether the answers are to be withdrawn. */
function askState(deps: EditDeps, edit: FoundEdit, language: Language): FormPageState {
  const texts = EDIT_TEXTS[language];
  return {
    ...messageState(deps, edit, language, 'withdrawn'),
    title: texts.withdrawTitle,
    text: texts.withdrawText,
    wayOut: { action: `${edit.editor.path}/withdraw`, method: 'post', text: texts.withdraw },
    wayBack: { url: `${edit.editor.path}?kept`, text: texts.keep },
  };
}

/** Versions that are tried: an edit at the same moment does not keep a sender from withdrawing. */
const TRIES = 3;

/** Withdraws the answers, whatever their version. @returns false where they are gone. */
async function withdrawNow(deps: EditDeps, { submission, form, editor }: FoundEdit): Promise<boolean> {
  const { id, formId, accountId } = submission;
  let seen = versionOf(submission);
  for (let tries = 0; tries < TRIES; tries++, seen++) {
    const change = { place: { id, formId, accountId }, seen, userId: null, reason: null };
    // oxlint-disable-next-line no-await-in-loop -- the next version is tried once this one is gone
    if (await inTransaction(deps.orm, (em) => withdraw(em, change))) return true;
  }
  const now = await findEdit(deps, editor.path.split('/').at(-1)!);
  return now?.end === 'withdrawn' && form.id === formId;
}
