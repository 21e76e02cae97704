import { capabilitiesOf, fieldsOf, repeatsOf, type Field, type FormDefinition } from '@inlay/sdk/model';

/** Lists the email fields whose answers can be mailed: none of those that each row has. */
export function addressFields(definition: FormDefinition): Field[] {
  const inRows = new Set(repeatsOf(definition).flatMap(({ items }) => items.map(({ id }) => id)));
  return fieldsOf(definition).filter(
    (field) => capabilitiesOf(field).isReplyAddress && !inRows.has(field.id),
  );
}
