import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fieldsOf, pagesOf } from '@inlay/sdk/model';
import { currentId, stored } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessibleInBoth } from './support.ts';

const { visitAsOwner } = openBrowser();

const fixture = (name: string): string =>
  join(import.meta.dirname, '../../dashboard/src/features/forms/imports/fixtures', name);

/** Opens the dialog and chooses a file. */
async function choose(page: Page, name: string): Promise<void> {
  await page.goto(`${platform.url}/dashboard?tab=forms`);
  await page.getByRole('button', { name: 'Import form' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(fixture(name));
}

test('DASH-047 DASH-048 a form of Typeform is previewed in words, created, and is in the builder with its logic', async () => {
  const page = await visitAsOwner();
  const calls: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(platform.url) && request.method() === 'GET';
    if (!isOurs && /^https?:/.test(request.url())) calls.push(`${request.method()} ${request.url()}`);
  });
  await choose(page, 'typeform.json');
  const preview = page.getByRole('status', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'Order a cake' }).waitFor();
  await preview.getByText('Form from Typeform').waitFor();
  await preview.getByText('6 pages · 4 rules · 3 endings').waitFor();
  const questions = preview.getByRole('list', { name: 'Questions' });
  const lineOf = (label: string): Promise<string> =>
    questions.getByRole('listitem').filter({ hasText: label }).first().innerText();
  expect(await lineOf('How many guests?')).toContain('A jump back to an earlier page couldn’t be imported.');
  expect(await lineOf('Pay now')).toMatch(/Left out[\s\S]*no questions of the type “payment” here/);
  await expectAccessibleInBoth(page, 'import of a typeform');
  // Nothing is sent or loaded from elsewhere before the form is created.
  expect(calls.filter((call) => !call.includes('/api/'))).toEqual([]);
  expect(calls.filter((call) => call.includes('/api/forms'))).toEqual([]);

  await page.getByRole('button', { name: 'Create form' }).click();
  await page.waitForURL('**/forms/*/build');
  await page.getByText('What is your name?').first().waitFor();
  const definition = await stored(currentId(page));
  expect(fieldsOf(definition)).toHaveLength(23);
  const [first] = pagesOf(definition);
  expect(first?.next?.map(({ goTo }) => goTo)).toEqual(['e2', 'p3']);
  await page.getByRole('tab', { name: 'Logic' }).click();
  await page
    .getByText(/^Go from .* to Delivery if .*Cheesecake/)
    .first()
    .waitFor();
});
