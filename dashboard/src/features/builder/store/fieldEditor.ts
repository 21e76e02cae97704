import type { Field, FormDefinition, Item } from '@inlay/sdk/model';
import { chosenFields } from '../definition/editing.ts';
import { outermost } from '../definition/tree.ts';
import { definitionOf, editedOf, type BuilderStore, type Edit } from './builderStore.ts';

/** Announcement and selection of an edit of the definition. */
export type FieldEdit = Omit<Edit, 'document'>;

/** Common parts of all actions on fields, groups and pages. */
export interface FieldEditor {
  definition(): FormDefinition;
  /** These fields as they are now, in the order of the form. */
  chosen(fieldIds: Iterable<string>): { fields: Field[]; ids: string[] };
  /** These fields and groups as they are now, in the order of the form; a group is replaced by its fields. */
  chosenItems(ids: Iterable<string>): { items: Item[]; ids: string[] };
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
    chosenItems(ids) {
      const items = outermost(definition(), ids);
      return { items, ids: items.map((item) => item.id) };
    },
    edit: (next, edit) => store.edit({ ...edit, document: { ...editedOf(store.get()), definition: next } }),
  };
}
