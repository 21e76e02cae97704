import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { z } from 'zod';
import { ACCESS_TEXTS, TEXTS, readPostedAnswers, type AnswerIssue, type Language } from '@inlay/sdk/model';
import {
  PAGE_END,
  plainPostKey,
  QUESTION_INPUTS,
  renderFormPage,
  type AskedQuestion,
  type FormPageState,
} from '@inlay/sdk/server';
import { createCaptchaQuestions, type CaptchaQuestions } from '../../captcha/questions.ts';
import type { AppContext, AppState } from '../../http/appContext.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { ProblemError } from '../../http/problemError.ts';
import { readFormBody } from '../../http/readBody.ts';
import { readReferrer, requestSource } from '../../http/requestSource.ts';
import { sendPage } from '../../http/sendPage.ts';
import { embedPolicy } from '../../http/securityHeaders.ts';
import { findBrowser, keepBrowserKey, readBrowserKey } from '../submit/browserKeys.ts';
import { compressOnce, createContentCache, withOwnEnd, type CachedPage } from './cachedPages.ts';
import { busyPage } from './busyPage.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { findPageAssets } from './pageAssets.ts';
import { closedText, presentPublicForm } from '../presentPublicForm.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { submitForm, type SubmitResult } from '../submit/submitForm.ts';
import { requestWebsite } from '../websites.ts';

/** In the spelling that is stored (RFC 9562, 4). */
const uuid = z.uuid().toLowerCase();

/** Kept for the back button, asked for again otherwise: whether a form is open may change at any time. */
const PAGE_HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** The public form as a page of its own, which websites frame. It works without JavaScript (D-185). */
export function embedRouter(deps: AppDeps): Router<AppState> {
  const { config, events, published } = deps;
  const router = new Router<AppState>();
  const assets = findPageAssets(deps.assets);
  const cached = createContentCache<CachedPage>();
  const questions =
    deps.captcha.provider === 'altcha' ? createCaptchaQuestions({ ...config, ...deps }) : null;

  const findForm = async (ctx: AppContext, revisionId: string | null = null) => {
    const formId = String(ctx['params'].formId);
    const id = uuid.safeParse(formId).data;
    const form = id ? await published.find(id, revisionId) : null;
    if (!form) {
      const known = formId.slice(0, MAX_LOGGED_ID);
      events.record({ type: 'invalid_form_access', source: requestSource(ctx, config), formId: known });
    }
    return form;
  };

  /** Renders a page with its headers. */
  const render = (state: FormPageState, form: PublishedForm | null, language: Language) => {
    const { html, styleHashes } = renderFormPage(state, assets, language);
    const hasCaptcha = state.kind === 'form' && state.form.captcha;
    const captchaOrigins = hasCaptcha ? deps.captcha.origins : [];
    const websites = form?.allowedWebsites ?? null;
    const policy = embedPolicy({ styleHashes, captchaOrigins, websites, pictures: pictureOrigins(form) });
    return { html, headers: { ...PAGE_HEADERS, ...policy } };
  };

  /** A page that is nobody else's: not kept, compressed as it goes. */
  const sendOwn = (
    ctx: AppContext,
    status: number,
    state: FormPageState,
    form: PublishedForm | null = null,
  ): void => {
    const { html, headers } = render(state, form, visitorLanguage(ctx, form));
    ctx.status = status;
    ctx.set(headers);
    sendPage(ctx, html);
  };

  /** While the form cannot be had, nobody reads JSON. */
  const tellBusy = (ctx: AppContext, posted: URLSearchParams | null = null): void => {
    ctx.state.problemPage = ({ code, headers }) =>
      code === 'service.unavailable' ? busyPage(ctx.req, headers['Retry-After'], posted) : null;
  };

  router.get('/embed/:formId', async (ctx) => {
    tellBusy(ctx);
    const form = await findForm(ctx);
    if (!form) return sendOwn(ctx, 404, { kind: 'unavailable' });
    if (!form.active) return sendOwn(ctx, 200, { kind: 'disabled' });
    if (form.onePerBrowser && (await findBrowser(deps, form, readBrowserKey(ctx, form.id)))) {
      return sendOwn(ctx, 200, alreadySentState(visitorLanguage(ctx, form)), form);
    }
    const language = visitorLanguage(ctx, form);
    const page = await cached(contentKey(form, language), async () => {
      const { html, headers } = render(openState(deps, form, language), form, language);
      const plain = Buffer.from(html.slice(0, -PAGE_END.length));
      return { plain, brotli: await compressOnce(plain, { isOpen: true }), headers };
    });
    const isBrotli = ctx.acceptsEncodings('br', 'identity') === 'br';
    ctx.set(page.headers);
    ctx.set({ 'Content-Type': 'text/html; charset=utf-8', Vary: 'Accept-Encoding, Accept-Language' });
    if (isBrotli) ctx.set('Content-Encoding', 'br');
    ctx.body = withOwnEnd(page, plainPostKey(form.id, randomUUID()) + PAGE_END, isBrotli);
  });

  router.post('/embed/:formId', async (ctx) => {
    const posted = await readFormBody(ctx);
    tellBusy(ctx, posted);
    const revisionId = uuid.safeParse(posted.get('revisionId')).data ?? null;
    const form = await findForm(ctx, revisionId);
    if (!form) return sendOwn(ctx, 404, { kind: 'unavailable' });
    const key = uuid.safeParse(posted.get('idempotencyKey') ?? ctx.query['idempotencyKey']).data;
    if (!key) return giveKey(ctx, form.id);
    const answer = await answerPost(deps, ctx, { form, posted, key, questions });
    return sendOwn(ctx, answer.status, answer.state, form);
  });

  return router;
}

