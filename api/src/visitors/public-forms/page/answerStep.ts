import { ACCESS_TEXTS, TEXTS, UNFINISHED_TEXTS, type Item } from '@inlay/sdk/model';
import { STEP_INPUTS, type FormPageState } from '@inlay/sdk/server';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { findRefusal } from '../submit/admission.ts';
import { spokenForm } from '../visitorLanguage.ts';
import type { PageAnswer, PostedForm } from './answerPost.ts';
import { keepPost, readKeepWish } from '../unfinished/keepPost.ts';
import { askQuestion, postedPage, type PageChanges, type ReadPost } from './postedPage.ts';
import { takeStep } from './takeStep.ts';

/**
 * Answers a plain post with another page of a form with pages, logic or groups; stores nothing (decision 247).
 * @returns null for a post that submits the form, or that the form refuses.
 */
export async function answerStep(
  deps: PublicFormDeps,
  ctx: AppContext,
  { request, posted, questions }: PostedForm,
): Promise<PageAnswer | null> {
  const { formId, revisionId, idempotencyKey, source, pass } = request;
  const known = await deps.published.recall(formId, revisionId);
  const wish = readKeepWish(posted);
  const stays = wish !== null || posted.get(STEP_INPUTS.go) === 'stay';
  // Forms of one page cost no look-up of their own.
  if (known && !known.plan && !stays) return null;
  const found = await deps.published.find(formId, revisionId, pass);
  if (!found || (!found.plan && !stays) || found.isOutdated) return null;
  const form = spokenForm(ctx, found);
  if (findRefusal(form, request.website, deps.config.publicUrl)) return null;
  // Sending refuses whoever is not invited.
  if (form.invitations === 'only' && !(await deps.invited.byKey(form, idempotencyKey))) return null;
  const { language } = form;
  const post = { form, language, idempotencyKey, posted, questions };
  // The owner has switched it off since: pressing the button sends nothing.
  if (wish && !form.keepsUnfinished) return { form, status: 200, state: notKept(deps, post) };
  if (!form.plan) return { form, status: 200, state: again(deps, post) };
  const step = takeStep({ form, posted, language, ...(wish && { go: 'stay' }) });
  if (step.kind === 'submit') return wish && { form, status: 200, state: notKept(deps, post) };
  if (!(await deps.limits.tryTake('formStep', { key: source.hash, source }))) {
    const { tooManyTitle: title, waitAMinute: text } = TEXTS[language];
    return { form, status: 429, state: postedPage(deps, post, { notice: { title, text } }) };
  }
  const { at, rawAnswers, issues, appeared, focus } = step;
  const kept = await keepPost(deps, { post, source, at, rawAnswers, wish });
  if (kept.page) return { form, ...kept.page };
  const notice = appeared ? { text: ACCESS_TEXTS[language].appeared(labelOf(appeared)) } : kept.notice;
  const state = postedPage(deps, post, {
    at,
    rawAnswers,
    ...(issues.length > 0 && { issues }),
    ...(notice && { notice }),
    ...(focus && { focus }),
  });
  return { form, status: issues.length > 0 ? 422 : 200, state };
}

/** Shows the form as it was posted. */
function again(deps: PublicFormDeps, post: ReadPost, changes: PageChanges = {}): FormPageState {
  const question = askQuestion(post);
  return postedPage(deps, post, { ...changes, ...(!post.form.plan && question && { question }) });
}

/** Shows the form as it was posted, and that it was not saved. */
const notKept = (deps: PublicFormDeps, post: ReadPost): FormPageState =>
  again(deps, post, { notice: { text: UNFINISHED_TEXTS[post.language].failed } });

const labelOf = (item: Item): string =>
  item.type === 'section' && item.label === '' ? (item.items[0]?.label ?? '') : item.label;
