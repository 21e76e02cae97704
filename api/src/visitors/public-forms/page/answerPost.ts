import { randomUUID } from 'node:crypto';
import { ACCESS_TEXTS, TEXTS, parsePostedForm, type Language } from '@inlay/sdk/model';
import { QUESTION_INPUTS, STEP_INPUTS, type FormPageState } from '@inlay/sdk/server';
import { createId } from '../../../platform/db/columns.ts';
import type { CaptchaQuestions } from '../../../platform/captcha/questions.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { ProblemError } from '../../../platform/http/problemError.ts';
import { parseReferrer } from '../../../platform/http/requestSource.ts';
import { presentPublicForm } from '../presentPublicForm.ts';
import { askQuestion, postedPage, type PageChanges, type ReadPost } from './postedPage.ts';
import type { AdmissionRequest, Refused } from '../submit/admission.ts';
import { refusalProblem } from '../submit/refusalProblem.ts';
import { keepBrowserKey, findBrowserKey } from '../submit/browserKeys.ts';
import { submitForm } from '../submit/submitForm.ts';
import type { Submitted } from '../submit/submitResult.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { warnTooDemanding } from '../warnTooDemanding.ts';

/** A plain form post of a browser without JavaScript. */
export interface PostedForm {
  request: AdmissionRequest;
  posted: URLSearchParams;
  questions: CaptchaQuestions | null;
}

interface Page {
  status: number;
  state: FormPageState;
}

/** The page that answers a post, and its form. */
export interface PageAnswer extends Page {
  form: PublishedForm;
}

/**
 * Takes a plain form post like a script's submission, and answers with a page.
 * @returns null for an unknown or trashed form.
 */
export async function answerPost(
  deps: SubmitDeps,
  ctx: AppContext,
  post: PostedForm,
): Promise<PageAnswer | null> {
  const { request, posted } = post;
  const submitted = await submitForm(deps, request, (form) => ({
    language: visitorLanguage(ctx, form),
    rawAnswers: parsePostedForm(form.definition, posted),
    browserKey: findBrowserKey(ctx, deps.config, form.id) ?? randomUUID(),
    ...parseCaptcha(form, post),
    referrer: parseReferrer(ctx, deps.config, posted.get('page') ?? ''),
    strippedBefore: 0,
  }));
  if (!submitted) return null;
  const page = await presentPost(deps, ctx, { ...post, ...submitted });
  return { ...page, form: submitted.input.form };
}

type SubmittedPost = PostedForm & Submitted;

async function presentPost(deps: SubmitDeps, ctx: AppContext, post: SubmittedPost): Promise<Page> {
  const { input, result, posted, questions } = post;
  const { form, language, browserKey } = input;
  const read: ReadPost = { ...input, posted, questions };
  const again = (part: PageChanges): FormPageState => postedPage(deps, read, part);
  if (result.kind === 'refused') return refusedPage(deps, ctx, post, { refusal: result, again });
  if (result.kind === 'throttled') {
    const problem = refusalProblem(result, input);
    ctx.set(problem.headers);
    const notice = { title: TEXTS[language].tooManyTitle, text: problem.message }; // EMBED-020
    return { status: problem.status, state: again({ notice }) };
  }
  if (result.kind === 'invalid') {
    const { issues } = result;
    const [first] = issues;
    // A question is found by its field.
    const at = form.definition.flow.layout === 'questions' ? first?.fieldId : first?.pageId;
    if (form.plan) return { status: 422, state: again({ issues, ...(at && { at }) }) };
    const question = askQuestion(read, issues);
    return { status: 422, state: again({ issues, ...(question && { question }) }) };
  }
  if (result.kind === 'turned_away') {
    const { ending } = result;
    const shown = presentPublicForm(form, deps, language);
    const kept = [...posted].filter(([name]) => name !== STEP_INPUTS.go && name !== 'idempotencyKey');
    const inputs = [...kept, ['idempotencyKey', input.idempotencyKey] as const];
    return {
      status: 422,
      state: { kind: 'turned_away', form: shown, ending, posted: form.plan ? inputs : [] },
    };
  }
  if (result.kind === 'key_reused') {
    // The visitor went back and changed the answers: a new key makes sending again their own decision.
    return { status: 422, state: again({ idempotencyKey: createId(), alreadySent: true }) };
  }
  if (form.onePerBrowser && browserKey) keepBrowserKey(ctx, deps.config, form.id, browserKey);
  leadOn(ctx, result.receipt.redirectUrl);
  const publicForm = presentPublicForm({ ...form, closed: null }, deps, language);
  return { status: 200, state: { kind: 'success', form: publicForm, receipt: result.receipt } };
}

/** Explains a refusal; keeps everything typed for visitors who only have to try again. */
async function refusedPage(
  deps: SubmitDeps,
  ctx: AppContext,
  post: SubmittedPost,
  { refusal, again }: { refusal: Refused; again(part: PageChanges): FormPageState },
): Promise<Page> {
  const { language } = post.input;
  const problem = refusalProblem(refusal, post.input);
  warnTooDemanding(ctx, post.input.form, refusal.code);
  const { status, message } = problem;
  ctx.set(problem.headers);
  const texts = ACCESS_TEXTS[language];
  if (refusal.code === 'form.changed') return changedPage(deps, post, problem);
  if (refusal.code === 'submission.already_sent') return { status, state: alreadySentState(language) };
  if (refusal.code === 'service.unavailable')
    return { status, state: again({ notice: { text: texts.busy } }) };
  const isDisabled = refusal.code === 'form.not_available' || refusal.code === 'form.too_demanding';
  const title = isDisabled ? TEXTS[language].page.formDisabled : texts.closedTitle;
  return { status, state: { kind: 'message', form: null, title, text: message } };
}

/** Shows the current form, with the values typed into fields it still has (EMBED-066). */
async function changedPage(
  deps: SubmitDeps,
  { input, posted, questions }: SubmittedPost,
  problem: ProblemError,
): Promise<Page> {
  const { language, idempotencyKey } = input;
  const form = await deps.published.find(input.form.id);
  if (!form) throw problem;
  const read: ReadPost = { form, language, idempotencyKey, posted, questions };
  const question = askQuestion(read);
  const notice = { text: problem.message };
  return {
    status: problem.status,
    state: postedPage(deps, read, { notice, ...(!form.plan && question && { question }) }),
  };
}

/** Reads an outside captcha's token, or the answer to a question. */
function parseCaptcha(form: PublishedForm, { posted, questions }: PostedForm) {
  const token = posted.get(QUESTION_INPUTS.token) ?? '';
  const answer = posted.get(QUESTION_INPUTS.answer)?.trim();
  if (!questions || !token || !answer) return { captchaToken: posted.get('captchaToken') || undefined };
  return { captchaToken: answer, verifyCaptcha: (given: string) => questions.verify(form.id, token, given) };
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
