import type { Field } from '../field.ts';
import type { FormDefinition } from '../formDefinition.ts';

/** The part of a definition that holds its fields. Code outside this folder reads it by `fieldsOf` alone. */
export type DefinitionTree = Pick<FormDefinition, 'fields'>;

/** Returns all fields of a form in reading order; the same list for the same tree. */
export const fieldsOf = (tree: DefinitionTree): readonly Field[] => tree.fields;
