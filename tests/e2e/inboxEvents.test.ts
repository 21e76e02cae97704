import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClient } from '../support/api/testClient.ts';
import { createClient, signInClient } from './clientSupport.ts';
import { accountOf, button, newPerson, openBrowser } from './people.ts';
import { theOwner } from './support.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { somebody, visit } = openBrowser();

/** A submission in the inbox, or in the portal's table; the sidebar has lists too. */
const row = (page: Page, name: string) => {
  const main = page.getByRole('main');
  return main.getByRole('listitem').or(main.getByRole('row')).filter({ hasText: name });
};

/** Records every "n of m submissions" that the page shows from now on. */
const watchCounts = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const read = (): void => {
      const count = /[\d,]+ of [\d,]+ submissions/.exec(document.body.textContent)?.[0];
      if (count && said.at(-1) !== count) said.push(count);
    };
    new MutationObserver(read).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    read();
  });
/** Returns the counts shown since; a reload would have cleared them. */
const countsSaid = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test('D-115 D-13 CLNT-083 what one deletes or brings back goes and comes in the open lists of others, without a reload', async () => {
  const owner = await theOwner();
  const [one, other] = [await somebody(), await somebody()];
  const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
  const definition = withFields(createEmptyDefinition('Shared inbox'), fields);
  const { id, revisionId } = (await one.session.post('/api/forms', { definition })).body;
  const send = (name: string) =>
    new TestClient(url, newPerson().headers).post(`/api/public/forms/${id}/submissions`, {
      revisionId,
      idempotencyKey: crypto.randomUUID(),
      answers: { name },
    });
  for (const name of ['Ada', 'Grace', 'Barbara']) await send(name);
  const { userId } = await accountOf(other.person);
  await owner.patch(`/api/admin/forms/${id}/assignment`, { assignedToUserId: userId });
  const portal = await signInClient(await visit(), await createClient([id]));
  await portal.goto(`${url}/client/form/${id}/submissions`);
  await portal.getByText('3 of 3 submissions').waitFor();

  // All forms, because read-only forms are listed there, too.
  const reader = other.page;
  await reader.goto(`${url}/submissions`);
  await reader.getByText('3 of 3 submissions').waitFor();
  for (const page of [reader, portal]) await watchCounts(page);
  const others = [reader, portal];
  // Arrivals come before the loaded page.
  await send('Edsger');
  for (const page of others) await row(page, 'Edsger').waitFor();

  const { page } = one;
  await page.goto(`${url}/submissions/${id}`);
  await row(page, 'Ada').click();
  const detail = page.getByRole('region', { name: 'Submission Details' });
  await button(detail, 'Move to trash').click();
  for (const seen of others) {
    await row(seen, 'Ada').waitFor({ state: 'detached' });
    await seen.getByText('3 of 3 submissions').waitFor();
  }
  await button(page, 'Undo').click();
  for (const seen of others) {
    for (const name of ['Edsger', 'Barbara', 'Grace', 'Ada']) await row(seen, name).waitFor();
    await seen.getByText('4 of 4 submissions').waitFor();
  }
  await page.getByText('4 of 4 submissions').waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await button(page.getByRole('region', { name: 'Selection' }), 'Move to trash').click();
  for (const seen of others) await seen.getByText('No submissions yet').waitFor();

  for (const seen of others) {
    const numbers = (await countsSaid(seen)).map((text) => text.match(/\d+/g)?.map(Number) ?? []);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.filter(([shown = 0, total = 0]) => shown > total)).toEqual([]);
  }
});
