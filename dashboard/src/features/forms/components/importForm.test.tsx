import { expect, test } from 'vitest';
import type { FormDefinition } from '@inlay/sdk/model';
import { showScreen } from '../../../testing/showScreen.tsx';
import typeform from '../imports/fixtures/typeform.json' with { type: 'json' };
import { ImportForm } from './ImportForm.tsx';

/** Chooses a file in the dialog. */
async function choose(content: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([content], 'form.json', { type: 'application/json' }));
  if (!input) return;
  Object.defineProperty(input, 'files', { value: files.files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The account's default brand. */
const KIT = {
  id: '0195b9f0-0000-7000-8000-00000000000a',
  name: 'Bakery',
  isDefault: true,
  styles: { primaryColor: '#a8431f' },
  forms: [],
};

test('DASH-047 STYLE-047 what became of each question is read before anything is sent, then the form is created', async () => {
  const screen = showScreen(<ImportForm onClose={() => undefined} />, {
    answers: {
      'GET /api/brand-kits': { kits: [KIT] },
      'POST /api/forms': { id: 'f1', title: 'Order a cake' },
    },
  });
  await choose(JSON.stringify(typeform));
  await expect.poll(() => screen.text()).toContain('Form from Typeform');
  expect(screen.text()).toContain('6 pages · 4 rules · 3 endings');
  expect(screen.text()).toContain('6 things will be different here. They stand below their questions.');
  const lines = [...document.querySelectorAll('ol[aria-label=Questions] > li')].map(
    (line) => line.textContent,
  );
  expect(lines).toHaveLength(24);
  expect(lines[2]).toBe('Which cake, [What is your name?]?Radio');
  expect(lines.at(-1)).toBe(
    'Pay nowLeft outNot imported: there are no questions of the type “payment” here.',
  );
  expect(document.body.textContent).not.toContain('{{');
  expect(screen.calls.map(({ call }) => call)).toEqual(['GET /api/brand-kits']);
  await screen.press('Create form');
  await expect.poll(() => screen.path()).toBe('/forms/f1/build');
  const { call, body } = screen.calls.find((one) => one.call.startsWith('POST')) ?? { call: '', body: null };
  const { definition } = body as { definition: FormDefinition };
  expect(call).toBe('POST /api/forms');
  expect(definition).toMatchObject({ version: 1, title: 'Order a cake', flow: { layout: 'questions' } });
  expect(definition).toMatchObject({
    brand: { kitId: KIT.id, variant: 'light', own: [] },
    customStyles: KIT.styles,
  });
});

test('DASH-048 a file of no known product is refused with a sentence', async () => {
  const screen = showScreen(<ImportForm onClose={() => undefined} />, {
    answers: { 'GET /api/brand-kits': { kits: [] } },
  });
  await choose('{"blocks": 7, "info": [], "1": {"type": "control"}}');
  await expect.poll(() => screen.text()).toContain('This file can’t be imported');
  expect(screen.text()).not.toContain('Create form');
});
