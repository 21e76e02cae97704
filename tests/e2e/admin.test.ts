import { fieldsOf, withFields } from '@inlay/sdk/model';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestClient } from '../support/api/testClient.ts';
import { leaveDialog } from './dashboardSupport.ts';
import {
  button,
  sessionOf,
  createPerson,
  heading,
  newPerson,
  openBrowser,
  signUpOverHttp,
} from './people.ts';
import { platform } from './platform.ts';
import { everyField, theOwner } from './support.ts';

const { url } = platform;
const { visitAs, somebody } = openBrowser();

/** A name that is read from the right, as a sentence sets it apart. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** Opens a page of a new administrator. */
const visitAsAdmin = async (): Promise<Page> => visitAs(await createPerson({ role: 'admin' }));

/** Creates a form under a unique title. */
async function createFormOf(session: TestClient) {
  const title = `طلب كعكة 🎂 ${crypto.randomUUID()}`;
  const fields = fieldsOf(everyField()).filter((field) => field.type === 'text');
  const { body } = await session.post('/api/forms', {
    definition: withFields({ ...everyField(), title }, fields),
  });
  const { status } = await session.post(`/api/public/forms/${body.id}/submissions`, {
    revisionId: body.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { text: 'Grace' },
  });
  expect(status).toBe(201);
  return { id: body.id as string, title };
}

test('ADMIN-001 ADMIN-006 ADMIN-009 ADMIN-010 ADMIN-024 D-149 SHELL-015 SHELL-020 LINK-038 six tabs have a path each, which reload and the back button keep', async () => {
  const page = await visitAsAdmin();
  // A list that is long enough to change under the pointer when it is searched.
  for (let made = 0; made < 20; made++) await createFormOf(await theOwner());
  const { title } = await createFormOf(await theOwner());
  await page.goto(`${url}/dashboard`);
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  const tabs = page.getByRole('tablist', { name: 'Admin panel' });
  await tabs.waitFor();
  expect(await tabs.getByRole('tab').allInnerTexts()).toEqual([
    'Overview',
    'User Approvals',
    'Form Assignments',
    'All Pages',
    'Security',
    'Settings',
  ]);
  const open = tabs.getByRole('tab', { selected: true });
  for (const [tab, path, part] of [
    ['All Pages', 'pages', 'Addresses of pages'],
    ['User Approvals', 'user-approvals', 'Users'],
    ['Form Assignments', 'form-assignments', 'Current Assignments'],
    ['Security', 'security', 'Account lockout'],
    ['Settings', 'settings', 'Platform settings'],
    ['Overview', 'overview', 'Outbox'],
  ] as const) {
    await tabs.getByRole('tab', { name: tab }).click();
    await page.waitForURL(`${url}/admin/${path}`);
    await heading(page, part).waitFor();
    await expect.poll(() => open.innerText()).toBe(tab);
  }
  await page.goBack();
  await heading(page, 'Platform settings').waitFor();
  await page.reload();
  await heading(page, 'Platform settings').waitFor();
  await expect.poll(() => open.innerText()).toBe('Settings');
  // By keyboard, like other tabs: an arrow leads to the next, Space opens it.
  await open.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await heading(page, 'Account lockout').waitFor();

  await page.goto(`${url}/admin/pages`);
  await page.getByLabel('Search pages, folders and forms').fill(title);
  await page.getByRole('link', { name: `View submissions of ${apart(title)}` }).click();
  await page.getByRole('listitem').filter({ hasText: 'Grace' }).waitFor();
  // Back keeps the search.
  await page.goBack();
  await page.getByRole('link', { name: `Edit ${apart(title)}` }).click();
  await button(page, 'Publish').waitFor();
});

