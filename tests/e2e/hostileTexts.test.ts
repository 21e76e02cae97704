import { expect, test } from 'vitest';
import { TestClient } from '../support/api/testClient.ts';
import { publish, shortForm } from './embedSupport.ts';
import { newPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visitAsOwner } = openBrowser();

const EVIL = 'https://evil.example';
const HOSTILE = `<img src=${EVIL}/x onerror=alert(1)><script>alert(2)</script> javascript:alert(3) a<b`;
/** Its beginning, which lists show. */
const SHOWN = '<img src=https://evil';

test('T4 what visitors write is kept as typed and stays text on each screen', async () => {
  const { id } = await publish(shortForm());
  const visitor = new TestClient(url, newPerson().headers);
  const { body: form } = await visitor.get(`/api/public/forms/${id}`);
  const sent = await visitor.post(`/api/public/forms/${id}/submissions`, {
    revisionId: form.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { name: HOSTILE },
  });
  expect(sent.status).toBe(201);
  const page = await visitAsOwner();
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().startsWith(EVIL)) seen.push(request.url());
  });
  for (const path of [
    `/submissions/${id}`,
    `/submissions/${id}?view=board`,
    `/forms/${id}/summary`,
    '/submissions',
  ]) {
    await page.goto(url + path);
    await page.getByText(SHOWN).first().waitFor();
  }
  await page.goto(`${url}/submissions/${id}`);
  await page.getByText(SHOWN).first().click();
  await page.getByText(HOSTILE, { exact: true }).first().waitFor();
  expect(seen).toEqual([]);
});
