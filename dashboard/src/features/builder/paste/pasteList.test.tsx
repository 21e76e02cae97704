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

test('BUILD-100 what no field can hold is said to be cut, before it is added', async () => {
  const screen = showBuilder();
  const CUT = 'Too long: the end will be left out.';
  await screen.press('Paste questions');
  await screen.type('Questions, one on each line', 'x'.repeat(500));
  await expect.poll(proposed).toEqual(['text']);
  expect(screen.text()).not.toContain(CUT);
  await screen.type('Questions, one on each line', `${'x'.repeat(10_000)}\nName`);
  await expect.poll(proposed).toEqual(['text', 'text']);
  expect(screen.text().split(CUT)).toHaveLength(2);
});

test('BUILD-100 what was guessed is marked until it is changed, by one press or one key', async () => {
  const screen = showBuilder();
  await screen.press('Paste questions');
  await screen.type('Questions, one on each line', LIST);
  await expect.poll(proposed).toEqual(['text', 'radio', 'textarea']);
  const isGuessed = (name: string): boolean =>
    screen.control(name)?.getAttribute('aria-description') === 'Guessed';
  expect(isGuessed('Type of Which cake?')).toBe(true);
  await screen.press('or Checkbox: Which cake?');
  await expect.poll(proposed).toEqual(['text', 'checkbox', 'textarea']);
  expect(isGuessed('Type of Which cake?')).toBe(false);
  const pressKey = (key: string): void =>
    void document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  screen.control('Type of Name')?.focus();
  pressKey('ArrowRight');
  await expect.poll(proposed).toEqual(['textarea', 'checkbox', 'textarea']);
  pressKey('ArrowLeft');
  await expect.poll(proposed).toEqual(['text', 'checkbox', 'textarea']);
  pressKey('ArrowDown');
  pressKey('ArrowDown');
  pressKey('Delete');
  await expect.poll(proposed).toEqual(['text', 'checkbox', 'left-out']);
  pressKey('Delete');
  await expect.poll(proposed).toEqual(['text', 'checkbox', 'textarea']);
  // What was chosen stays with its question while the text changes.
  await screen.type('Questions, one on each line', `Topic\n${LIST}`);
  await expect.poll(proposed).toEqual(['text', 'text', 'checkbox', 'textarea']);
});

test('BUILD-100 a list that is cancelled is there the next time, and gone once its fields are added', async () => {
  const screen = showBuilder();
  await screen.press('Paste questions');
  await screen.type('Questions, one on each line', LIST);
  await screen.press('Cancel');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBe(null);
  await screen.press('Paste questions');
  await expect.poll(proposed).toEqual(['text', 'radio', 'textarea']);
  await screen.press('Add 3 fields');
  await expect.poll(rows).toHaveLength(3);
  await screen.press('Paste questions');
  await expect.poll(() => screen.text()).toContain('The fields will appear here.');
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
