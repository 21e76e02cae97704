import { Router } from '@koa/router';
import { z } from 'zod';
import { CONTINUE_INPUT, LANGUAGE_INPUT } from '@inlay/sdk/model';
import { PASSWORD_INPUT } from '@inlay/sdk/server';
import { createId } from '../../../platform/db/columns.ts';
import { createCaptchaQuestions } from '../../../platform/captcha/questions.ts';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import { ANSWERS_BODY_LIMITS, readFormBody } from '../../../platform/http/readBody.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { readMultipart } from '../../../submissions/uploads/readMultipart.ts';
import { findForm } from '../addresses/findForm.ts';
import { takePostedCodes } from '../email-codes/takePostedCodes.ts';
import { preferLocked } from '../lockedAnswers.ts';
import { ASKED, asksFirst, keepPass, mayUpload, passOfPage, TRUSTED } from '../password/formPass.ts';
import { isLocked, lockForm } from '../password/lockForm.ts';
import { takePassword } from '../password/takePassword.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { askFirst } from '../sign-in/askSignIn.ts';
import { lockedBySignIn } from '../sign-in/signedInAnswer.ts';
import { findRefusal } from '../submit/admission.ts';
import { findBrowser, findBrowserKey } from '../submit/browserKeys.ts';
import { newContinueInput } from '../unfinished/continueInput.ts';
import { continuePage } from '../unfinished/continuePage.ts';
import { findUnfinished } from '../unfinished/unfinishedRows.ts';
import { spokenForm } from '../visitorLanguage.ts';
import { requestWebsite } from '../websites.ts';
import { invitedOnlyState } from '../invited/invitedStates.ts';
import { alreadySentState, answerPost } from './answerPost.ts';
import { answerStep } from './answerStep.ts';
import { busyPage } from './busyPage.ts';
import { formContent } from './formContent.ts';
import { formIdOf } from './formIdOf.ts';
import { isByAddress } from './edgeLifetime.ts';
import { createFormPages } from './formPages.ts';
import { readPrefill } from './readPrefill.ts';

/** Normalises ids to the stored spelling (RFC 9562, 4). */
const uuid = z.uuid().toLowerCase();

/** Longest unknown id that is logged, in characters. */
const MAX_LOGGED_ID = 40;

/** Routes of the public form as a page, which websites frame. It works without JavaScript (D-185). */
export function embedRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, events, published } = deps;
  const router = new Router<AppState>();
  const pages = createFormPages(deps);
  const questions =
    deps.captcha.provider === 'altcha' ? createCaptchaQuestions({ ...config, ...deps }) : null;

  const sendNotFound = (ctx: AppContext, asked = String(ctx['params'].formId)): void => {
    const formId = asked.slice(0, MAX_LOGGED_ID);
    events.record({ type: 'invalid_form_access', source: requestSource(ctx, config), formId });
    pages.sendOwn(ctx, 404, { kind: 'unavailable' });
  };

  /** Finds a form to show; an invitation's answers in progress are continued without the form's password. */
  const findToShow = async (ctx: AppContext, formId: string): Promise<PublishedForm | null> => {
    const form = await published.findToShow(formId, passOfPage(ctx, config, formId));
    const token = ctx.query[CONTINUE_INPUT];
    if (!form || !isLocked(form) || form.invitations === 'off' || token === undefined) return form;
    const source = requestSource(ctx, config);
    await deps.limits.take('unfinishedLink', { key: source.hash, source });
    const row = await findUnfinished(deps.pool, form, String(token));
    const isInvited = row && (await deps.invited.byKey(form, row.idempotencyKey));
    return isInvited ? published.findToShow(formId, TRUSTED) : form;
  };

  /** Shows a form as a page. The edge keeps pages by the form's id alone, so that another address never outlives it. */
  const show = async (ctx: AppContext, formId: string | undefined, isByWords = false): Promise<void> => {
    const found = formId ? await findToShow(ctx, formId) : null;
    if (!found) return sendNotFound(ctx, formId);
    const form = spokenForm(ctx, found);
    // What a browser keeps of a form is kept for the form's own path.
    if (isByWords && (form.onePerBrowser || asksFirst(form))) return leadTo(ctx, `/embed/${form.id}`, 307);
    if (!form.active) return pages.sendOwn(ctx, 200, { kind: 'disabled' });
    if (isLocked(form)) {
      if (form.passwordHash !== null) keepPass(ctx, config, form.id, ASKED);
      return pages.sendOwn(ctx, 200, askFirst(ctx, form, new URLSearchParams()), form);
    }
    const token = form.keepsUnfinished && !form.closed ? ctx.query[CONTINUE_INPUT] : undefined;
    const isOfBrowser = form.onePerBrowser && (token === undefined || form.invitations === 'off');
    if (isOfBrowser && (await findBrowser(deps, form, findBrowserKey(ctx, config, form.id)))) {
      return pages.sendOwn(ctx, 200, alreadySentState(form.language), form);
    }
    if (token !== undefined) {
      const source = requestSource(ctx, config);
      await deps.limits.take('unfinishedLink', { key: source.hash, source });
      const { language } = form;
      const page = await continuePage(deps, { form, token: String(token), language, questions });
      return pages.sendOwn(ctx, page.status, page.state, form);
    }
    if (form.invitations === 'only' && !form.closed) {
      const state = invitedOnlyState(form.language);
      return pages.sendOwn(ctx, 200, state, form);
    }
    const content = formContent(form, deps, form.language);
    const link = await readPrefill(deps, ctx, form);
    if (link || asksFirst(form)) {
      const { prefilled, isRefused } = link ?? { prefilled: {}, isRefused: false };
      const locked = lockedBySignIn(config, form, passOfPage(ctx, config, form.id));
      return pages.sendPrefilled(ctx, form, content, { prefilled: { ...prefilled, ...locked }, isRefused });
    }
    const isShared = config.cdn && !form.onePerBrowser && !isByWords && isByAddress(ctx, form);
    return isShared ? pages.sendShared(ctx, form, content) : pages.sendCached(ctx, form, content);
  };

  router.get('/embed/:formId', async (ctx) => {
    answerBusy(ctx);
    return show(ctx, formIdOf(ctx));
  });

  router.get('/f/:account/:form', async (ctx) => {
    answerBusy(ctx);
    const asked = { account: String(ctx['params']['account']), form: String(ctx['params']['form']) };
    const found = await findForm(deps.pool, asked);
    if (!found) return sendNotFound(ctx, `${asked.account}/${asked.form}`);
    return found.leadsTo ? leadTo(ctx, found.leadsTo, 308) : show(ctx, found.formId, true);
  });

  router.post('/embed/:formId', async (ctx) => {
    const formId = formIdOf(ctx);
    const posted = preferLocked(await readPost(deps, ctx, formId));
    answerBusy(ctx, posted);
    ctx.state.postedLanguage = posted.get(LANGUAGE_INPUT);
    if (!formId) return sendNotFound(ctx);
    const taken = posted.has(PASSWORD_INPUT) ? await takePassword(deps, ctx, formId, posted) : null;
    if (taken === 'led') return undefined;
    if (taken) return pages.sendOwn(ctx, taken.status, taken.state, spokenForm(ctx, taken.form));
    const key = uuid.safeParse(posted.get('idempotencyKey') ?? ctx.query['idempotencyKey']).data;
    if (!key) {
      const form = await published.find(formId);
      return form ? giveKey(ctx, form) : sendNotFound(ctx);
    }
    const kept = ctx.query[CONTINUE_INPUT];
    if (kept && !posted.has(CONTINUE_INPUT)) posted.set(CONTINUE_INPUT, String(kept));
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const source = requestSource(ctx, config);
    const pass = passOfPage(ctx, config, formId);
    const request = { formId, revisionId, idempotencyKey: key, website: requestWebsite(ctx), source, pass };
    const post = { request, posted, questions };
    await takePostedCodes(deps, ctx, post);
    const answer = (await answerStep(deps, ctx, post)) ?? (await answerPost(deps, ctx, post));
    return answer ? pages.sendOwn(ctx, answer.status, answer.state, answer.form) : sendNotFound(ctx);
  });

  return router;
}

