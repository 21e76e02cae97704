import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { createField, type Field, type FieldOfType, type FieldType } from '../../model/index.ts';
import { formScene, receipt, serverAnswering } from '../testing/formScene.tsx';
import { page, publicForm } from '../testing/pagedForm.ts';

const { root, show, input, type, send, errorOf } = formScene();

const field = <Type extends FieldType>(
  kind: Type,
  id: string,
  changes: Partial<FieldOfType<Type>>,
): Field => ({ ...createField(kind), id, label: id, ...changes });
const formOf = (...fields: Field[]) => ({ form: publicForm([page('one', fields)]) });

/** What the form sends for its answers. */
async function sent(): Promise<unknown> {
  const server = serverAnswering(201, receipt);
  server.release();
  await send();
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  return server.requests[0]?.body['answers'];
}

beforeEach(() => sessionStorage.clear());

/** Edits a text as a browser does: the caret stands where the edit ends. */
async function edit(control: HTMLInputElement, text: string, caret: number): Promise<void> {
  control.value = text;
  control.setSelectionRange(caret, caret);
  await act(() => void control.dispatchEvent(new Event('input', { bubbles: true })));
}

test('TYPE-006 a number is grouped while it is typed, the caret stays, and no space is sent', async () => {
  await show(formOf(field('phone', 'call', { country: 'FR' })));
  const control = input('call.number') as HTMLInputElement;
  const state = () => [control.value, control.selectionStart];
  await edit(control, '06123', 5);
  expect(state()).toEqual(['06 12 3', 7]);
  // A digit in the middle moves those behind it into other groups.
  await edit(control, '06 912 3', 4);
  expect(state()).toEqual(['06 91 23', 4]);
  // Backspace behind a group takes the space, which comes back; the caret passes it.
  await edit(control, '06 9123', 5);
  expect(state()).toEqual(['06 91 23', 5]);
  await edit(control, '0 91 23', 1);
  expect(state()).toEqual(['09 12 3', 1]);
  await edit(control, '06-12', 5);
  expect(state()).toEqual(['06-12', 5]);
  await edit(control, '0612345678', 10);
  expect(state()).toEqual(['06 12 34 56 78', 14]);
  expect(await sent()).toEqual({ call: '+33612345678' });
});

test('TYPE-006 a country found by the language gives way to the browser’s own, until somebody chooses', async () => {
  vi.stubGlobal('navigator', { languages: ['fr', 'en-AU', 'en-GB'] });
  await show(
    formOf(
      field('phone', 'call', { country: 'US', followsLanguage: true }),
      field('phone', 'own', { country: 'US' }),
    ),
  );
  const country = (id: string) => root.querySelector<HTMLSelectElement>(`[name="answers.${id}.country"]`)!;
  await vi.waitFor(() => expect(country('call').value).toBe('AU'));
  expect(country('own').value).toBe('US');
  await type('call.number', '0412345678');
  expect(input('call.number')?.value).toBe('0412 345 678');
  expect(await sent()).toMatchObject({ call: '+61412345678' });
});

test('TYPE-008 the picker offers the days within the bounds, and others are told beside the field', async () => {
  await show(
    formOf(
      field('date', 'day', { earliestDay: '2026-05-01', latestDay: '2026-05-31' }),
      field('date_range', 'stay', { earliestDay: '2026-05-01' }),
      field('date', 'free', {}),
    ),
  );
  const bounds = (name: string) => [input(name)?.getAttribute('min'), input(name)?.getAttribute('max')];
  expect(['day', 'stay.from', 'stay.to'].map(bounds)).toEqual([
    ['2026-05-01', '2026-05-31'],
    ['2026-05-01', '9999-12-31'],
    ['2026-05-01', '9999-12-31'],
  ]);
  expect(bounds('free')).toEqual(['1000-01-01', '9999-12-31']);
  await type('day', '2026-06-01');
  await type('stay.from', '2026-04-30');
  await type('stay.to', '2026-05-03');
  await send();
  await vi.waitFor(() => expect(errorOf('day')).toBe('Please enter May 31, 2026 or earlier.'));
  expect(errorOf('stay')).toBe('Please enter May 1, 2026 or later.');
  await type('day', '2026-05-31');
  await type('stay.from', '2026-05-02');
  expect(await sent()).toMatchObject({ day: '2026-05-31', stay: { from: '2026-05-02', to: '2026-05-03' } });
});

