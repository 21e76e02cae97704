import { expect, test } from 'vitest';
import { buildPng } from '../support/api/pictures.ts';
import { openStyles, save } from './builderSupport.ts';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { createForm, expectAccessible, toast } from './support.ts';

const { visitor: newVisitor, visitAsOwner } = openVisitors();
const COVER = { name: 'cover.png', mimeType: 'image/png', buffer: buildPng({ width: 1200, height: 600 }) };

test('STYLE-050 an owner sets a cover, and visitors see it without anything moving when it arrives', async () => {
  const page = await visitAsOwner();
  const { id } = await createForm();
  await page.goto(`${platform.url}/builder/${id}`);
  await openStyles(page, 'Cover picture');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload cover' }).click();
  await (await chooser).setFiles(COVER);
  await toast(page, 'Cover uploaded');
  await page.locator('.form-embed-cover img').waitFor();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A table by the window');
  await expectAccessible(page, 'cover');
  await save(page);

  const visitor = await newVisitor();
  await visitor.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The file comes only after the form has been painted without it.
  const painted = Promise.withResolvers<void>();
  await visitor.route('**/files/logos/*', async (route) => {
    await painted.promise;
    await route.continue();
  });
  await visitor.goto(`${platform.url}/embed/${id}`, { waitUntil: 'commit' });
  await visitor.locator('#form-root[data-ready]').waitFor();
  painted.resolve();
  const picture = visitor.getByRole('img', { name: 'A table by the window' });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1_200);
  const shifts = await visitor.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
});
