import { expect, test } from 'vitest';
import { showBuilder } from '../testing/showBuilder.tsx';

const LIST = 'Name *\nWhich cake?\n- Black Forest\n- Cheesecake\nYour message';
const rows = (): string[] =>
  [...document.querySelectorAll('[data-field]')].map(
    (row) => row.querySelector('label, legend')?.textContent ?? '',
  );
const proposed = (): string[] =>
  [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] select')].map(({ value }) => value);

test('BUILD-100 questions typed into the dialog are shown as fields, changed, and added as one step', async () => {
  const screen = showBuilder();
  await screen.press('Paste questions');
  await screen.type('Questions, one on each line', LIST);
  await expect.poll(proposed).toEqual(['text', 'radio', 'textarea']);
  await screen.type('Type of Which cake?', 'select');
  await screen.type('Type of Your message', 'left-out');
  await expect.poll(proposed).toEqual(['text', 'select', 'left-out']);
  await screen.press('Add 2 fields');
  await expect.poll(rows).toEqual(['Name *', 'Which cake?']);
  expect(document.querySelectorAll('[data-field] option')).toHaveLength(3);
  await screen.press('Undo');
  await expect.poll(rows).toEqual([]);
});

test('BUILD-100 several lines pasted on the canvas open the dialog; one line, or fields of ours, do not', async () => {
  const screen = showBuilder();
  await screen.press('Email');
  const paste = (text: string): void => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    (document.activeElement as HTMLElement | null)?.blur();
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  paste('A word');
  await expect.poll(() => screen.text()).toContain('No fields in the clipboard');
  expect(document.querySelector('[role=dialog]')).toBe(null);
  paste(LIST);
  await expect.poll(proposed).toEqual(['text', 'radio', 'textarea']);
});
