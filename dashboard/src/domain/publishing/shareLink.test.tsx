import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { refusal, showScreen } from '../../testing/showScreen.tsx';
import { ShareLink } from './ShareLink.tsx';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const URL_OF_FORM = `https://forms.example.com/embed/${FORM}`;
const definition = withFields(createEmptyDefinition('Bakery'), [
  { ...createField('text'), id: 'name', label: 'Your name' },
  { ...createField('radio'), id: 'size', label: 'Size' },
]);
const form = {
  id: FORM,
  title: 'Bakery',
  version: 1,
  definition,
  embed: { url: URL_OF_FORM, code: '', elementCode: '' },
  abilities: { update: true },
} as unknown as FormDetail;

test('EMBED-104 an answer is added to the link, and its field may be filled in from then on; an Undo takes both back', async () => {
  const settings = { prefillable: [] as string[], hiddenFields: [] as string[] };
  const screen = showScreen(<ShareLink form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: settings,
      [`PATCH /api/forms/${FORM}/publishing`]: (changes: object) => Object.assign(settings, changes),
    },
  });
  await screen.type('Your name', 'Ada & Söhne');
  const shown = (): string => document.querySelector('pre')?.textContent ?? '';
  await expect.poll(shown).toBe(`${URL_OF_FORM}?name=Ada+%26+S%C3%B6hne`);
  await vi.waitFor(() => expect(settings.prefillable).toEqual(['name']));
  await screen.press('Undo');
  await expect.poll(shown).toBe(URL_OF_FORM);
  expect(settings.prefillable).toEqual([]);
  expect(screen.text()).not.toContain('Your name can be changed');
});

test('EMBED-104 what Share does to a question leaves it shown to everybody; one that is hidden says so', async () => {
  const settings = { prefillable: ['name', 'size'], hiddenFields: ['size'] };
  const screen = showScreen(<ShareLink form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: settings,
      [`POST /api/forms/${FORM}/prefilled-links`]: { url: `${URL_OF_FORM}?s`, prefill: 's' },
    },
  });
  const waysOf = async (label: string): Promise<string[]> => {
    const select = await vi.waitFor(() => screen.control(`Whether ${label} can be changed`));
    return [...select.querySelectorAll('option')].map(({ text }) => text);
  };
  await screen.type('Your name', 'Ada');
  expect(await waysOf('Your name')).toEqual(['Can be changed', 'Locked']);
  await screen.type('Size', 'Option 1');
  expect(await waysOf('Size')).toEqual(['Hidden', 'Hidden and locked']);
  expect(screen.calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
});

test('FSET-013 changes of one list are one toast, whose Undo takes them back, and nothing that others changed', async () => {
  const settings = { prefillable: ['before'], hiddenFields: [] as string[] };
  const screen = showScreen(<ShareLink form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: settings,
      [`PATCH /api/forms/${FORM}/publishing`]: (changes: object) => ({ ...Object.assign(settings, changes) }),
    },
  });
  const undos = () =>
    [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Undo');
  await screen.type('Your name', 'Ada');
  await vi.waitFor(() => expect(undos()).toHaveLength(1));
  await screen.type('Size', 'Option 1');
  await expect.poll(screen.text).toContain('2 changes saved');
  await vi.waitFor(() => expect(undos()).toHaveLength(1));
  expect(settings.prefillable).toEqual(['before', 'name', 'size']);
  undos()[0]?.click();
  await vi.waitFor(() => expect(settings.prefillable).toEqual(['before']));
});

test('LINK-061 LINK-062 a form gets words for its address, which its link and QR code have at once', async () => {
  const url = 'https://forms.example.com/f/acme/bakery';
  const address = vi
    .fn<(sent: object) => unknown>()
    .mockReturnValueOnce(
      refusal(400, 'Some values are not valid.', 'request.invalid', [
        { path: ['form'], code: 'taken', message: 'This address is taken. Choose another one.' },
      ]),
    );
  const screen = showScreen(
    <ShareLink form={{ ...form, abilities: { update: true, activate: true } } as FormDetail} />,
    {
      answers: {
        [`GET /api/forms/${FORM}/publishing`]: { prefillable: [], hiddenFields: [] },
        [`GET /api/forms/${FORM}/address`]: { url: null, account: 'acme', form: 'cake' },
        [`PUT /api/forms/${FORM}/address`]: (sent: object) =>
          address(sent) ?? { url, account: 'acme', form: 'bakery' },
      },
    },
  );
  await screen.press('Use words in the address');
  await screen.press('Save address');
  await expect.poll(screen.text).toContain('This address is taken.');
  await screen.type('Form', 'bakery');
  expect(screen.text()).toContain('forms.example.com/f/acme/bakery');
  await screen.press('Save address');
  await expect.poll(() => document.querySelector('pre')?.textContent).toBe(url);
  expect(address).toHaveBeenLastCalledWith({ account: 'acme', form: 'bakery' });
});

