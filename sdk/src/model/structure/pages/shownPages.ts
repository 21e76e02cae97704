import type { FormDefinition } from '../../definition/formDefinition.ts';
import type { Settled } from '../../logic/settle.ts';
import { pagesOnWay } from './pagesOnWay.ts';
import { questionPages, type ShownPage } from './questionPages.ts';

/** Returns what visitors meet one by one: the pages of their way, or the questions of these. */
export function shownPages(
  form: Pick<FormDefinition, 'pages' | 'flow'>,
  settled: Settled,
  hiddenFields: readonly string[],
): readonly ShownPage[] {
  const pages = pagesOnWay(form, settled, hiddenFields);
  if (form.flow.layout !== 'questions') return pages;
  return questionPages(pages, (id) => settled.items.isHidden(id) || hiddenFields.includes(id));
}
