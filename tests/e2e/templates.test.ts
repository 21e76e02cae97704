import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Template } from '@inlay/api/contract';
import { isCheckboxGroup, fieldsOf, withFields, type Field, type FormDefinition } from '@inlay/sdk/model';
import { currentId, openStyles, reloadBuilder, save, stored } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import {
  everyField,
  expectAccessible,
  expectAccessibleInBoth,
  theOwner,
  submissionsOf,
  toast,
} from './support.ts';

const { url } = platform;
const { visitAsOwner, somebody } = openBrowser();

const use = (page: Page, name: string) => page.getByRole('button', { name: `Use This Template: ${name}` });

async function openGallery(page: Page): Promise<void> {
  await page.goto(`${url}/templates`);
  await use(page, 'Basic Contact').waitFor();
}

/** Answers a field as a visitor would. */
async function answer(visitor: Page, field: Field): Promise<void> {
  const control = visitor.locator(`[name="answers.${field.id}"]`);
  switch (field.type) {
    case 'email':
      return control.fill('ada@example.com');
    case 'phone':
      return control.fill('+49 30 1234567');
    case 'date':
      return control.fill('2026-12-24');
    case 'select':
      await control.selectOption(field.options[1] ?? '');
      return undefined;
    case 'radio':
      return control.first().check();
    case 'checkbox':
      return (isCheckboxGroup(field) ? control.first() : control).check();
    case 'address':
      for (const part of ['street', 'city', 'state', 'postal']) {
        await visitor.locator(`[name="answers.${field.id}.${part}"]`).fill('Ada 1');
      }
      return undefined;
    default:
      return control.fill('Ada');
  }
}

// That each of them can be filled in is proven over the API.
test('TMPL-011 TMPL-015 TMPL-018 TMPL-019 TMPL-020 D-87 a template: chosen, styled, saved, loaded anew, switched off and on, and filled in', async () => {
  const [name, category, count] = ['Health Questionnaire', 'Healthcare', 10];
  const page = await visitAsOwner();
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('link', { name: 'Browse Templates' }).click();
  const section = page.getByRole('region', { name: category });
  const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByText(`${count} fields`).waitFor();
  await use(page, name).click();
  await page.waitForURL('**/forms/*/build');
  await toast(page, `${name} created successfully!`);
  const id = currentId(page);

  await openStyles(page, 'Footer');
  await page.getByRole('switch', { name: /^Show credit/ }).click();
  await save(page);
  await reloadBuilder(page);
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe(name);
  const definition = await stored(id);
  expect(definition.customStyles.showFooterCredit).toBe(false);
  expect(fieldsOf(definition)).toHaveLength(count);
  await page.getByRole('switch', { name: 'Active' }).click();
  await toast(page, 'Form deactivated successfully');
  const visitor = await page.context().newPage();
  await visitor.goto(`${url}/embed/${id}`);
  await visitor.getByText('This form has been temporarily disabled.').waitFor();
  await page.getByRole('switch', { name: 'Inactive' }).click();
  await toast(page, 'Form activated successfully');

  await visitor.reload();
  await expect.poll(() => visitor.getByText('Powered by').count()).toBe(0);
  for (const field of fieldsOf(definition)) await answer(visitor, field);
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await visitor.getByText('Thank you! Your submission has been received.').waitFor();
  const [submission, ...others] = await submissionsOf(id);
  expect(others).toEqual([]);
  expect(Object.keys(submission.answers).toSorted()).toEqual(
    fieldsOf(definition)
      .map((field) => field.id)
      .toSorted(),
  );
});

