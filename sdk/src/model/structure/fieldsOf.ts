import type { Field } from '../fields/field.ts';
import type { FormDefinition } from '../definition/formDefinition.ts';

/** The part of a definition that holds its fields. Code outside this folder reads it by `fieldsOf` alone. */
export type DefinitionTree = Pick<FormDefinition, 'pages'>;

/** Returns all fields of a form in reading order. */
export const fieldsOf = ({ pages }: DefinitionTree): readonly Field[] =>
  pages.flatMap(({ items }) => items.flatMap((item) => ('items' in item ? item.items : item)));
