import type { Field, FormDefinition } from '@inlay/sdk/model';
import { chosenFields } from '../definition/editing.ts';
import { definitionOf, type BuilderStore, type Edit } from './builderStore.ts';

/** Announcement and selection of an edit of fields. */
export type FieldEdit = Omit<Edit, 'document'>;

/** Common parts of all actions on fields. */
export interface FieldEditor {
  definition(): FormDefinition;
  /** These fields as they are now, in the order of the form. */
  chosen(fieldIds: Iterable<string>): { fields: Field[]; ids: string[] };
  edit(next: FormDefinition, edit: FieldEdit): void;
}

/** Each edit is one step of the store's history. */
export function createFieldEditor(store: BuilderStore): FieldEditor {
  const definition = (): FormDefinition => definitionOf(store.get());
  return {
    definition,
    chosen(fieldIds) {
      const fields = chosenFields(definition(), fieldIds);
      return { fields, ids: fields.map((field) => field.id) };
    },
    edit: (next, edit) =>
      store.edit({ ...edit, document: { ...store.get().history.present, definition: next } }),
  };
}
