import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../tests/permissions/permissionTable.ts';
import { ROLES, type Role } from '../../../tests/permissions/verdicts.ts';
import {
  createTargets,
  OLD_KEY,
  PICTURE,
  type CreatedTargets,
} from '../../../tests/permissions/createTargets.ts';
import { bodyOf, pathOf, type Targets } from '../../../tests/permissions/requests.ts';
import { expectDeclaredProblem } from '../../../tests/support/api/expectDeclaredProblem.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { TestClient, type TestResponse } from '../../../tests/support/api/testClient.ts';
import { routeName, type Route } from '../http/route.ts';
import { listRoutes } from './app.ts';

const api = useTestApi();
let people: Record<'pending' | 'owner' | 'other' | 'assigned' | 'admin', TestPerson>;
let clients: Record<'client' | 'otherClient', TestClient & { clientId: string }>;
/** The routes of the running application. */
let existing: Route[];
beforeAll(async () => {
  existing = listRoutes(api.deps);
  people = {
    pending: await api.signedIn({ isApproved: false }),
    owner: await api.signedIn(),
    other: await api.signedIn(),
    assigned: await api.signedIn(),
    admin: await api.signedIn({ role: 'admin' }),
  };
  await api.liftSubmitLimits();
  await api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable');
  clients = { client: await api.signedInClient(), otherClient: await api.signedInClient() };
});
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
});

/** A fresh session, because some calls end the one they come with. */
async function callerOf(role: Role): Promise<TestClient> {
  if (role === 'visitor') return api.visitor();
  if (role === 'client' || role === 'otherClient') return api.signInClientAgain(clients[role]);
  return api.signInAgain(people[role]);
}

const create = (isNotified?: boolean) => {
  const { owner, assigned } = people;
  return createTargets({ api, owner, assigned, client: clients.client }, isNotified);
};

/** Requests that must come first, so that only the caller decides the response. */
const PREPARE: Readonly<Record<string, string>> = {
  'GET /api/trash': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/submissions/restore': 'update form_submissions set deleted_at = now() where form_id = $1',
  'POST /api/forms/:formId/restore': 'update forms set deleted_at = now() where id = $1',
  'DELETE /api/trash/forms/:formId': 'update forms set deleted_at = now() where id = $1',
};
/** Requests that change or remove their target: each caller gets a target of their own. */
const CONSUMING = new Set([
  ...Object.keys(PREPARE),
  'POST /api/submissions/trash',
  'POST /api/submissions/delete',
  'DELETE /api/forms/:formId',
]);

/** What calls that only read share: they leave everything as it is, and come before those that do not. */
const shared = {
  targets: undefined as Promise<CreatedTargets> | undefined,
  callers: new Map<Role, Promise<TestClient>>(),
};
const isRead = (route: string) => /^(?:GET|OPTIONS) /.test(route) && !CONSUMING.has(route);

const routes = Object.entries(PERMISSIONS).sort(([a], [b]) => Number(isRead(b)) - Number(isRead(a)));

async function callerFor(route: string, role: Role): Promise<TestClient> {
  if (!isRead(route)) return callerOf(role);
  const caller = shared.callers.get(role) ?? callerOf(role);
  shared.callers.set(role, caller);
  return caller;
}

async function prepareTargets(route: string) {
  const targets = await create(/:(?:email|webhook|delivery)Id/.test(route));
  if (PREPARE[route]) await api.database.query(PREPARE[route], [targets.form.id]);
  return targets;
}

async function call(client: TestClient, route: string, targets: Targets): Promise<TestResponse> {
  const [method = '', path] = [route.split(' ')[0], pathOf(route, targets)];
  // A stream would never end; its headers suffice.
  if (route === 'GET /api/events' || route === 'GET /api/client-events') return openStream(client, path);
  if (method === 'GET' || method === 'OPTIONS' || method === 'DELETE') return client.send(method, path);
  if (/^PUT .*\/(?:logo|cover|social-picture|pictures)$/.test(route))
    return client.putFile(path, PICTURE, 'image/png');
  const isPlainPost = route === 'POST /embed/:formId';
  return client.send(method, path, {
    headers: { 'content-type': isPlainPost ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isPlainPost ? 'name=Ada' : JSON.stringify(bodyOf(route, targets)),
  });
}

async function openStream(client: TestClient, path: string): Promise<TestResponse> {
  const stop = new AbortController();
  const response = await client.open(path, { signal: stop.signal });
  const { status, headers } = response;
  const text = response.ok ? '' : await response.text();
  stop.abort();
  return { status, headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

/** Statuses that do not depend on the caller: refused input, a wrong password, a missing captcha. */
const INPUT_REFUSED = new Set([400, 409, 422]);
/** Codes with 401, 403 or 404 that concern the input, not the caller. */
const ABOUT_INPUT = new Set(['auth.invalid_credentials']);

const verdictOf = ({ status, body }: TestResponse): string => {
  if (status < 400 || INPUT_REFUSED.has(status) || ABOUT_INPUT.has(body?.error?.code)) return 'ok';
  return String(status);
};

describe('ROLE-003 ROLE-004 ROLE-005 ROLE-006 ROLE-007 ROLE-008 ROLE-011 ROLE-013 ROLE-014 ROLE-019 DASH-005 DASH-006 D-148 D-172 T1 T35 every route as every person, with definitions of version 0 in the database', () => {
  test('the table names every route of the running application, and no other', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(existing.map(routeName).sort());
  });

  test.each(routes)('%s', async (route, expected) => {
    const found: Record<string, string> = {};
    let targets = isRead(route) ? await (shared.targets ??= create()) : await prepareTargets(route);
    for (const role of ROLES) {
      if (CONSUMING.has(route)) targets = await prepareTargets(route);
      // Replaces objects that the role before has removed.
      if (/:(?:note|comment)Id/.test(route)) Object.assign(targets, await targets.newNotes());
      const response = await call(await callerFor(route, role), route, targets);
      expect(response.text).not.toContain(OLD_KEY);
      expectDeclaredProblem(existing, route, response);
      found[role] = verdictOf(response);
    }
    expect(found).toEqual(Object.fromEntries(ROLES.map((role) => [role, String(expected[role])])));
  });
});

test('D-145 clients and users never stand in for each other', async () => {
  const person = await api.signInAgain(people.owner);
  const token = /inlay_session=([\w-]+)/.exec(person.cookie)?.[1] ?? '';
  const asClient = new TestClient(api.url, { authorization: `Bearer ${token}` });
  expect((await asClient.post('/api/validate-client-session')).status).toBe(401);
  expect((await clients.client.get('/api/forms')).status).toBe(401);
});
