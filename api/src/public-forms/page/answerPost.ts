import { randomUUID } from 'node:crypto';
import {
  ACCESS_TEXTS,
  findCaptcha,
  TEXTS,
  parsePostedAnswers,
  type AnswerIssue,
  type Language,
} from '@inlay/sdk/model';
import { QUESTION_INPUTS, type AskedQuestion, type FormPageState } from '@inlay/sdk/server';
import type { CaptchaQuestions } from '../../captcha/questions.ts';
import type { AppContext } from '../../http/appContext.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { ProblemError } from '../../http/problemError.ts';
import { parseReferrer, type RequestSource } from '../../http/requestSource.ts';
import { presentPublicForm } from '../presentPublicForm.ts';
import type { Admission, Refused } from '../submit/admission.ts';
import { refusalProblem } from '../submit/refusalProblem.ts';
import { keepBrowserKey, readBrowserKey } from '../submit/browserKeys.ts';
import { submitForm } from '../submit/submitForm.ts';
import { visitorLanguage } from '../visitorLanguage.ts';

/** A plain form post of a browser without JavaScript. */
export interface PostedForm {
  admission: Admission;
  posted: URLSearchParams;
  /** The idempotency key (D-183). */
  key: string;
  source: RequestSource;
  questions: CaptchaQuestions | null;
}

/** The page that answers a post. */
export interface PageAnswer {
  status: number;
  state: FormPageState;
}

/** Part of the form's page that differs after a post. */
type PageChanges = Partial<Extract<FormPageState, { kind: 'form' }>>;

/** Takes a plain form post like a script's submission, and answers with a page. */
export async function answerPost(deps: SubmitDeps, ctx: AppContext, post: PostedForm): Promise<PageAnswer> {
  const { admission, posted, source, key: idempotencyKey, questions } = post;
  const { form } = admission;
  const language = visitorLanguage(ctx, form);
  const rawAnswers = parsePostedAnswers(form.definition, posted);
  const browserKey = readBrowserKey(ctx, deps.config, form.id) ?? randomUUID();
  const again = (part: PageChanges): FormPageState => ({
    kind: 'form',
    form: presentPublicForm(form, deps, language),
    idempotencyKey,
    page: posted.get('page') ?? '',
    rawAnswers,
    ...part,
  });
  const result = await submitForm(deps, {
    ...admission,
    language,
    rawAnswers,
    idempotencyKey,
    browserKey,
    source,
    ...parseCaptcha(post),
    referrer: parseReferrer(ctx, deps.config, posted.get('page') ?? ''),
    strippedBefore: 0,
  });
  if (result.kind === 'refused') return refusedPage(deps, ctx, post, { refusal: result, language, again });
  if (result.kind === 'throttled') {
    const problem = refusalProblem(result, { form, language });
    ctx.set(problem.headers);
    const notice = { title: TEXTS[language].tooManyTitle, text: problem.message }; // EMBED-020
    return { status: problem.status, state: again({ notice }) };
  }
  if (result.kind === 'invalid') {
    const question = askAgain(questions, post, result.issues, language);
    return { status: 422, state: again({ issues: result.issues, ...(question && { question }) }) };
  }
  if (result.kind === 'key_reused') {
    // The visitor went back and changed the answers: a new key makes sending again their own decision.
    return { status: 422, state: again({ idempotencyKey: randomUUID(), alreadySent: true }) };
  }
  if (form.onePerBrowser) keepBrowserKey(ctx, deps.config, form.id, browserKey);
  leadOn(ctx, result.receipt.redirectUrl);
  const publicForm = presentPublicForm({ ...form, closed: null }, deps, language);
  return { status: 200, state: { kind: 'success', form: publicForm, receipt: result.receipt } };
}

/** Explains a refusal; keeps everything typed for visitors who only have to try again. */
async function refusedPage(
  deps: SubmitDeps,
  ctx: AppContext,
  post: PostedForm,
  refused: { refusal: Refused; language: Language; again(part: PageChanges): FormPageState },
): Promise<PageAnswer> {
  const { refusal, language, again } = refused;
  const problem = refusalProblem(refusal, { ...post.admission, language });
  const { status, message } = problem;
  ctx.set(problem.headers);
  const texts = ACCESS_TEXTS[language];
  if (refusal.code === 'form.changed') return changedPage(deps, post, { problem, language });
  if (refusal.code === 'submission.already_sent') return { status, state: alreadySentState(language) };
  if (refusal.code === 'service.unavailable')
    return { status, state: again({ notice: { text: texts.busy } }) };
  const title = refusal.code === 'form.not_available' ? TEXTS[language].page.formDisabled : texts.closedTitle;
  return { status, state: { kind: 'message', form: null, title, text: message } };
}

/** Shows the current form, with the values typed into fields it still has (EMBED-066). */
async function changedPage(
  deps: SubmitDeps,
  post: PostedForm,
  { problem, language }: { problem: ProblemError; language: Language },
): Promise<PageAnswer> {
  const form = await deps.published.find(post.admission.form.id);
  if (!form) throw problem;
  const question = askAgain(
    post.questions,
    { ...post, admission: { ...post.admission, form } },
    [],
    language,
  );
  return {
    status: problem.status,
    state: {
      kind: 'form',
      form: presentPublicForm(form, deps, language),
      idempotencyKey: post.key,
      page: post.posted.get('page') ?? '',
      rawAnswers: parsePostedAnswers(form.definition, post.posted),
      notice: { text: problem.message },
      ...(question && { question }),
    },
  };
}

/** Reads an outside captcha's token, or the answer to a question. */
function parseCaptcha({ admission: { form }, posted, questions }: PostedForm) {
  const token = posted.get(QUESTION_INPUTS.token) ?? '';
  const answer = posted.get(QUESTION_INPUTS.answer)?.trim();
  if (!questions || !token || !answer) return { captchaToken: posted.get('captchaToken') || undefined };
  return { captchaToken: answer, verifyCaptcha: (given: string) => questions.verify(form.id, token, given) };
}

/** Asks the same question again with its answer, or another one after a wrong answer. */
function askAgain(
  questions: CaptchaQuestions | null,
  { admission: { form }, posted }: PostedForm,
  issues: readonly AnswerIssue[],
  language: Language,
): AskedQuestion | null {
  if (!questions || !findCaptcha(form.definition)) return null;
  const isSpent = issues.some(({ code }) => code === 'captcha_failed');
  const before = isSpent ? null : questions.read(form.id, posted.get(QUESTION_INPUTS.token) ?? '');
  const { first, second, token } = before ?? questions.ask(form.id);
  const texts = ACCESS_TEXTS[language];
  const value = before ? (posted.get(QUESTION_INPUTS.answer) ?? '') : '';
  return { text: texts.question(first, second), hint: texts.questionHint, token, value };
}

/**
 * Leads the browser to the form's redirect address (EMBED-012) when this page fills the window. In a frame
 * visitors have the Continue link instead (D-101). A header, because `form-action` would block a redirect.
 */
function leadOn(ctx: AppContext, url: string | null): void {
  if (url && ctx.get('Sec-Fetch-Dest') === 'document') ctx.set('Refresh', `0; url=${url}`);
}

/** The page shown instead of a form this browser has sent before. */
export function alreadySentState(language: Language): FormPageState {
  const { alreadySentTitle, alreadySent } = ACCESS_TEXTS[language];
  return { kind: 'message', form: null, title: alreadySentTitle, text: alreadySent };
}
