import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { propertyRuns } from '../support/propertyRuns.ts';
import { createForm, submit } from './dashboardSupport.ts';
import { button, clientOf, createPerson, openBrowser, sessionOf, type Person } from './people.ts';
import { platform } from './platform.ts';
import { expectAccessible } from './support.ts';

const { url } = platform;
const { visitAs } = openBrowser();

/** Controls of a screen that look as if they could be used; tabs and lists only show more of it. */
const USABLE = [
  'button:not([role=tab]):not([role=combobox]):not(:disabled):not([data-disabled]):not([aria-disabled=true])',
  'input[role=switch]:not(:disabled)',
].join(',');
const ITEMS = '[role=menu] [role=menuitem]:not([data-disabled]):not([target]):not([download])';
/** Longest try to press one control, in ms: some lie under what an earlier one has opened. */
const PRESS_MS = 1_000;
/** Longest wait for the answers that a screen has asked for, in ms. */
const SETTLE_MS = 20_000;
/** Most presses on a screen, against a control that makes others for ever. */
const MOST = 25;

const ROLES = ['viewer', 'responder', 'editor'] as const;

let owner: Person;
let form: { id: string; revisionId: string };
let folderId = '';

beforeAll(async () => {
  owner = await createPerson({ fullName: 'Grace Hopper', formLimit: 5 });
  const client = await clientOf(owner);
  folderId = (await client.post('/api/folders', { name: 'Bakery' })).body.id as string;
  form = await createForm(client, 'Order a cake');
  await createForm(client, 'Order a pie', folderId);
  await submit(client, form);
});

/** A colleague with a role in the owner's account, on a page of theirs. */
async function colleague(role: string, given?: Person): Promise<Page> {
  const [person, client] = [given ?? (await createPerson()), await sessionOf(owner)];
  const { body } = await client.post('/api/members/invitations', { email: person.email, role, rights: [] });
  const token = /#token=([\w-]+)$/.exec(body.link as string)?.[1];
  const session = await sessionOf(person);
  await session.post('/api/invitations/accept', { token });
  return visitAs(person, { session });
}

const screens = () => [
  '/dashboard?tab=forms',
  '/dashboard?tab=folders',
  `/folder/${folderId}`,
  '/templates',
  '/submissions',
  `/forms/${form.id}/responses`,
  `/forms/${form.id}/share`,
  `/forms/${form.id}/summary`,
  '/analytics',
  '/trash',
  '/trash?tab=forms',
  '/settings/profile',
  '/settings/notifications',
  '/settings/brands',
  '/settings/people',
  '/settings/api-keys',
  '/settings/webhooks',
  '/settings/model',
  '/settings/audit-log',
];
const editorScreens = () =>
  ['general', 'notifications', 'submissions', 'access', 'website', 'webhooks'].map(
    (group) => `/forms/${form.id}/settings/${group}`,
  );

/** Collects what the server refuses a page for its role, and waits for answers. */
function watch(page: Page) {
  const refused: string[] = [];
  const open = new Set<unknown>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The stream of events stays open.
    if (pathname.startsWith('/api/') && pathname !== '/api/events') open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', async (response) => {
    if (response.status() !== 403) return;
    // The plan refuses as well, which is nobody's role.
    const answer = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
    if (answer?.error?.code !== 'access.denied') return;
    refused.push(`${response.request().method()} ${new URL(response.url()).pathname} on ${page.url()}`);
  });
  return { refused, settled: () => expect.poll(() => open.size, { timeout: SETTLE_MS }).toBe(0) };
}

type Watched = ReturnType<typeof watch>;

const pressed = (control: Locator): Promise<boolean> =>
  control.click({ timeout: PRESS_MS }).then(
    () => true,
    () => false,
  );

/** The first words of a control's name: what it does, without the name of its row. */
const kindOf = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent)
      .trim()
      .split(/[\s:]+/, 2)
      .join(' '),
  );

