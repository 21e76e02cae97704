import {
  itemsByPoints,
  itemsOnPage,
  itemsOutsideRows,
  leadsTo,
  openLocked,
  settleAnswers,
  shownPages,
  type Item,
  type Plan,
  type Settled,
} from '@inlay/sdk/model';
import { formDay } from '../../../submissions/formDay.ts';
import type { PublishedForm } from '../publishedForm.ts';

type Walked = Pick<PublishedForm, 'definition' | 'plan' | 'hiddenFields'>;
type RawAnswers = Record<string, unknown>;

const settleForm = ({ definition }: Walked, plan: Plan, answers: RawAnswers): Settled =>
  settleAnswers(definition, plan, { answers: openLocked(answers), today: formDay(definition) });

/** Returns the pages that a visitor with these answers comes past, and the items that points show on them. */
export function findWay(
  form: Walked,
  rawAnswers: RawAnswers,
): { way: readonly string[]; shown: readonly string[] } {
  if (!form.plan) return { way: [], shown: [] };
  const { way, items } = settleForm(form, form.plan, rawAnswers);
  return { way, shown: itemsByPoints(form.plan).filter((id) => !items.isHidden(id)) };
}

/**
 * Returns the items that a page of a form shows, and the fields of its sections; of a question only its own
 * (decision 242).
 * @param at page or question; empty or null for the review, which shows none
 */
export function itemsShown(form: Walked, at: string | null, rawAnswers: RawAnswers): Item[] {
  const { definition, plan, hiddenFields } = form;
  if (!plan || definition.flow.layout !== 'questions') return itemsOnPage(definition, at);
  return shownPages(definition, settleForm(form, plan, rawAnswers), hiddenFields)
    .filter((page) => leadsTo(page, at))
    .flatMap(itemsOutsideRows);
}
