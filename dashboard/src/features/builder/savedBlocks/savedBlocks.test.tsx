import { expect, test, vi } from 'vitest';
import {
  createEmptyDefinition,
  createField,
  fieldsOf,
  withFields,
  type FormDefinition,
} from '@inlay/sdk/model';
import { FORM, PUBLISHED, showBuilder } from '../testing/showBuilder.tsx';

const definition = withFields(createEmptyDefinition('Bakery'), [
  { ...createField('text'), id: 'street', label: 'Street' },
  { ...createField('text'), id: 'city', label: 'City' },
]);
const labels = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('[data-field]')].map((row) => row.querySelector('label')?.textContent);

test('BUILD-101 selected fields become a block, which is put into the form again', async () => {
  const blocks: { id: string; name: string; definition: FormDefinition }[] = [];
  const screen = showBuilder(`/builder/${FORM}`, {
    [`GET /api/forms/${FORM}`]: { ...PUBLISHED, definition },
    'GET /api/blocks': () => ({ blocks }),
    'POST /api/blocks': (sent: { name: string; definition: FormDefinition }) => {
      blocks.push({ ...sent, id: crypto.randomUUID() });
      return blocks.at(-1);
    },
  });
  await expect.poll(labels).toEqual(['Street', 'City']);
  const rows = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  rows[0]?.click();
  rows[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  await screen.press('Save as block');
  await screen.type('Block name', 'Address');
  await expect.poll(() => screen.control('Save block').hasAttribute('disabled')).toBe(false);
  await screen.press('Save block');
  await vi.waitFor(() => expect(blocks.map((block) => fieldsOf(block.definition).length)).toEqual([2]));
  await screen.press('Saved blocks');
  await screen.press('Insert Address');
  await expect.poll(labels).toEqual(['Street', 'City', 'Street', 'City']);
});