/** Longest unknown id that is logged, in characters. */
const MAX_LOGGED_ID = 40;

/** Everything that a page, script or include of an open form depends on. */
export const contentKey = (form: PublishedForm, language: Language): string =>
  JSON.stringify([
    ...[
      form.revisionId,
      language,
      form.logoUrl,
      form.redirectUrl,
      form.language,
      form.closed,
      form.closedText,
    ],
    ...[
      form.onePerBrowser,
      form.hostMayReadAnswers,
      form.prefillable,
      form.hiddenFields,
      form.allowedWebsites,
    ],
  ]);

function openState(deps: AppDeps, form: PublishedForm, language: Language): FormPageState {
  const publicForm = presentPublicForm(form, deps, language);
  const text = closedText(form, language);
  if (text === null) return { kind: 'form', form: publicForm };
  return { kind: 'message', form: publicForm, title: ACCESS_TEXTS[language].closedTitle, text };
}

function alreadySentState(language: Language): FormPageState {
  const { alreadySentTitle, alreadySent } = ACCESS_TEXTS[language];
  return { kind: 'message', form: null, title: alreadySentTitle, text: alreadySent };
}

interface PostedForm {
  form: PublishedForm;
  posted: URLSearchParams;
  /** The idempotency key (D-183). */
  key: string;
  questions: CaptchaQuestions | null;
}

interface PageAnswer {
  status: number;
  state: FormPageState;
}

/**
 * A page of another website holds the form without a key: one copy of it goes to many. The browser is
 * sent on to an address with a key of its own, where it posts the same again (RFC 9110, 15.4.8); only
 * there anything is stored. So a click too many, which ends what the first one began, and the result
 * loaded again are one submission (D-183).
 */
function giveKey(ctx: AppContext, formId: string): void {
  ctx.status = 307;
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(`/embed/${formId}?idempotencyKey=${randomUUID()}`);
}