/** The tab, which is loaded again by a button. */
function Tab() {
  const [loads, setLoads] = useState(0);
  return (
    <>
      <ShareLink key={loads} form={form} />
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Reload
      </button>
    </>
  );
}

test('EMBED-104 what was filled in and locked is there again after a reload of the tab', async () => {
  const screen = showScreen(<Tab />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: { prefillable: ['name', 'size'], hiddenFields: [] },
      [`POST /api/forms/${FORM}/prefilled-links`]: { url: `${URL_OF_FORM}?s`, prefill: 's' },
    },
  });
  await screen.type('Your name', 'Ada');
  await screen.type('Whether Your name can be changed', 'locked');
  const first = screen.control('Your name');
  await screen.press('Reload');
  await vi.waitFor(() => expect(screen.control('Your name')).not.toBe(first));
  const valueOf = (label: string) => (screen.control(label) as HTMLInputElement | HTMLSelectElement).value;
  expect([valueOf('Your name'), valueOf('Whether Your name can be changed')]).toEqual(['Ada', 'locked']);
});

test('EMBED-107 a locked answer is signed before there is a link to copy', async () => {
  const asked: unknown[] = [];
  const screen = showScreen(<ShareLink form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: { prefillable: [], hiddenFields: [] },
      [`PATCH /api/forms/${FORM}/publishing`]: (changes: object) => ({
        prefillable: [],
        hiddenFields: [],
        ...changes,
      }),
      [`POST /api/forms/${FORM}/prefilled-links`]: (body: object) => {
        asked.push(body);
        return { url: `${URL_OF_FORM}?name.locked=signed`, prefill: 'name.locked=signed' };
      },
    },
  });
  await screen.type('Your name', 'Ada');
  await screen.type('Whether Your name can be changed', 'locked');
  const shown = (): string => document.querySelector('pre')?.textContent ?? '';
  expect(shown()).not.toContain('?');
  await expect.poll(shown).toBe(`${URL_OF_FORM}?name.locked=signed`);
  expect(asked).toEqual([{ answers: { name: 'Ada' }, locked: ['name'] }]);
});

test('EMBED-104 a refused choice says so, as it has no field to say it beside', async () => {
  const issues = [{ path: ['prefillable', 0], code: 'custom', message: 'Not a field id' }];
  const screen = showScreen(<ShareLink form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: { prefillable: [], hiddenFields: [] },
      [`PATCH /api/forms/${FORM}/publishing`]: refusal(
        400,
        'The request is not valid.',
        'request.invalid',
        issues,
      ),
    },
  });
  await screen.type('Your name', 'Ada');
  await expect.poll(screen.text).toContain('The request is not valid.');
});

test('LINK-060 a sixth question is added before it is filled in', async () => {
  const many = withFields(
    createEmptyDefinition('Bakery'),
    Array.from({ length: 6 }, (_, at) => ({ ...createField('text'), id: `q${at}`, label: `Question ${at}` })),
  );
  const settings = { prefillable: [] as string[], hiddenFields: [] };
  const screen = showScreen(<ShareLink form={{ ...form, definition: many }} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: settings,
      [`PATCH /api/forms/${FORM}/publishing`]: (changes: object) => Object.assign(settings, changes),
    },
  });
  await screen.type('Add a field to fill in', 'q5');
  await screen.type('Question 5', 'Yes');
  await expect.poll(() => document.querySelector('pre')?.textContent).toBe(`${URL_OF_FORM}?q5=Yes`);
});

test('EMBED-104 an answer stays in the link while the save of the one before arrives', async () => {
  let held = Promise.withResolvers<void>();
  const settings = { prefillable: [] as string[], hiddenFields: [] as string[] };
  const screen = showScreen(<ShareLink form={form} />, {
    answers: {
      [`GET /api/forms/${FORM}/publishing`]: settings,
      [`PATCH /api/forms/${FORM}/publishing`]: async (changes: object) => {
        await held.promise;
        return { ...Object.assign(settings, changes) };
      },
    },
  });
  const shown = (): string => document.querySelector('pre')?.textContent ?? '';
  await screen.type('Your name', 'Ada');
  await expect.poll(shown).toBe(`${URL_OF_FORM}?name=Ada`);
  await screen.type('Size', 'Option 1');
  await expect.poll(shown).toBe(`${URL_OF_FORM}?name=Ada&size=Option+1`);
  const first = held;
  held = Promise.withResolvers<void>();
  first.resolve();
  await vi.waitFor(() => expect(settings.prefillable).toEqual(['name']));
  await expect.poll(() => screen.text()).toContain('Form updated successfully');
  expect(shown()).toBe(`${URL_OF_FORM}?name=Ada&size=Option+1`);
  held.resolve();
  await vi.waitFor(() => expect(settings.prefillable).toEqual(['name', 'size']));
});
