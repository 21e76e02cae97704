import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { createField, type Field, type FieldOfType, type FieldType } from '../../model/index.ts';
import { when } from '../../model/testing/when.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm } from '../testing/pagedForm.ts';

const { root, show, input, type, send } = formScene();

const field = <Type extends FieldType>(
  kind: Type,
  id: string,
  changes: Partial<FieldOfType<Type>> = {},
): Field => ({ ...createField(kind), id, label: id, ...changes });

const value = (is: string) => ({
  id: 'total',
  name: 'Total',
  is: when(is),
  show: 'inbox' as const,
  format: 'number' as const,
});

test('a calculation follows what is typed, as the language writes numbers, and says so politely', async () => {
  await show({
    form: publicForm([page('one', [field('number', 'guests'), field('calculation', 'sum', { value: 'total', unit: '€' })])], {
      values: [value('{guests} * 600.5')],
    }),
  }); // prettier-ignore
  const output = root.querySelector('output[aria-live=polite]');
  expect(output?.textContent).toBe('–');
  await type('guests', '2');
  expect(output?.textContent).toBe('1,201');
  expect(output?.parentElement?.textContent).toBe('1,201€');
});

test('a calculation is never sent; its value is the server’s', async () => {
  const server = serverAnswering(201, receipt);
  server.release();
  await show({
    form: publicForm([page('one', [field('number', 'guests'), field('calculation', 'sum', { value: 'total' })])], {
      values: [value('{guests} * 2')],
    }),
  }); // prettier-ignore
  await type('guests', '3');
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.body['answers']).toEqual({ guests: 3 });
});

test('a slider and its number are one answer; an untouched one is none', async () => {
  const slider = field('slider', 'km', { from: 10, to: 20, unit: 'km' });
  await show({ form: publicForm([page('one', [slider])]) });
  const range = root.querySelector<HTMLInputElement>('[type=range]');
  expect([range?.value, range?.name, input('km')?.value]).toEqual(['10', '', '']);
  await act(() => {
    range!.value = '15';
    range!.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([input('km')?.value, range?.getAttribute('aria-valuetext')]).toEqual(['15', '15 km']);
  await type('km', '12');
  expect(range?.value).toBe('12');
});

test('pictures are chosen one at a time, or several in the order of the options', async () => {
  const options = ['A', 'B', 'C'].map((one) => ({
    value: one,
    label: one,
    image: `https://a.example/${one}`,
  }));
  const server = serverAnswering(201, receipt);
  server.release();
  const fields = [field('picture', 'one', { options }), field('picture', 'some', { options, many: true })];
  await show({ form: publicForm([page('one', fields)]) });
  const press = (name: string, choice: string) =>
    act(() => root.querySelector<HTMLInputElement>(`[name="answers.${name}"][value=${choice}]`)?.click());
  for (const choice of ['A', 'C']) await press('one', choice);
  for (const choice of ['C', 'A', 'B', 'B']) await press('some', choice);
  expect(root.querySelectorAll('img')[2]?.getAttribute('src')).toBe('https://a.example/C');
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.body['answers']).toEqual({ one: 'C', some: ['A', 'C'] });
});

test('a hidden field is filled in by the page around the form, and shows nothing', async () => {
  const server = serverAnswering(201, receipt);
  server.release();
  const form = publicForm([
    page('one', [field('number', 'n'), field('hidden', 'source', { value: 'direct' })]),
  ]);
  const hidden = { prefillable: ['source'], hiddenFields: ['source'] };
  await show({
    form: { ...form, ...hidden },
    onHandle: (handle) => handle.prefill({ source: 'newsletter' }),
  });
  expect(root.textContent).not.toContain('source');
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.body['answers']).toEqual({ n: '', source: 'newsletter' });
});

test('a choice of own words asks for them, and sends what is written', async () => {
  const server = serverAnswering(201, receipt);
  server.release();
  const options = ['A', 'B'].map((one) => ({ value: one, label: one }));
  const fields = [
    field('radio', 'one', { options, other: 'Other' }),
    field('select', 'two', { options, other: 'Other' }),
    field('checkbox', 'some', { options, other: 'Other' }),
    field('radio', 'plain', { options }),
  ];
  await show({ form: publicForm([page('one', fields)]) });
  await type('one.other', 'mine');
  await type('two.other', 'yours');
  await type('some.other', 'ours');
  const press = (name: string, choice: string) =>
    act(() => root.querySelector<HTMLInputElement>(`[name="answers.${name}"][value=${choice}]`)?.click());
  await press('some.choice', 'B');
  await press('plain', 'A');
  expect(root.querySelector<HTMLInputElement>('[name="answers.one.choice"][value=__other]')?.checked).toBe(
    true,
  );
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  expect(server.requests[0]?.body['answers']).toEqual({
    one: 'mine',
    two: 'yours',
    some: ['B', 'ours'],
    plain: 'A',
  });
});

test('an option that excludes all others takes the others away, and gives way to them', async () => {
  const options = ['A', 'B', 'none'].map((one) => ({
    value: one,
    label: one,
    ...(one === 'none' && { alone: true as const }),
  }));
  await show({ form: publicForm([page('one', [field('checkbox', 'some', { options })])]) });
  const chosen = () =>
    [...root.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].map((box) => box.value);
  const press = (choice: string) =>
    act(() => root.querySelector<HTMLInputElement>(`[value=${choice}]`)?.click());
  for (const choice of ['A', 'B', 'none']) await press(choice);
  expect(chosen()).toEqual(['none']);
  await press('A');
  expect(chosen()).toEqual(['A']);
});
