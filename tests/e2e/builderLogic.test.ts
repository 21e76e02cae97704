import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createEmptyDefinition, createField, fieldsOf, pagesOf, withFields } from '@inlay/sdk/model';
import { currentId, openBuilder, said, stored, takesFocus } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, theOwner } from './support.ts';

const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
});

const press = (key: string): Promise<void> => page.keyboard.press(key);

/** Presses a key, by default Tab, until a control of this name has the focus. */
async function tabTo(name: string, key = 'Tab'): Promise<void> {
  const nameOf = (): Promise<string> =>
    page.evaluate(() => {
      let focused = document.activeElement;
      // The form that is tried lies in a shadow of its own.
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const label = (focused as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '';
    });
  for (let step = 0; step < 120; step++) {
    if ((await nameOf()) === name) return;
    await press(key);
  }
  throw new Error(`The keyboard does not come to ${name}`);
}

test('BUILD-111 BUILD-092 BUILD-094 D-70 a form with three pages, a condition, a value and a test is made by keyboard alone', async () => {
  await page.goto(`${platform.url}/builder`);
  await tabTo('Form title');
  await page.keyboard.type('Party');
  await press('Enter');
  await page.keyboard.type('Guests /num');
  await page.getByRole('option', { name: 'Number', exact: true }).waitFor();
  await press('Enter');
  for (const [at, title, question] of [
    [2, 'Food', 'Diet'],
    [3, 'Last', 'Notes'],
  ] as const) {
    await page.keyboard.type('/page');
    await page.getByRole('option', { name: 'Page', exact: true }).waitFor();
    await press('Enter');
    await takesFocus(page, `Title of Page ${at} of ${at}`);
    await page.keyboard.type(title);
    await press('Enter');
    await page.keyboard.type(question);
    await press('Enter');
  }
  await press('Escape');

  // A condition on the field that the keyboard is at.
  await press('Enter');
  await page.getByRole('group', { name: 'Show when' }).waitFor();
  await tabTo('Add condition');
  await press('Enter');
  await takesFocus(page, 'What to check');
  await page.keyboard.type('Guests');
  await tabTo('How to compare Guests');
  await page.keyboard.type('is more');
  await tabTo('Value for Guests');
  await page.keyboard.type('20');
  await page.getByText('Show Notes if Guests is more than 20').first().waitFor();
  await press('Escape');

  // A value, in the tab of all logic.
  await press('a');
  await tabTo('Fields', 'Shift+Tab');
  await press('ArrowRight');
  await press('ArrowRight');
  await tabTo('Add value');
  await press('Enter');
  await tabTo('Formula');
  await press('ControlOrMeta+a');
  await page.keyboard.type('{Guests} * 4');
  await page.getByText('Guests times 4').first().waitFor();

  // A test, of what the form does with an answer.
  await tabTo('Try the form', 'Shift+Tab');
  await press('Enter');
  await page.locator('[data-try]').waitFor();
  // Behind the drawer's button, the form's one entry.
  await tabTo('Close');
  await press('Tab');
  await page.keyboard.type('25');
  await tabTo('Keep as test');
  await press('Enter');
  await page.getByText('1 test passes.').waitFor();
  await expectAccessible(page, 'trying the form');
  await press('Escape');
  await press('ControlOrMeta+S');
  await said(page, 'Form saved');
  await page.waitForURL('**/forms/*-*/build');

  const saved = await stored(currentId(page));
  const [guests, , notes] = fieldsOf(saved);
  expect(pagesOf(saved).map(({ title }) => title)).toEqual(['', 'Food', 'Last']);
  expect(notes?.showIf).toEqual({ op: 'gt', of: [{ field: guests?.id }, { lit: 20 }] });
  expect(saved.values).toMatchObject([
    { name: 'Total', is: { op: 'mul', of: [{ field: guests?.id }, { lit: 4 }] } },
  ]);
  expect(saved.tests).toMatchObject([{ answers: { [guests?.id ?? '']: '25' } }]);
});

test('D-193 D-24 the history is read, compared and restored by keyboard; axe finds nothing, dark and on a phone', async () => {
  const definition = withFields(createEmptyDefinition('Menu'), [
    { ...createField('text'), id: 'dish', label: 'Dish' },
  ]);
  const client = await theOwner();
  const { body: form } = await client.post('/api/forms', { definition });
  const later = { ...form.definition, title: 'Menu of the week' };
  await client.put(`/api/forms/${form.id}/definition`, { definition: later, version: form.version });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openBuilder(page, form.id);
  await page.getByRole('button', { name: 'Version history' }).focus();
  await press('Enter');
  await page.getByText('First version').waitFor();
  await expectAccessible(page, 'history');
  await press('ArrowDown');
  await press('Enter');
  await page.getByRole('button', { name: 'Restore', exact: true }).waitFor();
  await page.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(page, 'a version on a phone');
  await page.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await page.getByText('What changes for visitors').waitFor();
  await expectAccessible(page, 'restoring');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await said(page, 'Form saved');
  expect((await stored(form.id)).title).toBe('Menu');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
