import {
  createEmptyDefinition,
  createField,
  withFields,
  withPages,
  type FormDefinition,
} from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import type { ClientAccess } from './clientAccess.ts';
import { answersVisibleToClient } from './clientVisibility.ts';

const api = useTestApi();

const name = { ...createField('text'), id: 'name', label: 'Name' };
const plain = withFields(createEmptyDefinition('Form'), [name]);
const words = { help: '', addLabel: '', rowLabel: '' };
const group = {
  id: 'guests',
  type: 'repeat' as const,
  label: 'Guests',
  min: 0,
  max: 3,
  ...words,
  items: [name],
};
const value = { id: 'v', name: 'V', is: { field: 'name' }, show: 'inbox' as const, format: 'text' as const };

test.each<[string, FormDefinition, string[]]>([
  ['nothing', plain, ['name']],
  ['a group that it is in', withPages(plain, [{ id: 'p1', title: '', description: '', nextLabel: '', items: [group] }]), ['name', 'guests']],
  ['a value that reads it', { ...plain, values: [value] }, ['name', 'v']],
])('with a visible field, a client sees %s', async (_what, definition, fields) => {
  const { id } = await api.buildForm(await api.signedIn(), definition);
  const { orm, revisions } = api.deps;
  const access = { visibleFields: ['name'], isImpersonal: false, visibleFrom: null } as Partial<ClientAccess> as ClientAccess;
  const visible = await answersVisibleToClient(orm.em.fork(), revisions, { formId: id, access });
  expect(visible.fields).toEqual(fields);
}); // prettier-ignore
