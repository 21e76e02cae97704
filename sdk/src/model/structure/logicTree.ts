import type { Field } from '../field.ts';
import type { FormDefinition, Item, Page } from '../formDefinition.ts';
import type { FormTree, TreeField, TreeItem, TreePage } from '../logic/formTree.ts';

/** The parts of a definition that its logic is made of. */
export type LogicParts = Pick<FormDefinition, 'pages' | 'values' | 'endings' | 'quotas'>;

/** Adds the texts in which answers and values can be named. */
const withTexts = (field: Field): TreeField => ({
  ...field,
  texts: [
    field.label,
    field.help,
    field.placeholder,
    ...('text' in field ? [field.text] : []),
    ...('options' in field ? field.options.map(({ label }) => label) : []),
  ],
});

const itemOf = (item: Item): TreeItem =>
  'items' in item
    ? { ...item, texts: [item.label, item.help], items: item.items.map(withTexts) }
    : withTexts(item);

const pageOf = (page: Page): TreePage => ({
  ...page,
  texts: [page.title, page.description, page.nextLabel],
  items: page.items.map(itemOf),
});

/** Returns a form as its logic sees it, with all that the checks read. */
export const logicTree = ({ pages, values, endings, quotas }: LogicParts): FormTree => ({
  pages: pages.map(pageOf),
  values: values.map((value) => ({ ...value, isShown: value.show === 'visitor' })),
  endings: endings.map((ending) => ({ ...ending, texts: [ending.title, ending.text] })),
  quotas,
});
