import { randomUUID } from 'node:crypto';
import { ACCESS_TEXTS, TEXTS, UNSEEN_INPUT, parsePostedForm, type Language } from '@inlay/sdk/model';
import { QUESTION_INPUTS, STEP_INPUTS, type FormPageState } from '@inlay/sdk/server';
import { createId } from '../../../platform/db/columns.ts';
import type { CaptchaQuestions } from '../../../platform/captcha/questions.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import type { ProblemError } from '../../../platform/http/problemError.ts';
import { isLocked } from '../password/lockForm.ts';
import { askFirst } from '../sign-in/askSignIn.ts';
import { parseReferrer } from '../../../platform/http/requestSource.ts';
import { presentPublicForm } from '../presentPublicForm.ts';
import { askQuestion, postedPage, type PageChanges, type ReadPost } from './postedPage.ts';
import type { AdmissionRequest } from '../submit/admission.ts';
import type { Refused } from '../submit/outcome.ts';
import { refusalProblem } from '../submit/refusalProblem.ts';
import { keepBrowserKey, findBrowserKey } from '../submit/browserKeys.ts';
import { submitForm, type Submitted } from '../submit/submitForm.ts';
import { inLanguage, visitorLanguage } from '../visitorLanguage.ts';
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
    unseen: posted.get(UNSEEN_INPUT) ?? '',
  }));
  if (!submitted) return null;
  const page = await presentPost(deps, ctx, { ...post, ...submitted });
  return { ...page, form: submitted.form };
}

type SubmittedPost = PostedForm & Submitted;

async function presentPost(deps: SubmitDeps, ctx: AppContext, post: SubmittedPost): Promise<Page> {
  const { form, sent, outcome, request, posted, questions } = post;
  const { language, browserKey } = sent;
  const { idempotencyKey } = request;
  const read: ReadPost = { form, language, idempotencyKey, posted, questions };
  const again = (part: PageChanges): FormPageState => postedPage(deps, read, part);
  if ('receipt' in outcome) {
    const { receipt } = outcome;
    if (form.onePerBrowser && browserKey) keepBrowserKey(ctx, deps.config, form.id, browserKey);
    leadOn(ctx, receipt.redirectUrl);
    const publicForm = presentPublicForm({ ...form, closed: null }, deps, language);
    return { status: 200, state: { kind: 'success', form: publicForm, receipt } };
  }
  const problem = refusalProblem(deps, outcome, { form, language });
  const { status } = problem;
  ctx.set(problem.headers);
  if (outcome.kind === 'refused')
    return { status, state: await refusedState(deps, ctx, post, { refusal: outcome, problem, again }) };
  if (outcome.kind === 'throttled') {
    const notice = { title: TEXTS[language].tooManyTitle, text: problem.message }; // EMBED-020
    return { status, state: again({ notice }) };
  }
  if (outcome.kind === 'invalid') {
    const { issues } = outcome;
    const [first] = issues;
    // A question is found by its field.
    const at = form.definition.flow.layout === 'questions' ? first?.fieldId : first?.pageId;
    if (form.plan) return { status, state: again({ issues, ...(at && { at }) }) };
    const question = askQuestion(read, issues);
    return { status, state: again({ issues, ...(question && { question }) }) };
  }
  // The visitor went back and changed the answers: a new key makes sending again their own decision.
  if (outcome.kind === 'key_reused')
    return { status, state: again({ idempotencyKey: createId(), alreadySent: true }) };
  const { ending } = outcome;
  const shown = presentPublicForm(form, deps, language);
  const kept = [...posted].filter(([name]) => name !== STEP_INPUTS.go && name !== 'idempotencyKey');
  const inputs = [...kept, ['idempotencyKey', idempotencyKey] as const];
  return {
    status,
    state: { kind: 'turned_away', form: shown, ending, posted: form.plan ? inputs : [] },
  };
}

/** Explains a refusal; keeps everything typed for visitors who only have to try again. */
async function refusedState(
  deps: SubmitDeps,
  ctx: AppContext,
  post: SubmittedPost,
  {
    refusal: { code },
    problem,
    again,
  }: { refusal: Refused; problem: ProblemError; again(part: PageChanges): FormPageState },
): Promise<FormPageState> {
  const { language } = post.sent;
  warnTooDemanding(ctx, post.form, code);
  const texts = ACCESS_TEXTS[language];
  if (isLocked(post.form)) return askFirst(ctx, post.form, withKey(post));
  if (code === 'form.changed') return changedState(deps, post, problem);
  if (code === 'submission.already_sent') return alreadySentState(language);
  if (code === 'service.unavailable') return again({ notice: { text: texts.busy } });
  const isDisabled = code === 'form.not_available' || code === 'form.too_demanding';
  const titles: Partial<Record<Refused['code'], string>> = {
    'form.invited_only': texts.invitedOnlyTitle,
    'invitation.answered': texts.alreadySentTitle,
  };
  const closedTitle = post.form.closed === 'early' ? texts.earlyTitle : texts.closedTitle;
  const title = titles[code] ?? (isDisabled ? TEXTS[language].page.formDisabled : closedTitle);
  return { kind: 'message', form: null, title, text: problem.message };
}

/** What was posted, to be posted again under its key. */
function withKey({ posted, request: { idempotencyKey } }: SubmittedPost): URLSearchParams {
  const again = new URLSearchParams(posted);
  again.set('idempotencyKey', idempotencyKey);
  return again;
}

/** Shows the current form, with the values typed into fields it still has (EMBED-066). */
async function changedState(
  deps: SubmitDeps,
  { form: { id }, sent: { language }, request: { idempotencyKey, pass }, posted, questions }: SubmittedPost,
  problem: ProblemError,
): Promise<FormPageState> {
  const found = await deps.published.find(id, null, pass);
  if (!found) throw problem;
  const form = inLanguage(found, language);
  const read: ReadPost = { form, language, idempotencyKey, posted, questions };
  const question = askQuestion(read);
  const notice = { text: problem.message };
  return postedPage(deps, read, { notice, ...(!form.plan && question && { question }) });
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
