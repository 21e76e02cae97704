import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessibleInBoth } from './support.ts';
import { fields, order, press, said } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${platform.url}/builder`);
  await page.getByText('No fields yet').waitFor();
});

/** Puts a text on the clipboard, and its HTML. */
const copy = (text: string, html = ''): Promise<void> =>
  page.evaluate(
    ([plain, marked]) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([plain], { type: 'text/plain' }),
          ...(marked !== '' && { 'text/html': new Blob([marked], { type: 'text/html' }) }),
        }),
      ]),
    [text, html] as const,
  );
const paste = (): Promise<void> => page.keyboard.press('ControlOrMeta+V');
const dialog = () => page.getByRole('dialog', { name: 'Paste questions' });
const types = () =>
  dialog()
    .getByRole('combobox')
    .evaluateAll((selects) => selects.map((one) => (one as HTMLSelectElement).value));

const LIST = 'Contact form\nYour name *\nEmail *\nWhen is the event? *\nYour message';

test('BUILD-100 D-24 a list pasted on the canvas is looked at and added by one key, with its title, as one step', async () => {
  await copy(LIST);
  await paste();
  await expect.poll(types).toEqual(['title', 'text', 'email', 'date', 'textarea']);
  await expectAccessibleInBoth(page, 'preview of a list');
  // The button has the focus.
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => order(page)).toEqual(['Your name', 'Email', 'When is the event?', 'Your message']);
  expect(await page.getByLabel('Form title').inputValue()).toBe('Contact form');
  await said(page, '4 fields pasted');
  await press(page, 'Undo');
  await expect.poll(() => fields(page).count()).toBe(0);
  expect(await page.getByLabel('Form title').inputValue()).toBe('');
});

test('BUILD-100 a list pasted into a question keeps what was typed when it is cancelled, and goes in its place', async () => {
  await press(page, 'Type a question, or / for all blocks');
  const line = page.getByLabel('New question');
  await line.fill('First name');
  await copy('Email\nPhone');
  await paste();
  await expect.poll(types).toEqual(['text', 'email', 'phone']);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  // The keyboard is back in the line.
  await line.and(page.locator(':focus')).waitFor();
  expect(await line.inputValue()).toBe('First name');
  await paste();
  await expect.poll(types).toEqual(['text', 'email', 'phone']);
  // By keys: to the list, down to the phone number, another type, and back to the button.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(types).toEqual(['text', 'email', 'text']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await expect.poll(types).toEqual(['text', 'left-out', 'text']);
  // By one press.
  await press(page, 'or Text area: First name');
  await expect.poll(types).toEqual(['textarea', 'left-out', 'text']);
  await press(page, 'Add 2 fields');
  await expect.poll(() => order(page)).toEqual(['First name', 'Phone']);
});

test('BUILD-100 a table and a list of a website are read by their HTML, into the title and by the button', async () => {
  await page.getByLabel('Form title').click();
  await copy(
    'Order a cake\nSize\nSmall\nLarge',
    '<h1>Order a cake</h1><table><tr><td>Size *</td><td>dropdown</td><td>Small; Large</td></tr><tr><td>Candles</td><td>number</td><td></td></tr></table>',
  );
  await paste();
  await expect.poll(types).toEqual(['title', 'select', 'number']);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await page.getByLabel('Form title').inputValue()).toBe('');
  // What was cancelled is there the next time.
  await press(page, 'Paste questions');
  await expect.poll(types).toEqual(['title', 'select', 'number']);
  await press(page, 'Add 2 fields');
  await expect.poll(() => order(page)).toEqual(['Size', 'Candles']);
});

test('BUILD-102 a star at the end of a label that is typed makes the field required, which can be undone', async () => {
  await press(page, 'Type a question, or / for all blocks');
  await page.keyboard.type('Your name');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: /^Your name/ });
  await row.focus();
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.type(' (Pflichtfeld)');
  await page.keyboard.press('Escape');
  await said(page, 'Your name is required now. Undo brings the mark back.');
  await expect.poll(() => order(page)).toEqual(['Your name']);
  await page.getByRole('checkbox', { name: 'Required' }).and(page.locator(':checked')).waitFor();
  await press(page, 'Undo');
  await expect.poll(() => order(page)).toEqual(['Your name (Pflichtfeld)']);
});
