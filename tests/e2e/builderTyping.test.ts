import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createEmptyDefinition, createField, fieldsOf, pagesOf, withPages } from '@inlay/sdk/model';
import { currentId, openBuilder, said, stored, takesFocus } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, theOwner } from './support.ts';

const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
});

/** Most key strokes of a contact form with six fields. */
const MOST_KEYS = 120;

test('BUILD-110 a contact form of six fields is typed by at most 120 keys, without the mouse', async () => {
  let keys = 0;
  const type = async (text: string): Promise<void> => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  const press = async (...names: string[]): Promise<void> => {
    keys += names.length;
    for (const name of names) await page.keyboard.press(name);
  };
  await page.goto(`${platform.url}/builder`);
  await page.getByLabel('Form title').focus();
  await type('Contact');
  await press('Enter');
  for (const label of ['Name', 'Email', 'Phone']) {
    await type(label);
    await press('Enter');
  }
  await type('Topic /rad');
  await page.getByRole('option', { name: 'Radio' }).waitFor();
  await press('Enter');
  for (const option of ['Sales', 'Support', 'Other']) {
    await type(option);
    await press('Enter');
  }
  await press('Enter');
  await type('Message');
  await press('Enter');
  await type('Call me back /date');
  await page.getByRole('option', { name: 'Date', exact: true }).waitFor();
  await press('Enter', 'Escape', 'ControlOrMeta+S');
  await said(page, 'Form saved');
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  await page.waitForURL('**/forms/*/build');
  const { title, ...saved } = await stored(currentId(page));
  expect(title).toBe('Contact');
  expect(fieldsOf(saved).map(({ label, type: kind }) => `${label}: ${kind}`)).toEqual([
    'Name: text',
    'Email: email',
    'Phone: phone',
    'Topic: radio',
    'Message: textarea',
    'Call me back: date',
  ]);
  const [, , , topic] = fieldsOf(saved);
  expect(topic && 'options' in topic && topic.options.map(({ label }) => label)).toEqual([
    'Sales',
    'Support',
    'Other',
  ]);
});

test('BUILD-111 BUILD-112 D-24 pages, a section and an ending are made and moved by keyboard alone, and axe finds nothing', async () => {
  const definition = createEmptyDefinition('Trip');
  const [first] = pagesOf(definition);
  if (!first) throw new Error('A form has a page');
  const field = (id: string, label: string) => ({ ...createField('text'), id, label });
  const items = [field('f_name', 'Name'), field('f_from', 'From'), field('f_note', 'Note')];
  const form = withPages(definition, [{ ...first, items }]);
  const { body } = await (await theOwner()).post('/api/forms', { definition: form });
  await openBuilder(page, body.id);
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  await page.locator('[data-field=f_from]').focus();
  await press('ControlOrMeta+g');
  await takesFocus(page, 'Title of Section');
  await page.keyboard.type('Travel');
  await press('Escape');
  await press('ControlOrMeta+Enter');
  await page.keyboard.type('/page');
  await page.getByRole('option', { name: 'Page' }).waitFor();
  await press('Enter');
  await takesFocus(page, 'Title of Page 2 of 2');
  await page.keyboard.type('Last');
  await press('Escape');
  await expectAccessible(page, 'pages and a section');
  // The note goes back over the page and into the section.
  await press('ArrowDown');
  await press('Alt+ArrowUp');
  await said(page, 'Note moved to position 3 of 3, page 1');
  await press('Alt+ArrowUp');
  await press('End');
  await press('ArrowDown');
  await press('ArrowDown');
  await press('Enter');
  await page.getByLabel('Title', { exact: true }).fill('Thanks');
  await page.getByRole('tab', { name: 'Outline', exact: true }).click();
  await expectAccessible(page, 'outline');
  await page.getByRole('button', { name: 'Way map' }).click();
  await page.getByRole('list', { name: 'Pages and endings' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'way map');
  await page.getByRole('button', { name: 'Last', exact: true }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-kind')))
    .toBe('page');
  await press('ControlOrMeta+S');
  await said(page, 'Form saved');

  const saved = await stored(body.id);
  expect(
    pagesOf(saved).map(({ title, items: parts }) => [
      title,
      parts.map((part) => ('items' in part ? part.items.map(({ label }) => label) : part.label)),
    ]),
  ).toEqual([
    ['', ['Name', ['From', 'Note']]],
    ['Last', []],
  ]);
  expect(saved.endings.map(({ title }) => title)).toEqual(['Thanks']);
});
