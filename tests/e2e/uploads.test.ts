import type { Locator } from 'playwright-core';
import { createEmptyDefinition, createField, withPages, type Field } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { buildPng } from '../support/api/pictures.ts';
import { openVisitors, publish, shortForm, textField } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, submissionsOf } from './support.ts';

const { visitor } = openVisitors();

const files: Field = {
  ...createField('file'),
  id: 'files',
  label: 'Photos',
  accepts: ['pictures', 'text'],
  maxFiles: 3,
};
const photo: Field = { ...createField('file'), id: 'photo', label: 'Your photo' };
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: buildPng() });

test('files are chosen, read out, resumed after a broken line and removed, at the width of a phone (UPLOAD-001, UPLOAD-002)', async () => {
  const { id } = await publish(shortForm([files, photo]));
  const tab = await visitor();
  await tab.setViewportSize({ width: 375, height: 700 });
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator('form[data-ready]').waitFor();
  const list = tab.getByRole('listitem');
  const status = tab.getByRole('status').filter({ hasText: ':' });

  // The line breaks, and the file goes on by itself once it is back.
  await tab.route('**/api/public/uploads/**', (route) => route.abort());
  await tab.getByLabel('Photos').setInputFiles([picture('broken.png')]);
  await list.filter({ hasText: 'Waiting for a connection' }).waitFor();
  await tab.unroute('**/api/public/uploads/**');
  await list.filter({ hasText: /Uploaded/ }).waitFor();
  await expect.poll(() => status.textContent()).toBe('broken.png: Uploaded');

  // What is refused says why, and nothing offers to try it again.
  await tab.getByLabel('Photos').setInputFiles([
    { name: 'setup.txt', mimeType: 'text/plain', buffer: Buffer.from('MZ\0') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada') },
  ]);
  await tab.getByRole('alert').filter({ hasText: '“setup.txt” can’t be accepted:' }).waitFor();
  expect(await tab.getByRole('button', { name: 'Resume setup.txt' }).count()).toBe(0);
  await list
    .filter({ hasText: 'notes.txt' })
    .filter({ hasText: /Uploaded/ })
    .waitFor();
  await expectAccessible(tab, 'files on a form');
  await tab.getByRole('button', { name: 'Remove setup.txt' }).press('Enter');
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
  const width = await tab.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);

  // Another file takes the place of the only one.
  for (const name of ['first.png', 'second.png']) {
    await tab.getByLabel('Your photo').setInputFiles([picture(name)]);
    await list
      .filter({ hasText: name })
      .filter({ hasText: /Uploaded/ })
      .waitFor();
  }
  await tab.getByLabel('Your name').fill('Ada');
  await tab.getByRole('button', { name: 'Submit' }).click();
  await tab.getByText('Thank you').waitFor();
  const [{ answers }] = await submissionsOf(id);
  const namesOf = (answer: { files: { name: string }[] }) => answer.files.map(({ name }) => name);
  expect([namesOf(answers.files), namesOf(answers.photo)]).toEqual([
    ['broken.png', 'notes.txt'],
    ['second.png'],
  ]);
});

test('a file that is dropped beside a field does not replace the form (UPLOAD-001)', async () => {
  const { id } = await publish(shortForm([files]));
  const tab = await visitor();
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator('form[data-ready]').waitFor();
  const isKept = (selector: string) =>
    tab.evaluate((where) => {
      const data = new DataTransfer();
      data.items.add(new File(['Ada'], 'a.txt'));
      const drop = new DragEvent('drop', {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer: data,
      });
      return !document.querySelector(where)?.dispatchEvent(drop);
    }, selector);
  expect(await isKept('form')).toBe(true);
  // The field takes it.
  expect(await isKept('[type=file]')).toBe(false);
});

/** Dark pixels of a canvas. */
const inkOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height).data;
    return pixels.filter((value, at) => at % 4 === 0 && value < 128).length;
  });

test('a signature is there right after its last stroke, and shown again after Back and after a reload (EMBED-029)', async () => {
  const sign: Field = { ...createField('signature'), id: 'sign', label: 'Signature', required: true };
  const page = { title: '', description: '', nextLabel: '' };
  const { id } = await publish(
    withPages(createEmptyDefinition('Contract'), [
      { ...page, id: 'one', items: [sign] },
      { ...page, id: 'two', items: [textField('name', 'Your name')] },
    ]),
  );
  const tab = await visitor();
  await tab.goto(`${platform.url}/embed/${id}`);
  await tab.locator('form[data-ready]').waitFor();
  const canvas = tab.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const { x, y } = (await canvas.boundingBox())!;
  for (const top of [20, 40]) {
    await tab.mouse.move(x + 20, y + top);
    await tab.mouse.down();
    for (const at of [40, 90, 140]) await tab.mouse.move(x + at, y + top + at / 4);
    await tab.mouse.up();
  }
  const ink = await inkOf(canvas);
  expect(ink).toBeGreaterThan(100);
  // Pressed at once, the picture may still be on its way, but it is not missing.
  await tab.getByRole('button', { name: 'Continue' }).click();
  expect(await tab.getByText('Signature is required').count()).toBe(0);
  await tab.getByText('Signed').waitFor();
  if (await canvas.isVisible()) await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.getByLabel('Your name').fill('Ada');
  await tab.getByRole('button', { name: 'Back' }).click();
  expect(await inkOf(canvas)).toBe(ink);
  await tab.getByText('Signed').waitFor();
  await tab.reload();
  await tab.getByText('Signed').waitFor();
  await expect.poll(() => inkOf(canvas)).toBe(ink);
  await tab.getByRole('button', { name: 'Clear the drawing' }).click();
  expect(await inkOf(canvas)).toBe(0);
});
