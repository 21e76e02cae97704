import { expect, test } from 'vitest';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import type { TestClient } from '../support/api/testClient.ts';
import { sessionOf, createPerson, openBrowser } from './people.ts';
import { theOwner } from './support.ts';
import { platform } from './platform.ts';

const { url } = platform;
const { visit, visitAs } = openBrowser();

async function createForm(client: TestClient): Promise<{ id: string }> {
  const fields = [{ ...createField('text'), id: 'name', label: 'Name' }];
  return (
    await client.post('/api/forms', { definition: withFields(createEmptyDefinition('Public'), fields) })
  ).body;
}

/** Screens at the end of an address, for visitors and users. */
const SIGN_IN = /\/auth/;
test('LINK-001 LINK-002 LINK-003 LINK-005 LINK-006 LINK-007 LINK-008 LINK-009 LINK-010 LINK-011 LINK-012 LINK-013 LINK-014 LINK-015 LINK-016 LINK-017 LINK-018 LINK-019 LINK-020 LINK-021 LINK-022 LINK-023 ROLE-001 AUTH-001 CLNT-036 public addresses open to everybody; each other one asks for the session it needs', async () => {
  const page = await visit();
  const open = async (path: string): Promise<number> => (await page.goto(url + path))?.status() ?? 0;
  // An unknown link would lead to sign-in; without a response, its page stays.
  await page.route('**/api/auth/recover', () => undefined);
  for (const path of [
    '/',
    '/auth',
    '/reset-password#token=x',
    '/link-sign-in#token=x',
    '/client/auth',
    '/client/signup',
    '/client/forgot-password',
  ]) {
    expect([path, await open(path)]).toEqual([path, 200]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path.split('#')[0]);
  }
  for (const path of [
    '/folder/x',
    '/builder',
    '/builder/x',
    '/templates',
    '/submissions',
    '/settings',
    '/settings/notifications',
    '/trash',
    '/analytics',
    '/analytics/x',
    '/results/x',
    '/forms/x',
    '/forms/x/design',
    '/forms/x/share',
    '/admin',
    '/security-dashboard',
    '/assigned-forms',
  ]) {
    expect([path, await open(path)]).toEqual([path, 200]);
    await page.waitForURL(SIGN_IN);
  }
  for (const path of [
    '/client/dashboard',
    '/client/analytics',
    '/client/form/x/submissions',
    '/client/form/x/results',
  ]) {
    expect([path, await open(path)]).toEqual([path, 200]);
    await page.waitForURL('**/client/auth');
  }
  const owner = await theOwner();
  const form = await createForm(owner);
  expect(await open(`/embed/${form.id}`)).toBe(200);
  await page.getByLabel('Name').waitFor();
  expect(await open('/nowhere')).toBe(404);
  await page.getByText('Page not found').waitFor();
});

test('LINK-025 LINK-026 LINK-028 LINK-029 LINK-030 LINK-031 LINK-034 LINK-036 LINK-037 addresses of old lead to their screens', async () => {
  const person = await createPerson();
  const session = await sessionOf(person);
  const page = await visitAs(person, { session });
  const { id } = await createForm(session);
  for (const [path, target] of [
    [`/submissions?form=${id}`, `/submissions?formId=${id}`],
    [`/submissions?formId=${id}`, `/submissions?formId=${id}`],
    ['/notification-settings', '/settings/notifications'],
    ['/notifications', '/settings/notifications'],
    ['/settings/profile', '/settings/profile'],
    ['/settings/security', '/settings/security'],
    ['/settings/general', '/settings/general'],
    [`/submissions/${id}?search=cake`, `/forms/${id}/responses`],
    [`/analytics/${id}`, `/forms/${id}/summary/visits`],
    [`/results/${id}`, `/forms/${id}/summary`],
    [`/builder/${id}`, `/forms/${id}/build`],
    [`/forms/${id}`, `/forms/${id}/build`],
    // A form's settings were spread over other screens (decision 170).
    [`/forms/${id}/settings`, `/forms/${id}/settings`],
    [`/forms/${id}/settings/access`, `/forms/${id}/settings/access`],
    [`/forms/${id}/delivery`, `/forms/${id}/settings/notifications`],
    [`/forms/${id}/delivery?tab=auto-reply`, `/forms/${id}/settings/notifications`],
    [`/forms/${id}/delivery?tab=webhooks`, `/forms/${id}/settings/webhooks`],
  ] as const) {
    expect([path, (await page.goto(url + path))?.status()]).toEqual([path, 200]);
    await page.waitForURL(
      ({ pathname, search }) =>
        pathname === target || [target, path].some((one) => one === pathname + search),
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('SHELL-037 browsers and crawlers find what they ask every website for', async () => {
  const icon = await fetch(`${url}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const robots = await fetch(`${url}/robots.txt`);
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await robots.text()).toContain('User-agent: *');
});
