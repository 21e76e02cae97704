import { isCaptcha, type Field, type Item, type Page, type SettledItems } from '../../model/rendering.ts';
import type { FormView } from './view.ts';
import type { OwnerTexts } from './ownerTexts.ts';
import { ROWS } from './rows.ts';
import type { RowTexts } from '../../model/texts/textTypes.ts';

/**
 * Returns a field as its rules settle it: answers named, required if its rules say so, with the offered options.
 * @param items settled items of its page or row; undefined for a row of a hidden group
 */
export function settledField(given: Field, items: SettledItems | undefined, words: OwnerTexts): Field {
  const field = words.pipeField(given);
  const { id } = field;
  const settled = items ? { ...field, required: items.required.has(id) || isCaptcha(field) } : field;
  // A hidden field keeps all options, which the style sheet shows before the script runs.
  if (!('options' in settled) || !items || items.isHidden(id)) return settled;
  return { ...settled, options: settled.options.filter(({ value }) => !items.isHidden(id, value)) };
}

/** Returns a page with each field as its rules settle it. Hidden items stay, so that their place is in the markup. */
export function settledPage(page: Page, view: FormView, words: OwnerTexts, texts?: RowTexts): Page {
  const settleField = (field: Field): Field => settledField(field, view.settled.items, words);
  const settleItem = (item: Item): Item =>
    !('items' in item)
      ? settleField(item)
      : item.type === 'repeat'
        ? ROWS.ask!(item, view, words, texts!)
        : { ...item, items: item.items.map(settleField) };
  return { ...page, items: page.items.map(settleItem) };
}
