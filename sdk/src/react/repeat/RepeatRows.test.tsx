import { hydrate, render } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { act } from 'preact/test-utils';
import { describe, expect, test, vi } from 'vitest';
import { ENGLISH, type Repeat } from '../../model/index.ts';
import { when } from '../../model/testing/when.ts';
import { readTyped } from '../../client/readTyped.ts';
import { FormApp } from '../FormApp.tsx';
import { PLANNED } from '../planned.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { group, page, publicForm, text } from '../testing/pagedForm.ts';

const { root, show, input, type, send, errorOf } = formScene();

const guests = (changes: Partial<Repeat> = {}): Repeat =>
  group(
    'guests',
    [
      text('name', { required: true }),
      text('diet', { showIf: when('{name} = "Ada"'), label: 'Diet of {{name}}' }),
    ],
    { label: 'Guests', addLabel: 'Add a guest', rowLabel: 'Guest', ...changes },
  );
const party = (changes: Partial<Repeat> = {}) => publicForm([page('one', [guests(changes), text('note')])]);

const button = (value: string) => root.querySelector<HTMLButtonElement>(`[value="${value}"]`);
const press = (value: string) => act(() => button(value)?.click());
const titles = () => [...root.querySelectorAll('legend')].map(({ textContent }) => textContent);
const names = () => [...root.querySelectorAll<HTMLInputElement>('[name$=".name"]')].map(({ value }) => value);
const said = () => root.querySelector('.form-embed-repeat [role=status]')?.textContent.trim();
const summary = () =>
  [...root.querySelectorAll('.form-embed-summary a')].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent;

describe('a repeating group', () => {
  test('shows as many rows as it needs, and takes more up to its limit', async () => {
    await show({ form: party() });
    expect([titles(), button('remove:guests:0')]).toEqual([['Guest 1'], null]);
    await press('add:guests');
    expect([titles(), focused(), said()]).toEqual([
      ['Guest 1', 'Guest 2'],
      'answers.guests.1.name',
      'Added: Guest 2',
    ]);
    expect(button('remove:guests:1')?.getAttribute('aria-label')).toBe('Remove: Guest 2');
    await press('add:guests');
    expect([button('add:guests'), said()]).toEqual([null, 'Added: Guest 3 You can have at most 3.']);
  });

  test('a removed row can be brought back, and the focus stays near', async () => {
    await show({ form: party() });
    await press('add:guests');
    await press('add:guests');
    for (const [index, name] of ['Ada', 'Bo', 'Cy'].entries()) await type(`guests\\.${index}\\.name`, name);
    await press('remove:guests:1');
    expect([names(), said(), document.activeElement?.querySelector('legend')?.textContent]).toEqual([
      ['Ada', 'Cy'],
      'Removed: Guest 2',
      'Guest 1',
    ]);
    const undo = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo');
    await act(() => undo?.click());
    expect([names(), focused()]).toEqual([['Ada', 'Bo', 'Cy'], 'answers.guests.1.name']);
    await press('remove:guests:0');
    expect(document.activeElement?.getAttribute('role')).toBe('group');
  });

  test('sends its rows, each with what its own answers show', async () => {
    const server = serverAnswering(201, receipt);
    server.release();
    await show({ form: party() });
    await press('add:guests');
    await type('guests\\.0\\.name', 'Ada');
    await type('guests\\.1\\.name', 'Bo');
    const hidden = [...root.querySelectorAll<HTMLElement>('[data-item$=diet]')].map((item) => item.hidden);
    expect(hidden).toEqual([false, true]);
    expect(root.querySelector('label[for$="0.diet"]')?.textContent).toBe('Diet of Ada');
    await type('guests\\.0\\.diet', 'none');
    await send();
    await vi.waitFor(() =>
      expect(server.requests[0]?.body['answers']).toEqual({
        guests: [{ name: 'Ada', diet: 'none' }, { name: 'Bo' }],
        note: '',
      }),
    );
  });

  test('names mistakes beside the field of their row, and in the summary', async () => {
    await show({ form: party() });
    await press('add:guests');
    await type('guests\\.0\\.name', 'Ada');
    await send();
    await vi.waitFor(() => expect(errorOf('guests\\.1\\.name')).toBe('name is required'));
    expect(errorOf('guests\\.0\\.name')).toBeNull();
    expect(root.querySelector('.form-embed-summary a')?.getAttribute('href')).toBe(
      '#fe-89abcdef-guests.1.name',
    );
    expect(summary()).toEqual(['Guest 2: name is required']);
    await type('guests\\.1\\.name', 'Bo');
    expect(errorOf('guests\\.1\\.name')).toBeNull();
  });

  test('names a refusal of the server beside its row', async () => {
    const issues = [{ path: ['guests', 0, 'name'], code: 'required', message: 'A name, please.' }];
    serverAnswering(422, { error: { code: 'submission.invalid', message: '', issues } }).release();
    await show({ form: party() });
    await type('guests\\.0\\.name', 'Ada');
    await send();
    await vi.waitFor(() => expect(errorOf('guests\\.0\\.name')).toBe('A name, please.'));
  });

  test('says that it must be answered itself', async () => {
    await show({ form: party({ min: 0, requiredIf: when('1 = 1') }) });
    await send();
    await vi.waitFor(() => expect(errorOf('guests')).toBe('Guests is required'));
    expect(summary()).toEqual(['Guests is required']);
  });

  test('starts rows with their start values', async () => {
    const items = [text('name', { start: { lit: 'Ada' } })];
    await show({ form: party({ items }) });
    await type('guests\\.0\\.name', 'Bo');
    await press('add:guests');
    expect(names()).toEqual(['Bo', 'Ada']);
  });
});

