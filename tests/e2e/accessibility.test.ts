import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import {
  createForm,
  everyField,
  expectAccessible,
  fillIn,
  ownerClient,
  signIn,
  solveCaptcha,
} from './support.ts';

let browser: Browser;
let page: Page;
const { url } = inject('platform');

beforeAll(async () => {
  browser = await launchBrowser();
  // Without motion: half faded in, everything lacks contrast.
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});
afterAll(() => browser.close());

test('D-24 axe finds nothing on any screen, light or dark, nor on the form in any state', async () => {
  const { id } = await createForm();
  // A submission to read, of a form without a captcha.
  const owner = await ownerClient();
  const text = everyField().fields.filter((field) => field.type === 'text');
  const { body } = await owner.post('/api/forms', { definition: { ...everyField(), fields: text } });
  await owner.post(`/api/public/forms/${body.id}/submissions`, {
    revisionId: body.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { text: 'Ada' },
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${url}/auth`);
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    await expectAccessible(page, `sign-in ${colorScheme}`);
  }
  await signIn(page);
  const screens: [path: string, ready: string][] = [
    ['/dashboard', 'Everything'],
    [`/builder/${id}`, 'Save Form'],
    ['/submissions', 'Ada'],
    ['/nowhere', 'Page not found'],
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [path, ready] of screens) {
      await page.goto(url + path);
      await page.getByText(ready, { exact: true }).first().waitFor();
      await expectAccessible(page, `${path} ${colorScheme}`);
    }
  }
  await page.goto(`${url}/builder/${id}`);
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  await page.getByRole('button', { name: 'Copy Embed code' }).waitFor();
  await expectAccessible(page, 'embed dialog');
  await page.keyboard.press('Escape');
  for (const tab of ['Style', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page, `builder, ${tab}`);
  }
  await page.getByText('Preview', { exact: true }).click();
  await expectAccessible(page, 'preview');
  await page.goto(`${url}/submissions`);
  await page.getByRole('row').nth(1).click();
  await page.getByText('Receipt').waitFor();
  await expectAccessible(page, 'submission');

  await page.goto(`${url}/embed/${id}`);
  await expectAccessible(page, 'form');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please fix the errors below and try again').waitFor();
  await expectAccessible(page, 'form with errors');
  await fillIn(page, 'Ada');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Thank you! Your submission has been received.').waitFor();
  await expectAccessible(page, 'sent form');
});
