import type { Field } from '../field.ts';
import type { DefinitionTree } from './fieldsOf.ts';

/** Returns a form with other fields; everything else is kept. */
export const withFields = <Form extends DefinitionTree>(form: Form, fields: readonly Field[]): Form => ({
  ...form,
  fields,
});
