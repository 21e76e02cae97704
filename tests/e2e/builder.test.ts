import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { FIELD_CAPABILITIES, FIELD_TYPE_ORDER, fieldsOf, isPlainType } from '@inlay/sdk/model';
import {
  add,
  currentId,
  drag,
  field,
  fields,
  openBuilder,
  order,
  press,
  said,
  save,
  stored,
  takesFocus,
} from './builderSupport.ts';
import { leaveDialog } from './dashboardSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm, theOwner } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** The first eleven field types by name, in the order of the palette. */
const PALETTE = FIELD_TYPE_ORDER.filter(isPlainType).map((type) => FIELD_CAPABILITIES[type].name);

test('BUILD-001 BUILD-024 BUILD-029 BUILD-043 by mouse: eleven types are dragged, sized, saved, reloaded, published', async () => {
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('link', { name: 'Create New Form' }).click();
  await add(page, 'Text');
  // Every further type lands below the last field, by a line that shows where.
  for (const [index, name] of PALETTE.filter((one) => one !== 'Text').entries()) {
    await drag(
      page,
      page.getByRole('button', { name, exact: true }),
      fields(page).last(),
      { x: 0.3, y: 0.9 },
      index + 1,
    );
    await said(page, `${name} field added at position ${index + 2} of ${index + 2}`);
  }
  await expect.poll(() => page.getByRole('button', { name: 'Captcha', exact: true }).isDisabled()).toBe(true);

  // Within the form: moves the email to the top, which can be undone.
  await drag(page, field(page, 'Email'), field(page, 'Text'), { x: 0.5, y: 0.1 }, 0);
  await said(page, 'Email moved to position 1 of 11');
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual(['Email', 'Text', 'Header']);
  await press(page, 'Undo');
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual(['Text', 'Header', 'Email']);
  await press(page, 'Redo');

  // The end of a field is pulled to half of the row; the next one then fits beside it.
  for (const name of ['Email', 'Text']) {
    await field(page, name).click();
    const handle = page.getByRole('slider', { name: `Width of ${name}` });
    const [grip, row] = [await handle.boundingBox(), await field(page, name).boundingBox()];
    if (!grip || !row) throw new Error('Nothing to pull');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(row.x + row.width * 0.52, grip.y, { steps: 8 });
    await page.mouse.up();
    await said(page, `${name}: 6 of 12 columns`);
  }
  const [email, text] = [await field(page, 'Email').boundingBox(), await field(page, 'Text').boundingBox()];
  expect(text?.y).toBe(email?.y);
  // A field dropped between the two halves.
  await drag(page, field(page, 'Date'), field(page, 'Text'), { x: 0.1, y: 0.5 }, 1);
  await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual(['Email', 'Date', 'Text']);

  await page.getByLabel('Form title').fill('By mouse');
  await field(page, 'Select').click();
  await page.getByRole('heading', { name: 'Select field' }).waitFor();
  await page.getByLabel('Label').fill('Flavour');
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Lemon');
  await save(page);
  await page.waitForURL('**/forms/*/build');
  const before = await order(page);
  await page.reload();
  await fields(page).first().waitFor();
  await expect.poll(() => order(page)).toEqual(before);

  const visitor = await page.context().newPage();
  const embed = `${url}/embed/${currentId(page)}`;
  await visitor.goto(embed);
  await expect
    .poll(() => visitor.getByLabel('Flavour').locator('option').allTextContents())
    .toContain('Lemon');
  await expect.poll(() => visitor.locator('.form-embed-field').count()).toBe(11);
  await page.getByRole('switch', { name: 'Active' }).click();
  await page.getByText('Form deactivated successfully').waitFor();
  await visitor.reload();
  await expect.poll(() => visitor.locator('.form-embed-field').count()).toBe(0);
  await page.getByRole('switch', { name: 'Inactive' }).click();
  await page.getByText('Form activated successfully').waitFor();
  await visitor.reload();
  await expect.poll(() => visitor.locator('.form-embed-field').count()).toBe(11);
});

