import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import { openVisitors } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, theOwner } from './support.ts';

const { visitor: newVisitor } = openVisitors();

const definition = withFields(createEmptyDefinition('Order <1>'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);

test('RCPT-001 RCPT-003 a sender downloads a receipt; a saved page checks it without a network, and names one that was changed', async () => {
  const owner = await theOwner();
  const { body: form } = await owner.post('/api/forms', { definition });
  const settings = { showsStatus: true, signsReceipts: true };
  expect((await owner.patch(`/api/forms/${form.id}/publishing`, settings)).status).toBe(200);
  const { body: detail } = await owner.get(`/api/forms/${form.id}`);
  const { body: sent } = await owner.post(`/api/public/forms/${form.id}/submissions`, {
    revisionId: detail.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Ada' },
  });
  const folder = await mkdtemp(join(tmpdir(), 'inlay-receipt-'));
  const page = await newVisitor();
  await page.goto(sent.status.url);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Signed receipt' }).click(),
  ]);
  const genuine = join(folder, 'genuine.json');
  await receipt.saveAs(genuine);
  await page.goto(`${platform.url}/check-receipt?lang=en`);
  await expectAccessible(page, 'the page that checks receipts');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save this page' }).click(),
  ]);
  const copy = join(folder, 'check.html');
  await saved.saveAs(copy);

  await page.goto(pathToFileURL(copy).href);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) asked.push(request.url());
  });
  const check = async (path: string) => {
    await page.getByLabel('Receipt file').setInputFiles(path);
    return page.getByRole('status');
  };
  const result = await check(genuine);
  await expect.poll(() => result.textContent()).toContain('Genuine');
  expect(await result.textContent()).toContain('Order <1>');
  expect(await result.textContent()).toContain(sent.receiptCode);
  const picture = process.env['INLAY_LOOK'];
  if (picture) await page.screenshot({ path: picture, fullPage: true });
  const read = JSON.parse(await readFile(genuine, 'utf8'));
  const files: [string, object, string][] = [
    ['changed', { ...read, submittedAt: '2020-01-01T00:00:00.000Z' }, 'Not genuine'],
    ['other', { ...read, keyId: randomUUID() }, 'doesn’t know the key'],
    ['none', { hello: 1 }, 'not a signed receipt'],
  ];
  for (const [name, content, said] of files) {
    const path = join(folder, `${name}.json`);
    await writeFile(path, JSON.stringify(content));
    await check(path);
    await expect.poll(() => result.textContent()).toContain(said);
  }
  expect(asked).toEqual([]);
  await rm(folder, { recursive: true });
});