/** Opens a screen and presses all that can be pressed on it, menus included. @returns the number of presses. */
async function walkScreen(page: Page, path: string, { settled }: Watched): Promise<number> {
  const show = async (): Promise<void> => {
    await page.goto(`${url}${path}`);
    await page.getByRole('main').waitFor();
    await settled();
  };
  /** Leaves what a press has opened. */
  const leave = async (): Promise<void> => {
    await settled();
    await page.keyboard.press('Escape');
    const isElsewhere = !page.url().endsWith(path);
    if (isElsewhere || (await page.locator('[role=dialog], [role=menu]').count()) > 0) await show();
  };
  await show();
  const controls = page.getByRole('main').locator(USABLE);
  const items = page.locator(ITEMS);
  /** Rows of a list have the same controls. */
  const known = new Set<string>();
  let presses = 0;
  for (let at = 0; at < Math.min(await controls.count(), MOST); at++) {
    const kind = await kindOf(controls.nth(at));
    if (known.has(kind) || !(await pressed(controls.nth(at)))) continue;
    known.add(kind);
    presses++;
    const opened = await items.count();
    for (let item = 0; item < opened; item++) {
      if ((await items.count()) === 0) await pressed(controls.nth(at));
      if (await pressed(items.nth(item))) presses++;
      await leave();
    }
    await leave();
  }
  return presses;
}

/** A check walks each screen as one of the roles, `npm run test:all` each as all of them. */
const SHARE = Math.floor(ROLES.length / propertyRuns(ROLES.length).numRuns);

test.each(ROLES)(
  'TEAM-016 a %s without rights presses all there is on a screen, and nothing only refuses',
  { timeout: 400_000 },
  async (role) => {
    const page = await colleague(role);
    const watched = watch(page);
    const own = [...screens(), ...(role === 'editor' ? editorScreens() : [])].filter(
      (_, at) => at % SHARE === ROLES.indexOf(role) % SHARE,
    );
    let presses = 0;
    for (const path of own) presses += await walkScreen(page, path, watched);
    expect(watched.refused).toEqual([]);
    expect(presses).toBeGreaterThan(own.length / 2);
  },
);

test('TEAM-016 a control that a role refuses is reached by keyboard, and says why and whom to ask', async () => {
  const why = 'Your role doesn’t allow this. Ask Grace Hopper.';
  const page = await colleague('viewer');
  // A refused control is described by a hidden text as well.
  const reason = page
    .getByRole('tooltip', { name: why })
    .or(page.getByText(why, { exact: true }))
    .filter({ visible: true });
  await page.goto(`${url}/dashboard?tab=forms`);
  const create = button(page, 'Create New Form');
  await create.waitFor();
  await expectAccessible(page, 'Forms of a viewer');
  await create.focus();
  await reason.first().waitFor();
  expect(await create.getAttribute('aria-disabled')).toBe('true');
  await create.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.goto(`${url}/builder`);
  await reason.first().waitFor();
  await page.goto(`${url}/forms/${form.id}/settings/general`);
  await reason.first().waitFor();

  const editing = await colleague('editor');
  await editing.goto(`${url}/forms/${form.id}/build`);
  const publish = button(editing, 'Publish');
  await publish.focus();
  await editing.getByText(why, { exact: true }).filter({ visible: true }).waitFor();
  await editing.goto(`${url}/forms/${form.id}/settings/general`);
  await editing.getByRole('note').filter({ hasText: why }).first().waitFor();
  expect(await editing.getByRole('switch').first().isDisabled()).toBe(true);
  await editing.setViewportSize({ width: 375, height: 800 });
  await expectAccessible(editing, 'Settings of an editor without the right to publish');
});

test('TEAM-016 TEAM-025 an editor who is made a viewer while building sees why at once, and types into nothing', async () => {
  const person = await createPerson();
  const page = await colleague('editor', person);
  await page.goto(`${url}/forms/${form.id}/build`);
  const title = page.getByRole('textbox', { name: 'Form title' });
  await title.fill('Order two cakes');
  await page.getByText('Draft saved').waitFor();
  const client = await sessionOf(owner);
  const { body } = await client.get('/api/members');
  const { userId } = (body.members as { email: string; userId: string }[]).find(
    ({ email }) => email === person.email,
  )!;
  await client.put(`/api/members/${userId}`, { role: 'viewer', rights: [] });
  await page
    .getByText('Your role doesn’t allow this. Ask Grace Hopper.')
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(await title.count()).toBe(0);
});