test('D-70 BUILD-024 by keyboard alone: eleven types are added, named, moved, sized, copied, removed, saved', async () => {
  await page.goto(`${url}/builder`);
  const box = page.getByRole('searchbox', { name: 'Find a field type' });
  await box.focus();
  // One of each by its name: each is named next, Escape leads to it, A back to the box.
  for (const [at, name] of PALETTE.entries()) {
    if (at > 0) {
      await takesFocus(page, 'Name this field');
      await page.keyboard.press('Escape');
      await page.keyboard.press('a');
    }
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await said(page, 'Captcha field added at position 11 of 11');
  expect(new Set(await order(page)).size).toBe(11);

  // The captcha has the keyboard; moves to the first field and its label.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Your name');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowUp');
  await said(page, 'Your name moved to position 1 of 11');
  await page.keyboard.press('Alt+ArrowLeft');
  await said(page, 'Your name: 9 of 12 columns');
  await page.keyboard.press('ControlOrMeta+D');
  await said(page, 'Your name duplicated');
  await page.keyboard.press('Delete');
  await said(page, 'Your name removed');

  // Several at once: two fields go to the end together.
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await said(page, '2 fields selected');
  await page.keyboard.press('Alt+ArrowDown');
  await said(page, '2 fields moved to position 2 of 11');
  await page.keyboard.press('ControlOrMeta+Z');
  await said(page, 'Undone: 2 fields moved');

  // The end of a field by arrow keys.
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 9; step++) {
    if (
      await page
        .getByRole('slider', { name: 'Width of Your name' })
        .evaluate((one) => one === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowLeft');
  await said(page, 'Your name: 8 of 12 columns');

  await page.keyboard.press('ControlOrMeta+S');
  await said(page, 'Form saved');
  await page.waitForURL('**/forms/*/build');
  const definition = await stored(currentId(page));
  expect(fieldsOf(definition)[0]).toMatchObject({ type: 'text', label: 'Your name', columns: 8 });
  expect(new Set(fieldsOf(definition).map((one) => one.type)).size).toBe(11);

  // Help lists all keys.
  await field(page, 'Your name').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await leaveDialog(page);
});

test('BUILD-026 BUILD-027 BUILD-030 D-71 options and limits: a pasted list, Enter and arrows, one to ten thousand', async () => {
  await page.goto(`${url}/builder`);
  await add(page, 'Radio');
  await page.evaluate(() => navigator.clipboard.writeText('Red\nGreen\n\nBlue'));
  await page.getByRole('textbox', { name: 'Option 1' }).click();
  await page.keyboard.press('ControlOrMeta+V');
  const options = () =>
    page
      .getByRole('textbox', { name: /^Option \d+$/ })
      .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value));
  await expect.poll(() => options()).toEqual(['Red', 'Green', 'Blue', 'Option 2']);
  await page.getByRole('textbox', { name: 'Option 4' }).press('Alt+ArrowUp');
  await expect.poll(() => options()).toEqual(['Red', 'Green', 'Option 2', 'Blue']);
  await page.getByRole('textbox', { name: 'Option 4' }).press('Enter');
  await page.keyboard.type('Grey');
  await expect.poll(() => options()).toEqual(['Red', 'Green', 'Option 2', 'Blue', 'Grey']);
  await press(page, 'Remove option 3');
  await expect.poll(() => options()).toEqual(['Red', 'Green', 'Blue', 'Grey']);

  await add(page, 'Text');
  const limit = page.getByLabel('Character limit');
  for (const [typed, kept] of [
    ['10000', '10000'],
    ['20000', '2000'],
    ['0', ''],
  ] as const) {
    await limit.fill('');
    await limit.pressSequentially(typed);
    await limit.blur();
    await expect.poll(() => limit.inputValue()).toBe(kept);
  }
  await add(page, 'Checkbox');
  for (const number of [2, 1]) await press(page, `Remove option ${number}`);
  await page.getByText('Without options it becomes a single checkbox').waitFor();
});

test('BUILD undo and redo go over more than a hundred steps of every kind, typing is one step per pause', async () => {
  await page.goto(`${url}/builder`);
  await add(page, 'Text');
  await page.getByLabel('Form title').fill('Steps');
  await page.getByLabel('Form description').fill('Many of them');
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByRole('switch', { name: 'Keep text exactly as typed' }).click();
  await field(page, 'Text').focus();
  const widths: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(step % 2 === 0 ? 'Alt+ArrowLeft' : 'Alt+ArrowRight');
    await page.keyboard.press('ControlOrMeta+D');
    widths.push(String(await fields(page).count()));
  }
  await expect.poll(() => fields(page).count()).toBe(61);
  // Back to the beginning, by keys; from a text input as well.
  for (let step = 0; step < 120; step++) await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => order(page)).toEqual(['Text']);
  await page.getByLabel('Form title').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => fields(page).count()).toBe(0);
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('');
  await said(page, 'Undone: Text field added');
  // And forward again to the end.
  for (let step = 0; step < 124; step++)
    await page.keyboard.press(step % 2 === 0 ? 'ControlOrMeta+Y' : 'Shift+ControlOrMeta+Z');
  await expect.poll(() => fields(page).count()).toBe(61);
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Steps');
  await expect.poll(() => page.getByLabel('Form description').inputValue()).toBe('Many of them');
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await expect
    .poll(() => page.getByRole('switch', { name: 'Keep text exactly as typed' }).isChecked())
    .toBe(false);
  await save(page);
  await page.waitForURL('**/forms/*/build');
  const { body } = await (await theOwner()).get(`/api/forms/${currentId(page)}`);
  expect(body).toMatchObject({ fieldCount: 61 });
});

test('D-68 D-76 fields are copied, cut and pasted within a form, into another form, and a second captcha stays out', async () => {
  const [from, to] = [await createForm(), await createForm()];
  await openBuilder(page, from.id);
  const ids = (on = page) =>
    fields(on).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-field')));
  await field(page, 'My text').click();
  await field(page, 'My phone').click({ modifiers: ['Shift'] });
  await field(page, 'My captcha').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => page.getByRole('row', { selected: true }).count()).toBe(4);
  await page.keyboard.press('ControlOrMeta+C');
  await said(page, '4 fields copied');

  const other = await page.context().newPage();
  await openBuilder(other, to.id);
  await field(other, 'My header').focus();
  await other.keyboard.press('ControlOrMeta+V');
  await said(other, '3 fields pasted. The captcha was left out because a form can have only one.');
  expect((await order(other)).slice(0, 5)).toEqual([
    'My header',
    'My text',
    'My email',
    'My phone',
    'My text',
  ]);
  const pasted = await ids(other);
  expect(new Set(pasted).size).toBe(pasted.length);
  await save(other);
  expect(fieldsOf(await stored(to.id))).toHaveLength(FIELD_TYPE_ORDER.length + 3);

  await field(page, 'My date').focus();
  await page.keyboard.press('ControlOrMeta+X');
  await said(page, 'My date removed');
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+V');
  await said(page, '1 field pasted');
  expect((await order(page)).at(-1)).toBe('My date');
  expect((await ids()).at(-1)).not.toBe('date');
  await field(page, 'My header').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await said(page, `${FIELD_TYPE_ORDER.length} fields selected`);
  await page.keyboard.press('Delete');
  await page.getByText('No fields yet').waitFor();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => fields(page).count()).toBe(FIELD_TYPE_ORDER.length);
  await page.keyboard.press('Escape');
});
