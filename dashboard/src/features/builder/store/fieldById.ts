import { fieldsOfPageOne, type Field, type FormDefinition } from '@inlay/sdk/model';

const indexes = new WeakMap<readonly Field[], Map<string, Field>>();

/** Returns a field of a definition; all look-ups in a definition share one index. */
export function fieldById(definition: FormDefinition, fieldId: string): Field | undefined {
  const fields = fieldsOfPageOne(definition);
  let index = indexes.get(fields);
  if (!index) {
    index = new Map(fields.map((field) => [field.id, field]));
    indexes.set(fields, index);
  }
  return index.get(fieldId);
}
