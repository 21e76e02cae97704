import type { Item } from '../formDefinition.ts';
import type { DefinitionTree } from './fieldsOf.ts';

/** Finds a field, section or repeating group by its id, on a page or within a group. */
export const findItem = ({ pages }: DefinitionTree, id: string): Item | undefined =>
  pages
    .flatMap(({ items }) =>
      items.flatMap((item): Item[] => ('items' in item ? [item, ...item.items] : [item])),
    )
    .find((item) => item.id === id);
