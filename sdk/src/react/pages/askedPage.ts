import { isCaptcha, type Field, type Item, type Page, type SettledItems } from '../../model/rendering.ts';
import type { FormView } from './view.ts';
import type { OwnerTexts } from './ownerTexts.ts';
import { ROWS } from './rows.ts';
import type { RowTexts } from '../../model/texts/textTypes.ts';

/**
 * Returns a field as it is asked: answers named, required if its rules say so, with the offered options.
 * @param items what the fields that it lies with come to; unknown for a row of a hidden group
 */
export function askedField(given: Field, items: SettledItems | undefined, words: OwnerTexts): Field {
  const field = words.pipeField(given);
  const { id } = field;
  const asked = items ? { ...field, required: items.required.has(id) || isCaptcha(field) } : field;
  // A hidden field keeps all options, which the style sheet shows before the script runs.
  if (!('options' in asked) || !items || items.isHidden(id)) return asked;
  return { ...asked, options: asked.options.filter(({ value }) => !items.isHidden(id, value)) };
}

/** Returns a page with each field as it is asked. Hidden items stay, so that their place is in the markup. */
export function askedPage(page: Page, view: FormView, words: OwnerTexts, texts?: RowTexts): Page {
  const ask = (field: Field): Field => askedField(field, view.settled.items, words);
  const asked = (item: Item): Item =>
    !('items' in item)
      ? ask(item)
      : item.type === 'repeat'
        ? ROWS.ask!(item, view, words, texts!)
        : { ...item, items: item.items.map(ask) };
  return { ...page, items: page.items.map(asked) };
}
