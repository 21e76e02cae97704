import { expect, test } from 'vitest';
import { serveExample } from '../../examples/serveExample.mjs';
import { countedForm, randomAnswers } from '../support/api/resultsScene.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { openVisitors, publish } from './embedSupport.ts';
import { platform } from './platform.ts';
import { expectAccessible, theOwner } from './support.ts';

const { visitor } = openVisitors();

/** Publishes a form with a question of each kind and an answer, and shares all that can be shared. */
async function shareAll(): Promise<{ address: string; token: string }> {
  const { id } = await publish(countedForm('Tasting panel'));
  const session = await theOwner();
  const { revisionId } = (await session.get(`/api/public/forms/${id}`)).body;
  const answers = { ...randomAnswers(seededRandom(5)), kind: 'Person', nps: 9, extras: ['Nuts'] };
  const sent = await session.post(`/api/public/forms/${id}/submissions`, {
    revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers,
  });
  expect([sent.status, sent.text]).toEqual([201, sent.text]);
  const links = `/api/forms/${id}/shared-results`;
  const { questions } = (await session.get(links)).body as { questions: { id: string }[] };
  const shared = await session.post(links, {
    name: 'All',
    questions: questions.map((one) => one.id),
    texts: [],
    smallestGroup: 0,
  });
  expect([shared.status, shared.text]).toEqual([201, shared.text]);
  const address = new URL(shared.body.url).pathname;
  return { address, token: address.split('/').at(-1) ?? '' };
}

test('RESULT-020 RESULT-023 axe finds nothing on the page of shared results, nor on a website that shows them', async () => {
  const { address, token } = await shareAll();
  const reader = await visitor();
  await reader.goto(platform.url + address);
  await reader.getByRole('heading', { level: 1, name: 'Tasting panel' }).waitFor();
  await expectAccessible(reader, 'shared results');

  const said: string[] = [];
  const page = await visitor();
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const website = await serveExample('form-results', { platform: platform.url, formId: token });
  try {
    await page.goto(website.url);
    await page.getByRole('heading', { level: 2, name: 'Tasting panel' }).waitFor();
    await expectAccessible(page, 'a website with shared results');
    const table = page.locator('section', { hasText: 'Recommend us?' }).locator('details');
    await table.locator('summary').focus();
    await page.keyboard.press('Enter');
    await table.getByRole('row', { name: /^9 100% \(1\)/ }).waitFor();
    expect([await page.context().cookies(), await page.evaluate(() => localStorage.length)]).toEqual([[], 0]);
    expect(said).toEqual([]);
  } finally {
    await website.close();
  }
});
