import { fieldsOf, type DefinitionTree } from './fieldsOf.ts';
import { repeatsOf } from './repeatsOf.ts';

/** Returns the types of all fields and repeating groups of a form, by id. */
export const typesIn = (form: DefinitionTree): Map<string, string> =>
  new Map([...fieldsOf(form), ...repeatsOf(form)].map(({ id, type }) => [id, type]));