test('D-148 D-172 ADMIN-026 somebody who is no administrator is denied, with status 403, and it is written down', async () => {
  const person = await createPerson();
  const page = await visitAs(person);
  for (const path of ['/admin', '/admin/settings', '/security-dashboard', '/user-approvals']) {
    expect((await page.goto(url + path))?.status()).toBe(403);
    await page.getByText('Access Denied').waitFor();
    await page.getByText('You do not have access to this page.').waitFor();
  }
  await expect.poll(() => page.getByRole('link', { name: 'Admin Panel' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await heading(page, 'My Forms').waitFor();

  const admin = await visitAsAdmin();
  await admin.goto(`${url}/security-dashboard`);
  const events = admin.getByRole('table', { name: 'Recent security events' });
  const denied = events
    .getByRole('row')
    .filter({ hasText: person.email })
    .filter({ hasText: 'Permission denied' });
  // Once per address, though page and screen both ask the server.
  await expect.poll(() => denied.count()).toBe(4);
  await denied.first().getByRole('button').click();
  await events.getByText('Browser', { exact: true }).waitFor();
});

test('DASH-013 DASH-014 DASH-015 DASH-031 DASH-032 DASH-033 DASH-034 DASH-035 DASH-040 D-05 D-45 D-50 D-51 D-151 D-153 CONST-012 who has used up the limit asks for more, is answered, and goes on', async () => {
  const person = await createPerson({ fullName: 'Grace Hopper' });
  await createFormOf(await sessionOf(person));
  const page = await visitAs(person);
  await page.goto(`${url}/dashboard`);
  await page.getByText('1/1 forms used').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Create New Form' }).count()).toBe(0);
  // The address does not get any further either.
  await page.goto(`${url}/builder`);
  // Shown before building starts, with a link to more forms.
  await page.getByText(/^This form can’t be saved yet\. Your plan allows 1 form\./).waitFor();
  await button(page, 'Request More Forms').click();
  await page.getByRole('dialog', { name: 'Contact for Additional Forms' }).waitFor();
  await leaveDialog(page);
  await button(page, 'Text').click();
  await button(page, 'Save Form').click();
  await page.getByText('Form limit reached').waitFor();
  await page
    .getByRole('alert')
    .getByText('Your plan allows 1 form. Request more forms to create another.')
    .waitFor();
  await page.goto(`${url}/dashboard`);

  await button(page, 'Upgrade').click();
  const dialog = page.getByRole('dialog', { name: 'Contact for Additional Forms' });
  const message = dialog.getByLabel('Message');
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Grace Hopper');
  await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(person.email);
  await expect
    .poll(() => message.inputValue())
    .toBe('I would like to request additional forms for my account.');
  for (const [typed, problem] of [
    ['', 'Message is required'],
    ['x'.repeat(10_000), 'Text must be less than 5000 characters'],
  ] as const) {
    await message.fill(typed);
    await button(dialog, 'Send request').click();
    await dialog.getByText(problem).waitFor();
  }
  await message.fill('أريد نموذجًا آخر 🎂\nThank you');
  await button(dialog, 'Send request').click();
  await page.getByText('Message sent!').waitFor();
  await page.getByText("Your request has been sent. You'll hear back within 24 hours.").waitFor();

  const admin = await visitAsAdmin();
  await admin.goto(`${url}/admin`);
  const asked = admin.getByRole('listitem').filter({ hasText: person.email });
  await asked.getByText('أريد نموذجًا آخر 🎂').waitFor();
  await button(asked, 'Mark as answered: Form Limit Request').click();
  await admin.getByText('Message marked as answered').waitFor();
  await asked.waitFor({ state: 'detached' });

  await admin.goto(`${url}/admin/user-approvals?search=${person.email}`);
  await button(admin, 'Edit form limit of Grace Hopper').click();
  const limit = admin.getByRole('textbox', { name: 'Form limit' });
  await limit.fill('-1');
  await button(admin, 'Save form limit').click();
  await admin.locator('[role=dialog] [aria-invalid=true]').waitFor();
  await limit.fill('2');
  await button(admin, 'Save form limit').click();
  await admin.getByText('Form limit updated').waitFor();
  await admin.getByRole('row').filter({ hasText: '1 of 2' }).waitFor();
  // The open page is updated by a live event.
  await page.getByText('1/2 forms used').waitFor();
  await page.getByRole('link', { name: 'Create New Form' }).click();
  await button(page, 'Text').click();
  await button(page, 'Save Form').click();
  await page.waitForURL('**/forms/*/build');
  await page.goto(`${url}/dashboard`);
  await page.getByText('2/2 forms used').waitFor();
  await expect.poll(() => button(page, 'Request More Forms').isEnabled()).toBe(true);
});

/** Chooses the one option of a select that a text finds. */
async function choose(select: Locator, text: string): Promise<void> {
  await select.fill(text);
  await select.page().getByRole('option').filter({ hasText: text }).click();
}

test('ADMIN-014 ADMIN-015 ADMIN-016 ADMIN-017 ADMIN-023 ADMIN-029 ADMIN-031 ASSG-001 ASSG-008 ASSG-009 DASH-022 D-160 ROLE-022 ROLE-023 ROLE-024 an assigned form is read, and only read, until it is taken back', async () => {
  const maker = await createPerson({ fullName: 'W'.repeat(200) });
  const reader = await createPerson({ fullName: 'Ada Lovelace' });
  const form = await createFormOf(await sessionOf(maker));
  const page = await visitAs(reader);
  await page.goto(`${url}/assigned-forms`);
  await page.getByText('No forms are currently assigned.').waitFor();

  const admin = await visitAsAdmin();
  await admin.goto(`${url}/admin/form-assignments`);
  await button(admin, 'Assign Form').click();
  await admin.getByText('Selection required: Please select both a form and a user.').waitFor();
  await choose(admin.getByRole('combobox', { name: 'Select Form' }), form.title);
  await choose(admin.getByRole('combobox', { name: 'Assign to User' }), reader.email);
  await button(admin, 'Assign Form').click();
  await admin.getByText('Form assigned successfully').waitFor();
  await button(admin, `Unassign ${apart(form.title)}`).waitFor();
  // The longest name that there can be widens the table, not the page.
  const overflow = await admin.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);

  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: form.title });
  await card.getByText('Read Only').waitFor();
  await button(card, `Get Embed Code of ${apart(form.title)}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`/embed/${form.id}`).first().waitFor();
  await leaveDialog(page);
  await card.getByRole('link', { name: `View Submissions of ${apart(form.title)}` }).click();
  await page.getByRole('listitem').filter({ hasText: 'Grace' }).waitFor();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Form' }).inputValue())
    .toBe(`${apart(form.title)} (Read Only)`);
  await page.goto(`${url}/builder/${form.id}`);
  await page.getByText('Access Denied').waitFor();
  const { status } = await (await sessionOf(reader)).patch(`/api/forms/${form.id}`, { active: false });
  expect(status).toBe(403);

  await button(admin, `Unassign ${apart(form.title)}`).click();
  await admin.getByText('Form unassigned').waitFor();
  await page.goto(`${url}/submissions/${form.id}`);
  await page.getByText('Form not found').waitFor();
  await page.goto(`${url}/assigned-forms`);
  await page.getByText('No forms are currently assigned.').waitFor();
});

test('D-150 ADMIN-025 settings are checked, saved together, and kept', async () => {
  const owner = await theOwner();
  const keepFor = (trashRetentionDays: number) => owner.patch('/api/admin/settings', { trashRetentionDays });
  await keepFor(365);
  const admin = await visitAsAdmin();
  await admin.goto(`${url}/admin/settings`);
  const days = admin.getByLabel('Trash retention (days)');
  try {
    await button(admin, 'Save settings').click();
    await admin.getByText('No unsaved changes').waitFor();
    await days.fill('0');
    await button(admin, 'Save settings').click();
    await admin.locator('[name=trashRetentionDays][aria-invalid=true]').waitFor();
    await days.fill('400');
    await button(admin, 'Save settings').click();
    await admin.getByText('Settings Updated').waitFor();
    await admin.reload();
    await expect.poll(() => days.inputValue()).toBe('400');
    // Nothing is announced that does not exist.
    await heading(admin, 'Set by the installation').waitFor();
    expect(await admin.getByText('coming soon').count()).toBe(0);
  } finally {
    await keepFor(365);
  }
});

test('ADMIN-011 ADMIN-038 a name as people have them everywhere is found, and approved while it is searched for', async () => {
  const fullName = `محمد 👩‍👩‍👧‍👦 ${crypto.randomUUID()}`;
  const person = newPerson(fullName);
  await signUpOverHttp(person);
  const admin = await visitAsAdmin();
  await admin.goto(`${url}/admin/user-approvals`);
  const row = admin.getByRole('row').filter({ hasText: person.email });
  await row.getByText(fullName).waitFor();
  // This response was computed before the approval and arrives after it.
  const approved = Promise.withResolvers<void>();
  await admin.route(
    /admin\/users\?.*search=/,
    async (route) => {
      const response = await route.fetch();
      await approved.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const searched = admin.waitForRequest(/admin\/users\?.*search=/);
  await admin.getByLabel('Search name or email').fill(fullName);
  await searched;
  await button(admin, `Approve ${apart(fullName)}`).click();
  await admin.getByText('User approved successfully').waitFor();
  approved.resolve();
  await row.getByText('Approved').waitFor();
  // Its row, and that of the titles.
  await expect.poll(() => admin.getByRole('row').count()).toBe(2);
});

test('ADMIN-007 ADMIN-008 ADMIN-039 All Pages names the folders of all users and whose they are', async () => {
  const maker = await somebody({ fullName: 'Mary Maker' });
  const name = `Folder ${crypto.randomUUID()}`;
  const { id } = (await maker.session.post('/api/folders', { name })).body;
  const { page } = await somebody({ role: 'admin' });
  await page.goto(`${url}/admin/pages?search=${encodeURIComponent(name)}`);
  const row = page.getByRole('table', { name: 'Client folders' }).getByRole('row').filter({ hasText: name });
  await row.getByText('Mary Maker').waitFor();
  expect(await row.getByRole('link').first().getAttribute('href')).toBe(`/folder/${id}`);
});
