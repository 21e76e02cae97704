import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { buildPng } from '../support/api/pictures.ts';
import { fields, openBuilder, openShare, openStyles, press, save } from './builderSupport.ts';
import { openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { createForm, toast } from './support.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
});

/** Makes the server fail requests of one method to such addresses, until the test ends it. */
const fail = (address: RegExp, method: string): Promise<unknown> =>
  page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: JSON.stringify({ error: { code: 'unavailable', message: 'Too busy', requestId: 'r-1' } }),
        })
      : route.fallback(),
  );

test('BUILD-012 what cannot be copied is told, and can be read', async () => {
  const { id } = await createForm();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    document.execCommand = () => false;
  });
  await openBuilder(page, id);
  const share = await openShare(page);
  await share.getByRole('button', { name: 'Copy Embed code' }).click();
  await toast(page, 'Failed to copy embed code');
  await share.getByRole('button', { name: 'Copy Direct URL' }).click();
  await toast(page, 'Failed to copy embed URL');
  await expect.poll(() => share.getByText(`/embed/${id}" title=`).first().isVisible()).toBe(true);
});

test('BUILD-042 BUILD-044 BUILD-045 a form that cannot be loaded or saved says so, can be tried again, and keeps what was typed', async () => {
  const { id } = await createForm();
  // A page of the builder brings its form; whoever comes from another screen asks for it.
  await page.goto(`${url}/trash`);
  await page.getByRole('navigation').first().waitFor();
  await fail(new RegExp(`/api/forms/${id}$`), 'GET');
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/builder/${id}`);
  await page.getByText('Error loading form').waitFor();
  await page.unrouteAll();
  await press(page, 'Try again');
  await fields(page).first().waitFor();

  await fail(/\/definition$/, 'PUT');
  await page.getByLabel('Form title').fill('Typed in vain?');
  await press(page, 'Publish');
  await toast(page, 'Error saving form');
  await page.getByRole('alert').filter({ hasText: 'Too busy' }).waitFor();
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Typed in vain?');
  await page.unrouteAll();
  await save(page);
  // The message of the last attempt is removed.
  await page.getByText('Error saving form').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.getByLabel('Form title').inputValue()).toBe('Typed in vain?');
});

test('BUILD-059 BUILD-060 a logo that cannot be stored or removed stays as it was', async () => {
  const { id } = await createForm();
  await openBuilder(page, id);
  await openStyles(page, 'Title and logo');
  const zone = page.getByRole('group', { name: 'Logo' });
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await zone.getByRole('button', { name: 'Upload logo' }).click();
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: buildPng() });
  };
  await fail(/\/logo$/, 'PUT');
  await choose();
  await toast(page, 'Error uploading logo');
  await page.unrouteAll();
  await choose();
  await zone.getByRole('img').waitFor();

  await fail(/\/logo$/, 'DELETE');
  await zone.getByRole('button', { name: 'Remove logo' }).click();
  await toast(page, 'Error removing logo');
  await expect.poll(() => zone.getByRole('img').isVisible()).toBe(true);
});

test('TMPL-001 TMPL-010 TMPL-021 a template that cannot become a form says so, and can be used again', async () => {
  await page.goto(`${url}/templates`);
  const use = page.getByRole('button', { name: 'Use This Template' }).first();
  await fail(/\/api\/forms$/, 'POST');
  await use.click();
  await toast(page, 'Failed to create form from template');
  await page.unrouteAll();
  await use.click();
  await page.waitForURL('**/forms/*/build');
  await expect.poll(() => fields(page).count()).toBeGreaterThan(0);
});