test('Enter goes on and removes no row: the first button of the form has no name', async () => {
  await show({ form: party({ min: 0 }) });
  await press('add:guests');
  expect(root.querySelector('form button')?.getAttribute('name')).toBeNull();
});

test('the script takes over what the server rendered, with what was typed meanwhile', async () => {
  const form = party({ min: 2 });
  const initialValues = { guests: [{ name: 'Ada' }] };
  root.innerHTML = renderToString(
    <FormApp form={form} baseUrl="" texts={ENGLISH} initialValues={initialValues} />,
  );
  const markup = root.innerHTML;
  input('guests\\.1\\.name')!.value = 'Bo';
  const typed = readTyped(form, root.querySelector('form'), PLANNED.parsePosted);
  expect(typed['guests']).toEqual([
    { name: 'Ada', diet: '' },
    { name: 'Bo', diet: '' },
  ]);
  await act(() => hydrate(<FormApp form={form} baseUrl="" texts={ENGLISH} initialValues={typed} />, root));
  expect(names()).toEqual(['Ada', 'Bo']);
  await act(() => render(null, root));
  root.innerHTML = renderToString(
    <FormApp form={form} baseUrl="" texts={ENGLISH} initialValues={initialValues} />,
  );
  await act(() =>
    hydrate(<FormApp form={form} baseUrl="" texts={ENGLISH} initialValues={initialValues} />, root),
  );
  expect(root.innerHTML.replace(' data-ready=""', '')).toBe(markup);
});

test('the review lists the rows with their answers', async () => {
  const flow = { progress: 'none', back: true, review: true, timeZone: null } as const;
  const form = publicForm([page('one', [guests()])], { flow });
  await show({
    form: { ...form, planned: { ...form.planned!, at: null } },
    initialValues: { guests: [{ name: 'Ada', diet: 'none' }, { name: 'Bo' }] },
  });
  expect([...root.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Guest 1',
    'Guest 2',
  ]);
  expect(root.querySelector('dd')?.textContent).toBe('name: Ada\nDiet of Ada: none');
});
