import type { Field, Item, Page } from '../../model/rendering.ts';
import type { FormView } from './formView.ts';
import type { OwnerTexts } from './ownerTexts.ts';

/** Returns a field as it is asked: answers named, required if its rules say so, with the offered options. */
function askedField(given: Field, { settled: { items } }: FormView, words: OwnerTexts): Field {
  const field = words.pipeField(given);
  const asked = { ...field, required: items.required.has(field.id) || field.type === 'captcha' };
  // A hidden field keeps all options, which the style sheet shows before the script runs.
  if (!('options' in asked) || items.isHidden(field.id)) return asked;
  return { ...asked, options: asked.options.filter(({ value }) => !items.isHidden(field.id, value)) };
}

/** Returns a page with each field as it is asked. Hidden items stay, so that their place is in the markup. */
export function askedPage(page: Page, view: FormView, words: OwnerTexts): Page {
  const asked = (item: Item): Item =>
    'items' in item
      ? { ...item, items: item.items.map((field) => askedField(field, view, words)) }
      : askedField(item, view, words);
  return { ...page, items: page.items.map(asked) };
}