/** Leads to another address, with what this one fills in. Asked again soon: the word may come to another form. */
function leadTo(ctx: AppContext, path: string, status: 307 | 308): void {
  ctx.redirect(path + ctx.search);
  ctx.status = status;
  ctx.set('Cache-Control', status === 308 ? 'public, max-age=60' : 'no-store');
}

/** Answers with a page instead of JSON while the form is unavailable. */
function answerBusy(ctx: AppContext, posted: URLSearchParams | null = null): void {
  ctx.state.problemPage = ({ code, headers }) =>
    code === 'service.unavailable' ? busyPage(ctx.req, headers['Retry-After'], posted) : null;
}

/** Reads a plain post; with files where the form takes them. */
async function readPost(
  deps: PublicFormDeps,
  ctx: AppContext,
  formId: string | undefined,
): Promise<URLSearchParams> {
  const { config, published } = deps;
  const limits = ANSWERS_BODY_LIMITS;
  if (!ctx.is('multipart/form-data') || !formId) return readFormBody(ctx, limits);
  const pass = passOfPage(ctx, config, formId);
  const found = await published.find(formId, null, pass);
  if (!found) return readFormBody(ctx, limits);
  const isRefused = findRefusal(found, requestWebsite(ctx), config.publicUrl);
  if (isRefused && !isLocked(found)) return readFormBody(ctx, limits);
  // Of whom a form waits for, texts are read and no file is kept.
  const form = mayUpload(config, found, pass) ? found : lockForm(found, false);
  const source = requestSource(ctx, config);
  await deps.limits.take('formStep', { key: source.hash, source });
  const takeOne = (): Promise<void> => deps.limits.take('upload', { key: source.hash, source });
  return readMultipart(deps, ctx, { form, limits, source: source.hash, takeOne });
}

/**
 * Gives a post without a key one, because one copy of an including page goes to many visitors. The browser posts
 * the same again to an address with the key (RFC 9110, 15.4.8); only that is stored. A double click or a reload of
 * the result then remain one submission (D-183).
 */
function giveKey(ctx: AppContext, form: PublishedForm): void {
  ctx.status = 307;
  ctx.set('Cache-Control', 'no-store');
  const query = new URLSearchParams({ idempotencyKey: createId(), ...newContinueInput(form) });
  ctx.redirect(`/embed/${form.id}?${query}`);
}
