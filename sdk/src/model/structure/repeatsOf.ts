import type { Repeat } from '../definition/formDefinition.ts';
import type { DefinitionTree } from './fieldsOf.ts';

/** Returns the repeating groups of a form in reading order. */
export const repeatsOf = ({ pages }: DefinitionTree): Repeat[] =>
  pages.flatMap(({ items }) => items.filter((item) => item.type === 'repeat'));
