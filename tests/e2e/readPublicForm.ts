import { createEmptyDefinition, fieldsOf, unpackForm, withFields, type PublicForm } from '@inlay/sdk/model';

/** Reads a form of one plain page as the public API gives it, whole as it was before it was packed. */
export async function readPublicForm(address: string): Promise<PublicForm> {
  const form = (await (await fetch(address)).json()) as PublicForm;
  unpackForm(form);
  const fields = fieldsOf(form.definition).map((field) => Object.assign(field, { help: '', checks: [] }));
  const { title, description, customStyles, textHandling } = form.definition;
  const empty = { ...createEmptyDefinition(title), description, customStyles, textHandling };
  return { ...form, definition: withFields(empty, fields) };
}
