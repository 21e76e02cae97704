import { isCaptcha, isInput } from '../../fields/roles.ts';
import type { Item, Page } from '../../definition/formDefinition.ts';

/** A page as visitors meet it: a whole one, or one question of it. */
export interface ShownPage extends Page {
  /** Ids that lead to a question: its own, those of its items, of hidden items before it, and of its page. */
  ids?: readonly string[];
}

/** Returns the id of an item and of all fields in it, also in rows. */
const idsIn = (item: Item): string[] => [item.id, ...('items' in item ? item.items.map(({ id }) => id) : [])];

/** Returns the ids of all items of a page and of the fields in them, also in rows. */
export const idsOn = ({ items }: Pick<Page, 'items'>): string[] => items.flatMap(idsIn);

const hasInput = (item: Item): boolean => 'items' in item || (isInput(item) && !isCaptcha(item));

/**
 * Splits pages into one for each question: a field, a section or a repeating group (decision 242). Content is shown
 * with the question after it, at the end of a page with the one before, and so is a captcha. Pages keep their title;
 * their description goes with their first question, the words of their button with the last.
 */
export function questionPages(pages: readonly Page[], isHidden: (id: string) => boolean): ShownPage[] {
  return pages.flatMap((page) => {
    const questions: { items: Item[]; ids: string[] }[] = [];
    let items: Item[] = [];
    let ids = [page.id];
    for (const item of page.items) {
      ids.push(...idsIn(item));
      if (isHidden(item.id) || (item.type === 'section' && item.items.every(({ id }) => isHidden(id))))
        continue;
      items.push(item);
      if (!hasInput(item)) continue;
      questions.push({ items, ids });
      items = [];
      ids = [];
    }
    const last = questions.at(-1);
    if (last) {
      last.items.push(...items);
      last.ids.push(...ids);
    } else if (items.length > 0 || page.description) questions.push({ items, ids });
    const { next: _next, ...shown } = page;
    return questions.map((question, index) => ({
      ...shown,
      ...question,
      id: question.items.find(hasInput)?.id ?? page.id,
      description: index === 0 ? page.description : '',
      nextLabel: index === questions.length - 1 ? page.nextLabel : '',
    }));
  });
}