test('TMPL-002 TMPL-005 TMPL-006 TMPL-007 TMPL-008 TMPL-009 TMPL-023 TMPL-024 the gallery shows each form as it will look, is searched, and leads back', async () => {
  const page = await visitAsOwner();
  await openGallery(page);
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(expect.arrayContaining(['Contact', 'Business', 'Healthcare', 'Events']));
  const card = page.getByRole('listitem').filter({ has: use(page, 'Detailed Contact') });
  for (const text of ['First name', 'Last name', 'Email', '+5 more']) {
    await expect.poll(() => card.getByText(text, { exact: true }).count()).toBeGreaterThan(0);
  }
  // The picture is the form, inert and hidden from screen readers.
  const picture = card.locator('[inert][aria-hidden="true"]');
  await expect.poll(() => picture.locator('.form-embed-title').textContent()).toBe('Detailed Contact');
  await expect.poll(() => card.getByRole('textbox').count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('dietary');
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Event Registration']);
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra');
  await page.getByRole('button', { name: 'Clear Search' }).click();
  await use(page, 'Basic Contact').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/dashboard*');
});

test('TMPL-022 DASH-043 a form of one’s own becomes a template, begins another form, and is deleted again', async () => {
  const owner = await theOwner();
  const title = `Cakes ${crypto.randomUUID().slice(0, 8)}`;
  await owner.post('/api/forms', { definition: { ...everyField(), title } });
  const page = await visitAsOwner();
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('Name is required').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill(title);
  await page.getByRole('combobox', { name: 'Category' }).fill('Bakery');
  await page.getByRole('button', { name: 'Save template' }).click();
  await toast(page, 'Template saved');

  await openGallery(page);
  await page.getByRole('region', { name: 'Bakery' }).getByText('Yours').first().waitFor();
  await use(page, title).click();
  await page.waitForURL('**/forms/*/build');
  expect(await stored(currentId(page))).toEqual({ ...everyField(), title });

  await openGallery(page);
  await page.getByRole('button', { name: `Delete template ${title}` }).click();
  await page.getByRole('button', { name: 'Delete template', exact: true }).click();
  await toast(page, 'Template deleted');
  await use(page, title).waitFor({ state: 'detached' });
  const { body } = await owner.get('/api/templates');
  expect(body.templates.map((template: Template) => template.name)).not.toContain(title);
});

test('D-88 D-45 at the form limit no template can be used, and the gallery says why', async () => {
  // A new account may have one form.
  const { page } = await somebody({});
  await openGallery(page);
  await use(page, 'Basic Contact').click();
  await page.waitForURL('**/forms/*/build');
  await openGallery(page);
  const refusal = 'Your plan allows 1 form. Request more forms to create another.';
  await page.getByText(refusal).first().waitFor();
  const button = use(page, 'Event Registration');
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await button.click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/templates');
  await page.goto(`${url}/dashboard`);
  await page.getByText('1/1 forms used').waitFor();
  const importing = page.getByRole('button', { name: 'Import form' });
  await expect.poll(() => importing.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => page.getByRole('heading', { name: 'Basic Contact' }).count()).toBe(1);
});

test('DASH-041 DASH-042 a form is exported, and imported it is the same form; a bad file is told its faults', async () => {
  const title = `Export ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await theOwner();
  const { body } = await owner.post('/api/forms', {
    definition: { ...everyField(), title, customStyles: { primaryColor: '#0f766e', borderRadius: 'lg' } },
  });
  const page = await visitAsOwner();
  await page.goto(`${url}/dashboard?tab=forms`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${title.replace('-', ' ')}.json`);
  const text = await readFile(await download.path(), 'utf8');
  const schema = await owner.get(new URL(JSON.parse(text).$schema).pathname);
  expect(schema.body).toMatchObject({ title: 'Form definition', type: 'object' });

  await page.getByRole('button', { name: 'Import form' }).click();
  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Choose/ }).click();
    await (
      await chooser
    ).setFiles({ name: 'form.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await choose('{ "title": ');
  await page.getByText('This file is not JSON.').waitFor();
  const exported = JSON.parse(text) as FormDefinition;
  await choose(
    JSON.stringify(withFields(exported, [{ ...fieldsOf(exported)[1], columns: 5 } as unknown as Field])),
  );
  await page.getByText('Must be one of 12, 9, 8, 6, 4, 3, 2').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Create form' }).count()).toBe(0);
  await expectAccessible(page, 'import with faults');
  await choose(text);
  const summary = page.getByRole('status', { name: 'Preview' });
  await summary.getByRole('heading', { name: title }).waitFor();
  await summary.getByText(`${fieldsOf(everyField()).length} fields`).waitFor();
  await expectAccessible(page, 'import');
  await page.getByRole('button', { name: 'Create form' }).click();
  await page.waitForURL('**/forms/*/build');
  expect(currentId(page)).not.toBe(body.id);
  expect(await stored(currentId(page))).toEqual(body.definition);
});

test('D-24 axe finds nothing in the gallery or the dialogs, light or dark', async () => {
  const { session, page } = await somebody();
  await session.post('/api/forms', { definition: everyField() });
  await openGallery(page);
  await expectAccessibleInBoth(page, 'gallery');
  await page.goto(`${url}/dashboard?tab=forms`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await page.getByRole('button', { name: 'Save template' }).waitFor();
  await expectAccessibleInBoth(page, 'save as template');
});
