import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { parsePrefill } from '../prefill.ts';
import {
  createEmptyDefinition,
  createField,
  planOf,
  plannedForm,
  withFields,
  type Field,
  type PublicForm,
} from '../../model/index.ts';
import { when } from '../../model/testing/when.ts';
import { addLocked } from '../chunks/locked.ts';
import type { FormHandle } from '../FormApp.tsx';
import { form, formScene, receipt, serverAnswering } from '../testing/formScene.tsx';

const { root, show, input, send } = formScene();
addLocked();

const field = (type: 'text' | 'radio', id: string, changes = {}): Field =>
  Object.assign(createField(type), { id, label: id, ...changes });

/** A new form each time: what has arrived is kept by its definition. */
function lockedForm(): PublicForm {
  const definition = withFields(createEmptyDefinition('Order'), [
    field('text', 'name', { required: true }),
    field('radio', 'plan'),
    field('text', 'vat', { showIf: when('{plan} = "Option 2"') }),
    field('text', 'customer'),
  ]);
  const plan = planOf(definition, { always: true })!;
  return {
    ...form,
    definition,
    prefillable: ['name', 'plan', 'customer'],
    hiddenFields: ['customer'],
    planned: plannedForm(definition, plan, { today: '2026-11-24', language: 'en', hasLocks: true }),
  };
}

const token = (value: unknown, end = ''): string => `${'x'.repeat(22)}.${end}.${JSON.stringify(value)}`;
const query = (pairs: Record<string, unknown>, end = ''): URLSearchParams =>
  new URLSearchParams(Object.entries(pairs).map(([id, value]) => [`${id}.locked`, token(value, end)]));

/** Shows a form, and fills it in as the page around does by a message or an attribute. */
async function showFilled(pairs: Record<string, unknown>, { end = '', ...props } = {}): Promise<FormHandle> {
  const shown = lockedForm();
  let handle!: FormHandle;
  await show({ ...props, form: shown, onHandle: (given) => (handle = given) });
  await act(() => handle.prefill(parsePrefill(shown, query(pairs, end))));
  return handle;
}

const readOnly = () =>
  [...root.querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);

test('EMBED-105 locked answers of an embedded form are read-only text with its reason; rules read them', async () => {
  await showFilled({ name: 'Ada', plan: 'Option 2' });
  expect(readOnly()).toEqual(['Ada', 'Option 2']);
  const [first] = root.querySelectorAll<HTMLInputElement>('input[readonly]');
  const described = document.getElementById(first!.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe('The link filled this in. It can’t be changed.');
  expect(root.querySelector('label[for="' + first!.id + '"]')?.textContent).toBe('name');
  expect(input('vat')?.closest('[data-item]')?.hasAttribute('hidden')).toBe(false);
});

test('EMBED-105 their tokens are sent beside the answers, those of hidden fields too', async () => {
  const server = serverAnswering(201, receipt);
  server.release();
  await showFilled({ name: 'Ada', plan: 'Option 1', customer: '4711' });
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.body['answers']).toEqual({
    name: 'Ada', 'name.locked': token('Ada'), plan: 'Option 1', 'plan.locked': token('Option 1'),
    customer: '4711', 'customer.locked': token('4711'),
  }); // prettier-ignore
});

test('EMBED-105 neither what was there before nor the page around replaces a locked answer', async () => {
  const handle = await showFilled({ name: 'Ada' }, { initialValues: { name: 'Draft' } } as object);
  expect(readOnly()).toEqual(['Ada']);
  await act(() => handle.prefill({ name: 'Host' }));
  await act(() => handle.reset());
  expect(readOnly()).toEqual(['Ada']);
});

test('EMBED-106 an expired link, and one that does not fit its field, leave it free and empty', async () => {
  await showFilled({ name: 'Ada' }, { end: '1' });
  expect([readOnly(), input('name')?.value]).toEqual([[], '']);
  await act(() => render(null, root));
  await showFilled({ name: ['Ada'], plan: 'Gone' });
  expect([readOnly(), input('name')?.value]).toEqual([[], '']);
  expect(root.querySelectorAll('[type=radio]')).toHaveLength(2);
});

test('EMBED-106 an answer whose link the server refuses can be given by the visitor', async () => {
  const shown = lockedForm();
  const { link_refused: message } = shown.planned!.words;
  const issues = [{ path: ['name'], code: 'link_refused', message }];
  const server = serverAnswering(422, { error: { code: 'submission.invalid', issues } });
  server.release();
  let handle!: FormHandle;
  await show({ form: shown, onHandle: (given) => (handle = given) });
  await act(() => handle.prefill(parsePrefill(shown, query({ name: 'Ada' }))));
  await send();
  await vi.waitFor(() => expect(input('name')?.value).toBe(''));
  expect(root.textContent).toContain(message);
  await act(() => {
    input('name')!.value = 'Bea';
    input('name')!.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  expect(server.requests[1]?.body['answers']).toEqual({ name: 'Bea', plan: '', customer: '' });
});
