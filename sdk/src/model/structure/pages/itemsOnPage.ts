import type { Item } from '../../definition/formDefinition.ts';
import type { DefinitionTree } from '../fieldsOf.ts';
import { itemsOutsideRows } from './itemsOutsideRows.ts';

/** Returns the items of one page and the fields of its sections; none for `null` and unknown pages. */
export const itemsOnPage = ({ pages }: DefinitionTree, pageId: string | null): Item[] =>
  pages.filter(({ id }) => id === pageId).flatMap(itemsOutsideRows);
