import type { Plan } from '../../logic/plan.ts';
import { isSpent } from '../../logic/isSpent.ts';
import { settle, type SettleInputs } from '../../logic/settle.ts';
import { contextOf } from '../../answers/validateWith.ts';
import type { QuestionModels } from '../../fields/fieldType.ts';
import { pagesOnWay } from './pagesOnWay.ts';
import { type AnsweredForm, readAnswers } from '../posted/readAnswers.ts';

/** A form, and how its logic is worked out; without a plan, visitors come past all pages. */
export interface WalkedForm {
  form: AnsweredForm;
  plan: Plan | null;
  inputs: SettleInputs;
  models: QuestionModels;
}

/**
 * Finds the page that follows another for a visitor's raw answers; null behind the last. From a page beside
 * their way, visitors come back to it; an unknown page is followed by the first. `undefined` where the form's logic
 * takes too much work to tell. Never throws.
 */
export function findNextPage(
  { form, plan, inputs, models }: WalkedForm,
  rawAnswers: unknown,
  pageId: string,
): string | null | undefined {
  const settled =
    plan && settle(plan, readAnswers(form, rawAnswers, { models, context: contextOf(form) }), inputs);
  if (settled && isSpent(settled)) return undefined;
  const index = form.pages.findIndex(({ id }) => id === pageId);
  const pages = settled ? pagesOnWay(form, settled) : form.pages;
  const next = pages.find((page) => form.pages.indexOf(page) > index);
  return next?.id ?? null;
}
