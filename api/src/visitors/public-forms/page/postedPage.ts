import {
  ACCESS_TEXTS,
  CONTINUE_INPUT,
  controlName,
  findCaptcha,
  itemsOutsideRows,
  pagesOf,
  parsePostedForm,
  rowCountName,
  type AnswerIssue,
  type Language,
  type PublicForm,
} from '@inlay/sdk/model';
import { QUESTION_INPUTS, STEP_INPUTS, type AskedQuestion, type FormPageState } from '@inlay/sdk/server';
import type { CaptchaQuestions } from '../../../platform/captcha/questions.ts';
import { presentPublicForm } from '../presentPublicForm.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { findWay, itemsShown } from './itemsShown.ts';
import { readContinueInput } from '../unfinished/continueInput.ts';
import { takeStep } from './takeStep.ts';

/** A plain post, read by the form that it answers. */
export interface ReadPost {
  form: PublishedForm;
  language: Language;
  idempotencyKey: string;
  posted: URLSearchParams;
  questions: CaptchaQuestions | null;
}

/** Part of the form's page that differs after a post. */
export type PageChanges = Partial<Extract<FormPageState, { kind: 'form' }>> & {
  /** Page of the form that is shown; null for the review, the posted one by default. */
  at?: string | null;
};

/** Returns the form's page with everything that a plain post holds, so that nothing typed is lost. */
export function postedPage(
  deps: SubmitDeps,
  post: ReadPost,
  { at = currentPage(post), ...changes }: PageChanges = {},
): FormPageState {
  const { form, language, idempotencyKey, posted } = post;
  const shown = withContinued(presentPublicForm(form, deps, language), post);
  const rawAnswers = changes.rawAnswers ?? parsePostedForm(form.definition, posted);
  const asksServer = (shown.planned?.plan.asks.length ?? 0) > 0;
  const emptied = findEmptied(post, rawAnswers, Object.keys(shown.planned?.starts ?? {}));
  return {
    kind: 'form',
    form: shown.planned ? { ...shown, planned: { ...shown.planned, at } } : shown,
    idempotencyKey,
    page: posted.get('page') ?? '',
    ...(asksServer && findWay(form, rawAnswers)),
    ...(form.plan && pagePart(post, at, { issues: changes.issues, rawAnswers, emptied })),
    ...changes,
    rawAnswers: { ...Object.fromEntries(emptied.map((id) => [id, ''])), ...rawAnswers },
  };
}

/** Hands the link of answers in progress to the page's script, which goes on saving under the same key. */
export function withContinued(
  shown: PublicForm,
  { posted, idempotencyKey: key }: Pick<ReadPost, 'posted' | 'idempotencyKey'>,
): PublicForm {
  const { planned } = shown;
  const input = planned?.unfinished && readContinueInput(posted);
  if (!input) return shown;
  return {
    ...shown,
    planned: { ...planned, unfinished: { ...planned.unfinished!, link: { ...input, key } } },
  };
}

/** Finds the fields with a start value that were left without an answer: boxes that are not ticked post nothing. */
function findEmptied(
  { form, posted }: ReadPost,
  rawAnswers: Record<string, unknown>,
  started: readonly string[],
): string[] {
  const before = posted.getAll(STEP_INPUTS.emptied);
  const onPage = new Set(itemsShown(form, posted.get(STEP_INPUTS.at), rawAnswers).map(({ id }) => id));
  return started.filter((id) => (onPage.has(id) ? !posted.has(controlName(id)) : before.includes(id)));
}

/** Returns what one page of several needs besides. */
function pagePart(
  post: ReadPost,
  at: string | null,
  {
    issues,
    rawAnswers,
    emptied,
  }: {
    issues: readonly AnswerIssue[] | undefined;
    rawAnswers: Record<string, unknown>;
    emptied: readonly string[];
  },
): PageChanges {
  const { definition, hiddenFields } = post.form;
  const here = new Set(itemsShown(post.form, at, rawAnswers).map(({ id }) => id));
  const all = pagesOf(definition).flatMap(itemsOutsideRows);
  const elsewhere = new Set(all.map(({ id }) => id).filter((id) => !here.has(id)));
  const captcha = findCaptcha(definition);
  const isAsked = captcha && !elsewhere.has(captcha.id);
  const question = isAsked ? askQuestion(post, issues) : null;
  const ids = [...elsewhere, ...hiddenFields];
  const names = new Set(ids.flatMap((id) => [controlName(id), rowCountName(id)]));
  if (!isAsked) for (const name of Object.values(QUESTION_INPUTS)) names.add(name);
  // Parts of an address and rows have the name of their field or group before them.
  const carried = [...post.posted].filter(([name]) => names.has(name.split('.', 2).join('.')));
  for (const id of emptied) if (elsewhere.has(id)) carried.push([STEP_INPUTS.emptied, id]);
  const kept = post.posted.get(CONTINUE_INPUT);
  if (kept) carried.push([CONTINUE_INPUT, kept]);
  return { carried, ...(question && { question }) };
}

/** Returns the page of a post; the first one for a page that is not on the way. */
function currentPage(post: ReadPost): string | null {
  if (!post.form.plan) return null;
  const step = takeStep({ ...post, go: 'stay' });
  return step.kind === 'page' ? step.at : null;
}

/** Asks the same question again with its answer, or another one after a wrong answer. */
export function askQuestion(
  { questions, form, posted, language }: ReadPost,
  issues: readonly AnswerIssue[] = [],
): AskedQuestion | null {
  if (!questions || !findCaptcha(form.definition)) return null;
  const isSpent = issues.some(({ code }) => code === 'captcha_failed');
  const before = isSpent ? null : questions.read(form.id, posted.get(QUESTION_INPUTS.token) ?? '');
  const { first, second, token } = before ?? questions.ask(form.id);
  const texts = ACCESS_TEXTS[language];
  const value = before ? (posted.get(QUESTION_INPUTS.answer) ?? '') : '';
  return { text: texts.question(first, second), hint: texts.questionHint, token, value };
}
