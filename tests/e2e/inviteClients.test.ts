import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { formWithAnswer, newEmail, PASSWORD } from './clientSupport.ts';
import { button, createPerson, openBrowser } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible, theOwner } from './support.ts';

const { url } = platform;
const { visit, visitAs } = openBrowser();

test('CLNT-087 CLNT-088 CLNT-089 CLNT-093 three forms reach a client in four clicks, who chooses a password and reads them in German, as the administrator sees', async () => {
  const owner = await theOwner();
  const folder = `Bakery ${randomUUID().slice(0, 8)}`;
  const folderId = (await owner.post('/api/folders', { name: folder })).body.id as string;
  for (const title of ['Orders', 'Cakes', 'Jobs']) {
    const id = await formWithAnswer(`${title} of ${folder}`);
    await owner.patch(`/api/forms/${id}`, { clientFolderId: folderId });
  }
  const email = newEmail();
  const admin = await visitAs(await createPerson({ role: 'admin' }));
  await admin.goto(`${url}/dashboard?tab=clients`);
  await button(admin, 'Invite').waitFor();
  await admin.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    // A press on a label or an option counts once.
    addEventListener(
      'pointerdown',
      () => Object.assign(window, { clicks: Reflect.get(window, 'clicks') + 1 }),
      true,
    );
  });
  await button(admin, 'Invite').click();
  const dialog = admin.getByRole('dialog', { name: 'Invite a client' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Folder', { exact: false }).last().click();
  await admin.keyboard.type(folder);
  await admin.getByRole('option', { name: folder }).click();
  await expectAccessible(admin, 'invite a client');
  await button(dialog, 'Invite').click();
  const link = await admin.getByText(/\/client\/reset-password#token=/).textContent();
  expect(await admin.evaluate(() => Reflect.get(window, 'clicks'))).toBeLessThanOrEqual(4);
  await button(admin, 'Done').click();

  const page = await visit();
  await page.goto(`${url}/client/reset-password${link?.slice(link.indexOf('#')) ?? ''}`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectAccessible(page, 'first password');
  await button(page, 'Set password').click();
  await page.waitForURL('**/client/dashboard');
  await page.getByText('1 submission · created').first().waitFor();
  await page.goto(`${url}/client/account`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await page.getByRole('button', { name: 'Passwort ändern' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.goto(`${url}/client/dashboard`);
  await page.getByRole('link', { name: `Antworten ansehen von Orders of ${folder}` }).click();
  await page.getByRole('button', { name: /^Antwort vom/ }).click();
  await page.getByText('Ninety thousand').last().waitFor();
  await expectAccessible(page, 'portal in German');

  const opening = admin.context().waitForEvent('page');
  await button(admin, `Actions for ${email}`).click();
  await admin.getByRole('menuitem', { name: 'View as client' }).click();
  const view = await opening;
  await view.getByText('Nothing can be changed.').waitFor();
  expect(view.url()).toBe(`${url}/client/dashboard`);
  await view.getByText(`Cakes of ${folder}`).waitFor();
  await button(view, 'End view').click();
  await view.waitForURL('**/dashboard?tab=clients');
});
