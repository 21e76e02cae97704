import { randomUUID } from 'node:crypto';
import { ACCESS_TEXTS, TEXTS, readPostedAnswers, type AnswerIssue, type Language } from '@inlay/sdk/model';
import { QUESTION_INPUTS, type AskedQuestion, type FormPageState } from '@inlay/sdk/server';
import type { CaptchaQuestions } from '../../captcha/questions.ts';
import type { AppContext } from '../../http/appContext.ts';
import { ProblemError } from '../../http/problemError.ts';
import { readReferrer, requestSource } from '../../http/requestSource.ts';
import { closedText, presentPublicForm } from '../presentPublicForm.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { keepBrowserKey, readBrowserKey } from '../submit/browserKeys.ts';
import { submitForm, type SubmitResult } from '../submit/submitForm.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { requestWebsite } from '../websites.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';

/** A form as a browser without JavaScript sends it. */
export interface PostedForm {
  form: PublishedForm;
  posted: URLSearchParams;
  /** The idempotency key (D-183). */
  key: string;
  questions: CaptchaQuestions | null;
}

/** What it is answered with. */
export interface PageAnswer {
  status: number;
  state: FormPageState;
}

/** Takes a plain form post: the same validation, the same store, the answer as a page. */
export async function answerPost(deps: SubmitDeps, ctx: AppContext, post: PostedForm): Promise<PageAnswer> {
  const { form, posted, key: idempotencyKey, questions } = post;
  const language = visitorLanguage(ctx, form);
  const rawAnswers = readPostedAnswers(form.definition, posted);
  const browserKey = readBrowserKey(ctx, deps.config, form.id) ?? randomUUID();
  const again = (part: Partial<Extract<FormPageState, { kind: 'form' }>>): FormPageState => ({
    kind: 'form',
    form: presentPublicForm(form, deps, language),
    idempotencyKey,
    page: posted.get('page') ?? '',
    rawAnswers,
    ...part,
  });
  try {
    const result = await submitForm(deps, {
      ...{ form, language, rawAnswers, idempotencyKey, browserKey },
      ...readCaptcha(post),
      website: requestWebsite(ctx),
      source: requestSource(ctx, deps.config),
      referrer: readReferrer(ctx, deps.config, posted.get('page') ?? ''),
      strippedBefore: 0,
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
    if (error.code === 'form.changed') return changedPage(deps, post, { error, language });
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

/** The form as it is now, with what was typed into the fields that are still there (EMBED-066). */
async function changedPage(
  deps: SubmitDeps,
  post: PostedForm,
  { error, language }: { error: ProblemError; language: Language },
): Promise<PageAnswer> {
  const form = await deps.published.find(post.form.id);
  if (!form) throw error;
  const question = askAgain(post.questions, { ...post, form }, [], language);
  return {
    status: error.status,
    state: {
      ...{ kind: 'form', form: presentPublicForm(form, deps, language), idempotencyKey: post.key },
      page: post.posted.get('page') ?? '',
      rawAnswers: readPostedAnswers(form.definition, post.posted),
      notice: { text: error.message },
      ...(question && { question }),
    },
  };
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

/** In place of a form that this browser has sent before. */
export function alreadySentState(language: Language): FormPageState {
  const { alreadySentTitle, alreadySent } = ACCESS_TEXTS[language];
  return { kind: 'message', form: null, title: alreadySentTitle, text: alreadySent };
}
