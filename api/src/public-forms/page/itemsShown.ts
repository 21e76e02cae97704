import {
  itemsOnPage,
  itemsOutsideRows,
  leadsTo,
  settleAnswers,
  shownPages,
  type Item,
} from '@inlay/sdk/model';
import { formDay } from '../../submissions/formDay.ts';
import type { PublishedForm } from '../publishedForm.ts';

/**
 * Returns the items that a page of a form shows, and the fields of its sections; of a question only its own
 * (decision 281).
 * @param at page or question; empty or null for the review, which shows none
 */
export function itemsShown(
  { definition, plan, hiddenFields }: Pick<PublishedForm, 'definition' | 'plan' | 'hiddenFields'>,
  at: string | null,
  rawAnswers: Record<string, unknown>,
): Item[] {
  if (!plan || definition.flow.layout !== 'questions') return itemsOnPage(definition, at);
  const settled = settleAnswers(definition, plan, { answers: rawAnswers, today: formDay(definition) });
  return shownPages(definition, settled, hiddenFields)
    .filter((page) => leadsTo(page, at))
    .flatMap(itemsOutsideRows);
}
