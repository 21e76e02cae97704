import type { FrameLocator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { buildPng } from '../support/api/pictures.ts';
import { openStyles, save } from './builderSupport.ts';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { createForm, expectAccessible, theOwner, toast } from './support.ts';

const { url } = platform;
const { visitor: newVisitor, visitAsOwner, host } = openVisitors();
let page: Page;
beforeEach(async () => {
  page = await visitAsOwner();
});

const PNG = { name: 'logo.png', mimeType: 'image/png', buffer: buildPng() };

test('BUILD-052 BUILD-053 BUILD-054 BUILD-055 BUILD-056 BUILD-057 BUILD-058 D-79 a logo is uploaded, seen by visitors on every website, and removed', async () => {
  await page.goto(`${url}/builder`);
  await openStyles(page, 'Title and logo');
  await page.getByRole('button', { name: 'Upload logo' }).click();
  await toast(page, 'Please save your form first before uploading a logo');

  const { id, code, elementCode } = await createForm();
  await page.goto(`${url}/builder/${id}`);
  await openStyles(page, 'Title and logo');
  const zone = page.getByRole('group', { name: 'Logo' });
  await zone.getByText('PNG/JPG, max 2MB, about 300x100px').waitFor();
  const choose = async (file: typeof PNG) => {
    const chooser = page.waitForEvent('filechooser');
    await zone.getByRole('button', { name: 'Upload logo' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...PNG, name: 'logo.gif', mimeType: 'image/gif' });
  await toast(page, 'File type is not allowed');
  await choose({ ...PNG, buffer: Buffer.from('<svg/>') });
  await toast(page, 'Error uploading logo');
  await choose(PNG);
  await toast(page, 'Logo uploaded');
  await zone.getByRole('img').waitFor();
  await expectAccessible(page, 'logo');

  /** The picture is there, not only its place. */
  const seen = async (frame: Page | FrameLocator): Promise<void> => {
    const logo = frame.locator('.form-embed-logo');
    await logo.waitFor();
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
  };
  await seen(page);
  const visitor = await newVisitor();
  await visitor.goto(`${url}/embed/${id}`);
  await seen(visitor);
  for (const line of [code, elementCode]) {
    await visitor.goto(await host(line));
    await seen(line === code ? visitor.frameLocator('iframe') : visitor);
  }
  // The next save starts from the version that the logo made.
  await openStyles(page, 'Footer');
  await page.getByRole('switch', { name: /^Show credit/ }).click();
  await save(page);

  await zone.getByRole('button', { name: 'Remove logo' }).click();
  await toast(page, 'Logo removed');
  await zone.getByRole('img').waitFor({ state: 'detached' });
  await visitor.goto(`${url}/embed/${id}`);
  await expect.poll(() => visitor.locator('.form-embed-logo').count()).toBe(0);
});

test('BUILD-056 D-79 a file that is dropped becomes the logo, and a word is said about one that is quite different', async () => {
  const { id } = await createForm();
  await page.goto(`${url}/builder/${id}`);
  await openStyles(page, 'Title and logo');
  const zone = page.getByRole('group', { name: 'Logo' });
  const bytes = buildPng({ width: 40, height: 40 }).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], 'logo.png', { type: 'image/png' }));
    return transfer;
  }, bytes);
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await toast(page, 'Logo uploaded');
  await zone.getByText('The picture has 40 × 40 pixels; about 300 × 100 looks best.').waitFor();
  expect((await (await theOwner()).get(`/api/forms/${id}`)).body.logoUrl).toMatch(/^\/files\/logos\//);
});
