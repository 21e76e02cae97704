import { capabilitiesOf } from '../../fields/capabilities.ts';
import type { Field } from '../../fields/field.ts';
import type { FormDefinition, Item, Page, Scoring } from '../../definition/formDefinition.ts';
import { pointsOfField } from '../../fields/fieldPoints.ts';
import type { FormTree, TreeField, TreeItem, TreePage } from '../../logic/formTree.ts';

/** The parts of a definition that its logic is made of. */
export type LogicParts = Pick<FormDefinition, 'pages' | 'values' | 'endings' | 'quotas'> &
  Partial<Pick<FormDefinition, 'scoring'>>;

/** Adds the texts in which answers and values can be named, and what the answers are worth. */
function treeField(field: Field, scoring: Scoring['kind']): TreeField {
  const marks = pointsOfField(field, scoring);
  const value = capabilitiesOf(field).valueShown?.(field);
  return {
    ...field,
    texts: [
      field.label,
      field.help,
      field.placeholder,
      ...('text' in field ? [field.text] : []),
      ...('content' in field ? [field.content] : []),
      // A calculation names its value as a text does.
      ...(value ? [`{{${value}}}`] : []),
      ...('rows' in field ? field.rows.map(({ label }) => label) : []),
      ...('options' in field ? field.options.map(({ label }) => label) : []),
    ],
    ...(marks && { marks }),
  };
}

function itemOf(item: Item, scoring: Scoring['kind']): TreeItem {
  if (!('items' in item)) return treeField(item, scoring);
  const words = item.type === 'repeat' ? [item.addLabel, item.rowLabel] : [];
  const items = item.items.map((field) => treeField(field, scoring));
  return { ...item, texts: [item.label, item.help, ...words], items };
}

const pageOf = (page: Page, scoring: Scoring['kind']): TreePage => ({
  ...page,
  texts: [page.title, page.description, page.nextLabel],
  items: page.items.map((item) => itemOf(item, scoring)),
});

/** Returns a form as its logic sees it, with all that the checks read. */
export const logicTree = ({ pages, values, endings, quotas, scoring }: LogicParts): FormTree => ({
  pages: pages.map((page) => pageOf(page, scoring?.kind ?? 'none')),
  values: values.map((value) => ({ ...value, isShown: value.show === 'visitor' })),
  endings: endings.map((ending) => ({ ...ending, texts: [ending.title, ending.text] })),
  quotas,
  ...(scoring && { scoring }),
});
