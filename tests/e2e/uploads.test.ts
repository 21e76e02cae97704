import { createField, type Field } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { buildPng } from '../support/api/pictures.ts';
import { openVisitors, publish, shortForm } from './embedSupport.ts';
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
