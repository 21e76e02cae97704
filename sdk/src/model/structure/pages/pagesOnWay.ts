import type { FormDefinition, Item, Page } from '../../definition/formDefinition.ts';
import type { Settled } from '../../logic/settle.ts';
import { itemsOutsideRows } from './itemsOutsideRows.ts';
import { pagesOf } from './pagesOf.ts';
import type { ShownPage } from './questionPages.ts';

/**
 * Returns the pages of a visitor's way without those of whose items none is visible, unless that is all of them. A
 * description is something to see, and so is a page that was made without items.
 * @param hiddenFields fields that no visitor sees
 */
export function pagesOnWay(
  form: Pick<FormDefinition, 'pages'>,
  { way, items }: Pick<Settled, 'way' | 'items'>,
  hiddenFields: readonly string[] = [],
): readonly Page[] {
  const pages = pagesOf(form).filter(({ id }) => way.includes(id));
  const isSeen = ({ id, type }: Item): boolean =>
    type !== 'section' && !items.isHidden(id) && !hiddenFields.includes(id);
  const shown = pages.filter(
    (page) => page.description || !page.items[0] || itemsOutsideRows(page).some(isSeen),
  );
  return shown[0] ? shown : pages;
}

/** Returns whether an id leads to a page: its own, or that of something in a question. */
export const leadsTo = ({ id, ids }: ShownPage, pageId: string | null | undefined): boolean =>
  id === pageId || (ids?.includes(pageId!) ?? false);
