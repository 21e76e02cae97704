import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createClient, formWithAnswer, send, signInClient } from './clientSupport.ts';
import { openBrowser } from './people.ts';
import { theOwner } from './support.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visit } = openBrowser();

test('CLNT-083 D-13 CLNT-050 D-138 a client sees what comes in without reloading, on every screen, and is shut out at once', async () => {
  const owner = await theOwner();
  const formId = await formWithAnswer(`Live ${randomUUID().slice(0, 8)}`);
  const { revisionId } = (await owner.get(`/api/forms/${formId}`)).body;
  const email = await createClient([formId]);
  const page = await signInClient(await visit(), email);
  const listening = page.waitForResponse('**/api/client-events?*');
  await page.goto(`${url}/client/form/${formId}/submissions`);
  await listening;
  const list = page.getByRole('table', { name: 'Submissions' });
  await list.getByText('Ada Lovelace').waitFor();
  await send(formId, revisionId, { name: 'Grace Hopper' });
  await list.getByText('Grace Hopper').waitFor();
  await page.getByRole('link', { name: 'Client Portal' }).first().click();
  await page.getByText('2 submissions · created').waitFor();
  await send(formId, revisionId, { name: 'Barbara Liskov' });
  await page.getByText('3 submissions · created').waitFor();
  const { clients } = (await owner.get(`/api/admin/clients?search=${encodeURIComponent(email)}`)).body;
  await owner.patch(`/api/admin/clients/${clients[0].id}`, { isActive: false });
  await page.waitForURL('**/client/auth');
  expect(await page.evaluate(() => sessionStorage.getItem('client_session_token'))).toBeNull();
});
