import { ACCESS_TEXTS, TEXTS, type Item } from '@inlay/sdk/model';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { findRefusal } from '../submit/admission.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import type { PageAnswer, PostedForm } from './answerPost.ts';
import { postedPage } from './postedPage.ts';
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
  const { formId, revisionId, idempotencyKey, source } = request;
  const known = await deps.published.recall(formId, revisionId);
  // Forms of one page cost no look-up of their own.
  if (known && !known.plan) return null;
  const form = await deps.published.find(formId, revisionId);
  if (!form?.plan || form.isOutdated) return null;
  if (findRefusal(form, request.website, deps.config.publicUrl)) return null;
  const language = visitorLanguage(ctx, form);
  const step = takeStep({ form, posted, language });
  if (step.kind === 'submit') return null;
  const post = { form, language, idempotencyKey, posted, questions };
  if (!(await deps.limits.tryTake('formStep', { key: source.hash, source }))) {
    const { tooManyTitle: title, waitAMinute: text } = TEXTS[language];
    return { form, status: 429, state: postedPage(deps, post, { notice: { title, text } }) };
  }
  const { at, rawAnswers, issues, appeared, focus } = step;
  const notice = appeared && { text: ACCESS_TEXTS[language].appeared(labelOf(appeared)) };
  const state = postedPage(deps, post, {
    at,
    rawAnswers,
    ...(issues.length > 0 && { issues }),
    ...(notice && { notice }),
    ...(focus && { focus }),
  });
  return { form, status: issues.length > 0 ? 422 : 200, state };
}

const labelOf = (item: Item): string =>
  item.type === 'section' && item.label === '' ? (item.items[0]?.label ?? '') : item.label;
