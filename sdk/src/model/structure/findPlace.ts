import type { Item } from '../definition/formDefinition.ts';
import type { AnswerIssue } from '../answers/issues.ts';
import type { DefinitionTree } from './fieldsOf.ts';

/** A field, section or repeating group, and the group in which it lies. */
export interface Place {
  item: Item;
  group: Item | null;
}

/** Returns where an issue is in the answers: its field's id, in a repeating group after the group's id and the row. */
export const answerPath = (
  { fieldId, row }: Pick<AnswerIssue, 'fieldId' | 'row'>,
  { group }: Place,
): (string | number)[] => (row === undefined || !group ? [fieldId] : [group.id, row, fieldId]);

/** Finds an item by its id, on a page or within a group. */
export const findPlace = ({ pages }: DefinitionTree, id: string): Place | undefined =>
  pages
    .flatMap(({ items }) =>
      items.flatMap((item): Place[] => [
        { item, group: null },
        ...('items' in item ? item.items.map((field) => ({ item: field, group: item })) : []),
      ]),
    )
    .find(({ item }) => item.id === id);
