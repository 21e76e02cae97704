import type { FormDefinition, Item } from '../definition/formDefinition.ts';

type Path = (string | number)[];
type Part = FormDefinition['pages' | 'values' | 'endings' | 'quotas'][number] | Item;

const place = <One>(list: readonly One[], ...path: Path): { part: One; path: Path }[] =>
  list.map((part, index) => ({ part, path: [...path, index] }));

/** Lists everything with an id in a form, with its place: pages, groups, fields, values, endings, quotas. */
export function partsOf(form: FormDefinition): { part: Part; path: Path }[] {
  const pages = place(form.pages, 'pages');
  const items = pages.flatMap(({ part, path }) => place<Item>(part.items, ...path, 'items'));
  const inGroups = items.flatMap(({ part, path }) =>
    'items' in part ? place(part.items, ...path, 'items') : [],
  );
  return [
    ...pages,
    ...items,
    ...inGroups,
    ...place(form.values, 'values'),
    ...place(form.endings, 'endings'),
    ...place(form.quotas, 'quotas'),
  ];
}
