import type { Plan } from '../../logic/plan.ts';
import { isSpent } from '../../logic/isSpent.ts';
import { settle, type SettleInputs } from '../../logic/settle.ts';
import { itemsByPoints } from '../../logic/visitorPlan.ts';
import { contextOf } from '../../answers/validateWith.ts';
import type { QuestionModels } from '../../fields/fieldType.ts';
import { itemsOutsideRows } from './itemsOutsideRows.ts';
import { pagesOnWay } from './pagesOnWay.ts';
import { type AnsweredForm, readAnswers } from '../posted/readAnswers.ts';

/** A form, and how its logic is worked out; without a plan, visitors come past all pages. */
export interface WalkedForm {
  form: AnsweredForm;
  plan: Plan | null;
  inputs: SettleInputs;
  models: QuestionModels;
}

/** The page that follows another, and what only the server knows of it. */
export interface NextStep {
  /** Null behind the last page. */
  pageId: string | null;
  /** Items of the page that points show; absent without any. */
  shown?: string[];
}

/**
 * Finds the page that follows another for a visitor's raw answers. From a page beside their way, visitors come back to
 * it; an unknown page is followed by the first. `undefined` where the form's logic takes too much work to tell. Never
 * throws.
 */
export function findNextStep(
  { form, plan, inputs, models }: WalkedForm,
  rawAnswers: unknown,
  pageId: string,
): NextStep | undefined {
  const settled =
    plan && settle(plan, readAnswers(form, rawAnswers, { models, context: contextOf(form) }), inputs);
  if (settled && isSpent(settled)) return undefined;
  const index = form.pages.findIndex(({ id }) => id === pageId);
  const pages = settled ? pagesOnWay(form, settled) : form.pages;
  const next = pages.find((page) => form.pages.indexOf(page) > index);
  if (!next) return { pageId: null };
  const onPage = new Set(itemsOutsideRows(next).map(({ id }) => id));
  const shown = (plan ? itemsByPoints(plan) : []).filter(
    (id) => onPage.has(id) && !settled?.items.isHidden(id),
  );
  return { pageId: next.id, ...(shown.length > 0 && { shown }) };
}
