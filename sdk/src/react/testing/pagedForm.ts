import {
  createEmptyDefinition,
  createField,
  packForm,
  planOf,
  plannedForm,
  unpackForm,
  type Field,
  type FormDefinition,
  type Page,
  type PublicForm,
  type Repeat,
} from '../../model/index.ts';
import { form as plainForm } from './formScene.tsx';

export const text = (id: string, changes: Partial<Field> = {}): Field =>
  ({ ...createField('text'), id, label: id, ...changes }) as Field;
export const page = (id: string, items: Page['items'], changes: Partial<Page> = {}): Page => ({
  id, title: `Page ${id}`, description: '', nextLabel: '', items, ...changes,
}); // prettier-ignore
export const group = (id: string, items: Field[], changes: Partial<Repeat> = {}): Repeat => ({
  id, type: 'repeat', label: id, help: '', min: 1, max: 3, addLabel: '', rowLabel: '', items, ...changes,
}); // prettier-ignore

/** Returns a form as a browser gets it. */
export function publicForm(pages: Page[], changes: Partial<FormDefinition> = {}): PublicForm {
  const definition = { ...createEmptyDefinition('Trip'), pages, ...changes };
  const planned = plannedForm(definition, planOf(definition)!, { today: '2026-11-23', language: 'en' });
  const sent = JSON.parse(JSON.stringify(packForm({ ...plainForm, definition, planned }))) as PublicForm;
  unpackForm(sent);
  return sent;
}