test('TYPE-008 the picker offers today as the server takes it: in the form’s time zone, else in the visitor’s', async () => {
  const [own, zone] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) => ({
    earliestDay: 0,
    latestDay: 0,
    timeZone,
  }));
  await show(
    formOf(
      field('date', 'east', own!),
      field('date', 'west', zone!),
      field('date', 'here', { earliestDay: 0, latestDay: 0 }),
    ),
  );
  const today = (timeZone?: string) => new Intl.DateTimeFormat('sv', { timeZone }).format();
  const bounds = (name: string) => [input(name)?.min, input(name)?.max];
  const days = { east: today('Pacific/Kiritimati'), west: today('Pacific/Pago_Pago'), here: today() };
  for (const [name, day] of Object.entries(days)) {
    expect(bounds(name)).toEqual([day, day]);
    await type(name, day);
  }
  expect(await sent()).toMatchObject(days);
});

test('TYPE-010 a decimal mark is the form’s only where it is the visitor’s, too; else both numbers are named', async () => {
  await show(
    formOf(field('number', 'english', { decimalMark: '.' }), field('number', 'german', { decimalMark: ',' })),
  );
  await type('english', '12.345');
  await type('german', '1,500');
  await send();
  await vi.waitFor(() =>
    expect(errorOf('german')).toBe('Did you mean 1500 or 1,5? Please enter it that way.'),
  );
  await type('german', '1,5');
  expect(await sent()).toMatchObject({ english: 12.345, german: 1.5 });
});

test('TYPE-008 a text area has its height, a picture its width, and a list its countries', async () => {
  await show(
    formOf(
      field('textarea', 'long', { lines: 9 }),
      field('textarea', 'usual', {}),
      field('image', 'picture', { src: 'https://example.org/a.png', decorative: true, width: 320 }),
      field('country', 'land', { countries: ['DE', 'AT'], preferred: ['AT'] }),
      field('country', 'any', {}),
    ),
  );
  expect([...root.querySelectorAll('textarea')].map((one) => one.getAttribute('rows'))).toEqual(['9', '4']);
  expect(root.querySelector('img')?.getAttribute('width')).toBe('320');
  const codes = (id: string) =>
    [...root.querySelectorAll<HTMLOptionElement>(`[name="answers.${id}"] option`)].map(({ value }) => value);
  expect(codes('land')).toEqual(['', 'AT', 'DE']);
  expect(codes('any').length).toBe(251);
});

test('D-194 an address asks the parts that its owner wants, and needs those that are not optional', async () => {
  const own = { country: 'US', required: true } as const;
  await show(
    formOf(
      field('address', 'home', { ...own, omittedParts: ['country', 'address2'], optionalParts: ['state'] }),
    ),
  );
  const names = () =>
    [...root.querySelectorAll('[name^="answers.home."]')].map((one) => one.getAttribute('name'));
  expect(names()).toEqual(['street', 'city', 'state', 'postal'].map((part) => `answers.home.${part}`));
  const needed = [...root.querySelectorAll('[aria-required=true]')].map((one) => one.getAttribute('name'));
  expect(needed).toEqual(['street', 'city', 'postal'].map((part) => `answers.home.${part}`));
  await send();
  await vi.waitFor(() => expect(errorOf('home')).toBe('Street address, City, ZIP code are required'));
  await type('home.street', '742 Evergreen Terrace');
  await type('home.city', 'Springfield');
  await type('home.postal', '62701');
  expect(await sent()).toMatchObject({ home: { state: '', country: 'US', postal: '62701' } });
});
