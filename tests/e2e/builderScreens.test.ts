import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import {
  COUNTRIES,
  createEmptyDefinition,
  createField,
  FIELD_CAPABILITIES,
  FIELD_TYPE_ORDER,
  withFields,
} from '@inlay/sdk/model';
import {
  add,
  currentId,
  field,
  fields,
  openBuilder,
  openShare,
  press,
  save,
  takesFocus,
} from './builderSupport.ts';
import { leaveDialog } from './dashboardSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm, expectAccessible, expectAccessibleInBoth, theOwner, toast } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
});

/** The field types by name, in the order of the palette. */
const PALETTE = FIELD_TYPE_ORDER.map((type) => FIELD_CAPABILITIES[type].name);

test('BUILD-002 BUILD-003 BUILD-005 BUILD-009 BUILD-010 BUILD-011 BUILD-013 BUILD-014 BUILD-015 BUILD-016 BUILD-017 BUILD-018 BUILD-019 BUILD-021 BUILD-022 BUILD-025 BUILD-039 BUILD-051 from an empty page to a line to paste, and back', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url}/builder`);
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['Fields', 'Outline', 'Logic', 'Field', 'Form']);
  await page.getByRole('link', { name: 'Design', exact: true }).click();
  await page.getByRole('button', { name: /^Title and logo/ }).waitFor();
  await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(['Fields', 'Outline', 'Logic']);
  await page.getByRole('link', { name: 'Build', exact: true }).click();
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByLabel('Keep text exactly as typed').waitFor();
  await page.getByLabel('Form title').fill('Bakery');
  await page.getByLabel('Form description').fill('Cakes for the weekend');
  await add(page, 'Text');
  await page.getByLabel('Label', { exact: true }).fill('Which cake?');
  await page.getByLabel('Placeholder').fill('Lemon');
  await page.getByText('Required', { exact: true }).click();
  const grid = fields(page).first().locator('..');
  const columns = await grid.evaluate(
    (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
  );
  expect(columns).toBe(12);
  await save(page);
  await page.waitForURL('**/forms/*/build');
  const id = currentId(page);

  const share = await openShare(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [title, said] of [
    ['Embed code', 'Embed code copied'],
    ['Direct URL', 'Embed URL copied'],
  ] as const) {
    await share.getByRole('button', { name: `Copy ${title}` }).click();
    await toast(page, said);
    await expect.poll(copied).toContain(`/embed/${id}`);
  }

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/dashboard?tab=forms');
  await openBuilder(page, id);
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Bakery');
  await expect.poll(() => page.getByLabel('Form description').inputValue()).toBe('Cakes for the weekend');
  await page.getByRole('row', { name: /^Which cake\?, .*required$/ }).click();
  await expect.poll(() => page.getByLabel('Placeholder').inputValue()).toBe('Lemon');
  await expect.poll(() => page.getByText('Draft restored').count()).toBe(0);
});

test('BUILD a field beside a list of choices begins where visitors see it, at the top of its row', async () => {
  const half = { columns: 6, required: false } as const;
  const options = ['8', '12', '20'].map((value) => ({ value, label: `${value} people` }));
  const definition = withFields(createEmptyDefinition('Cakes'), [
    { ...createField('text'), ...half, label: 'Occasion' },
    { ...createField('radio'), ...half, label: 'Size', options },
  ]);
  const { id } = (await (await theOwner()).post('/api/forms', { definition })).body;
  await openBuilder(page, id);
  const topOf = async (name: string) =>
    (await page.locator('[data-field]').getByText(name, { exact: true }).boundingBox())?.y;
  expect(await topOf('Occasion')).toBeCloseTo((await topOf('Size')) ?? -1, 0);
});

test('BUILD checks before publishing lead to the field, and never keep anybody from saving', async () => {
  await page.goto(`${url}/builder`);
  const badge = page.getByRole('button', { name: /^Before you publish/ });
  await badge.click();
  await page.getByText('The form has no questions, so visitors see no Submit button.').waitFor();
  await page.keyboard.press('Escape');
  await add(page, 'Select');
  await page.getByText('Required', { exact: true }).click();
  for (const number of [2, 1]) await press(page, `Remove option ${number}`);
  await add(page, 'Text');
  await page.getByLabel('Label').fill('');
  await badge.getByText('4 to check').waitFor();
  await badge.click();
  const list = page.getByRole('dialog', { name: 'Before you publish' });
  await list.getByText('A text field has no label.').waitFor();
  await expectAccessible(page, 'checks');
  await list.getByText('the form can’t be sent').click();
  await expect.poll(() => page.getByLabel('Label').inputValue()).toBe('Select');
  await takesFocus(page, 'Label');
  await save(page);
});

test('BUILD-007 BUILD-008 BUILD-023 D-74 embedding waits for the first save; every type has tips of its own', async () => {
  await page.goto(`${url}/builder`);
  const share = page.getByRole('link', { name: 'Share', exact: true });
  expect(await share.getAttribute('aria-disabled')).toBe('true');
  expect(await share.getAttribute('title')).toBe('Save form first');
  const tips = new Set<string>();
  const list = page.getByRole('region', { name: 'Tips' }).getByRole('listitem');
  for (const [index, name] of PALETTE.entries()) {
    await add(page, name);
    // Tips stay open for every field.
    if (index === 0) await press(page, 'Tips');
    await list.first().waitFor();
    tips.add((await list.allTextContents()).join(' '));
  }
  expect(tips.size).toBe(PALETTE.length);
  await save(page);
  await (await openShare(page)).getByRole('button', { name: 'Copy Direct URL' }).waitFor();
});

test('BUILD-006 BUILD-020 BUILD-037 D-75 the preview shows the form at three widths, checks it and sends nothing', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  await page.getByText('Preview', { exact: true }).click();
  const form = page.locator('.form-embed-form');
  const width = async (): Promise<number> => (await page.locator('[data-device]').boundingBox())?.width ?? 0;
  for (const [device, wide] of [
    ['Phone', 375],
    ['Tablet', 768],
  ] as const) {
    await page.getByTitle(device).click();
    await expect.poll(width).toBe(wide);
  }
  await page.getByTitle('Desktop').click();
  await expect.poll(width).toBeGreaterThan(768);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Please fix the errors below and try again').waitFor();
  expect(sent).toEqual([]);
  await expect
    .poll(() => form.getByLabel('Country', { exact: true }).locator('option').allTextContents())
    .toEqual([...COUNTRIES]);
});

test('D-24 axe finds nothing in the builder and its preview, light and dark, wide and narrow', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  await expectAccessibleInBoth(page, 'nothing selected');
  for (const type of ['header', 'select']) {
    await field(page, `My ${type}`).click();
    await expectAccessibleInBoth(page, `${type} selected`);
  }
  await field(page, 'My date').click({ modifiers: ['Shift'] });
  await expectAccessibleInBoth(page, 'several selected');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await expectAccessibleInBoth(page, 'help');
  await leaveDialog(page);
  await page.getByText('Preview', { exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  await expectAccessibleInBoth(page, 'preview');
  // A narrow builder has other parts: its properties are in a drawer.
  await page.setViewportSize({ width: 375, height: 900 });
  await openBuilder(page, id);
  await field(page, 'My select').click();
  await expectAccessible(page, 'narrow');
  await press(page, 'Edit');
  await page.getByRole('dialog').waitFor();
  await expectAccessibleInBoth(page, 'drawer');
  await leaveDialog(page);
});