/** A plain form post: the same validation, the same store, the answer as a page. */
async function answerPost(deps: AppDeps, ctx: AppContext, post: PostedForm): Promise<PageAnswer> {
  const { form, posted, key: idempotencyKey, questions } = post;
  const language = visitorLanguage(ctx, form);
  const rawAnswers = readPostedAnswers(form.definition, posted);
  const browserKey = readBrowserKey(ctx, form.id) ?? randomUUID();
  const again = (part: Partial<Extract<FormPageState, { kind: 'form' }>>): FormPageState => ({
    kind: 'form',
    form: presentPublicForm(form, deps, language),
    idempotencyKey,
    rawAnswers,
    ...part,
  });
  try {
    const result = await submitForm(deps, {
      ...{ form, language, rawAnswers, idempotencyKey, browserKey },
      ...readCaptcha(post),
      website: requestWebsite(ctx),
      source: requestSource(ctx, deps.config),
      referrer: readReferrer(ctx, deps.config),
    });
    if (isAccepted(result)) {
      if (form.onePerBrowser) keepBrowserKey(ctx, deps.config, form.id, browserKey);
      leadOn(ctx, result.receipt.redirectUrl);
      const publicForm = presentPublicForm({ ...form, closed: null }, deps, language);
      return { status: 200, state: { kind: 'success', form: publicForm, receipt: result.receipt } };
    }
    if (result.kind === 'invalid') {
      const question = askAgain(questions, post, result.issues, language);
      return { status: 422, state: again({ issues: result.issues, ...(question && { question }) }) };
    }
    // Sent, gone back, changed: a fresh key, so that sending again is the visitor's own decision.
    return { status: 422, state: again({ idempotencyKey: randomUUID(), alreadySent: true }) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return refusedPage(ctx, post, { error, language, again });
  }
}

const isAccepted = (result: SubmitResult): result is Extract<SubmitResult, { receipt: unknown }> =>
  result.kind === 'stored' || result.kind === 'repeated';

/**
 * Why nothing was taken, as a page. Who only has to wait, or to try once more, finds everything typed
 * where it was.
 */
function refusedPage(
  ctx: AppContext,
  { form }: PostedForm,
  refusal: {
    error: ProblemError;
    language: Language;
    again(part: { notice: { title?: string; text: string } }): FormPageState;
  },
): PageAnswer {
  const { error, language, again } = refusal;
  const { code, status, message } = error;
  ctx.set(error.headers);
  const texts = ACCESS_TEXTS[language];
  const card = (title: string, text: string): PageAnswer => {
    return { status, state: { kind: 'message', form: null, title, text } };
  };
  if (code === 'form.not_available') return card(TEXTS[language].page.formDisabled, message);
  if (code === 'form.closed' || code === 'form.full') {
    const reason = code === 'form.full' ? 'full' : 'time';
    return card(texts.closedTitle, closedText({ ...form, closed: reason }, language) ?? message);
  }
  if (code === 'submission.already_sent') return { status, state: alreadySentState(language) };
  if (code === 'form.website_not_allowed') return card(texts.closedTitle, texts.websiteNotAllowed);
  // EMBED-020
  const tooMany = { title: TEXTS[language].tooManyTitle, text: message };
  if (code === 'submission.too_many') return { status, state: again({ notice: tooMany }) };
  if (code === 'service.unavailable') return { status, state: again({ notice: { text: texts.busy } }) };
  throw error;
}

/** An outside captcha's token, or an answered question. */
function readCaptcha({ form, posted, questions }: PostedForm) {
  const token = posted.get(QUESTION_INPUTS.token) ?? '';
  const answer = posted.get(QUESTION_INPUTS.answer)?.trim();
  if (!questions || !token || !answer) return { captchaToken: posted.get('captchaToken') || undefined };
  return { captchaToken: answer, verifyCaptcha: (given: string) => questions.verify(form.id, token, given) };
}

/** The question beside the messages: the same one with its answer while it is good, else another. */
function askAgain(
  questions: CaptchaQuestions | null,
  { form, posted }: PostedForm,
  issues: readonly AnswerIssue[],
  language: Language,
): AskedQuestion | null {
  if (!questions || !form.definition.fields.some(({ type }) => type === 'captcha')) return null;
  const isSpent = issues.some(({ code }) => code === 'captcha_failed');
  const before = isSpent ? null : questions.read(form.id, posted.get(QUESTION_INPUTS.token) ?? '');
  const { first, second, token } = before ?? questions.ask(form.id);
  const texts = ACCESS_TEXTS[language];
  const value = before ? (posted.get(QUESTION_INPUTS.answer) ?? '') : '';
  return { text: texts.question(first, second), hint: texts.questionHint, token, value };
}

/**
 * On to the form's own address (EMBED-012), where this page is the whole window: a frame cannot move what
 * is around it without a script, so there the visitor has the Continue link (D-101). By a header,
 * because form-action would hold a redirect back.
 */
function leadOn(ctx: AppContext, url: string | null): void {
  if (url && ctx.get('Sec-Fetch-Dest') === 'document') ctx.set('Refresh', `0; url=${url}`);
}

/** Where a logo lies that is not the platform's own (FSET-011, D-64). */
const pictureOrigins = (form: PublishedForm | null): string[] =>
  form?.logoUrl && !form.logoUrl.startsWith('/') ? [new URL(form.logoUrl).origin] : [];
