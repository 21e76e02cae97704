import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../tests/lab/permissions/permissionTable.ts';
import { DIRECTORY, SCOPE_TABLE, VERSIONED } from '../../../tests/lab/permissions/scopeTable.ts';
import {
  MEMBERS,
  ROLES,
  type MemberName,
  type Role,
  type Verdict,
  type Verdicts,
} from '../../../tests/lab/permissions/verdicts.ts';
import {
  createTargets,
  UNKNOWN_KEY,
  PICTURE,
  type CreatedTargets,
} from '../../../tests/lab/permissions/createTargets.ts';
import { bodyOf, pathOf, type Targets } from '../../../tests/lab/permissions/requests.ts';
import { PREPARE } from '../../../tests/lab/permissions/prepareRequests.ts';
import { counted } from '../../../tests/support/counted.ts';
import { expectDeclaredProblem } from '../../../tests/support/api/expectDeclaredProblem.ts';
import { NEW_KEY, withKey } from '../../../tests/support/api/programOf.ts';
import { useTestApi, type TestPerson } from '../../../tests/support/api/testApi.ts';
import { TestClient, type TestResponse } from '../../../tests/support/api/testClient.ts';
import { routeName, type Route } from '../platform/http/route.ts';
import { SCOPES, type Scope } from '../platform/contract/index.ts';
import { scopeOf } from '../platform/identity/scopes.ts';
import { keptLimits } from '../platform/http/endpoint.ts';
import { createToken, hashToken } from '../platform/identity/tokens.ts';
import { listRoutes } from './app.ts';
import { inTransaction } from '../platform/db/inTransaction.ts';
import { createScimToken } from './scim/scimToken.ts';

const api = useTestApi();
let people: Record<'pending' | 'owner' | MemberName | 'other' | 'assigned' | 'admin', TestPerson>;
let clients: Record<'client' | 'otherClient', TestClient & { clientId: string }>;
type Callers = Record<Role, TestClient>;
/** The routes of the running application. */
let existing: Route[];
beforeAll(async () => {
  existing = listRoutes(api.deps);
  people = {
    pending: await api.signedIn({ isApproved: false }),
    owner: await api.signedIn(),
    manager: await api.signedIn(),
    publisher: await api.signedIn(),
    editor: await api.signedIn(),
    responder: await api.signedIn(),
    viewer: await api.signedIn(),
    elsewhere: await api.signedIn(),
    other: await api.signedIn(),
    assigned: await api.signedIn(),
    admin: await api.signedIn({ role: 'admin' }),
  };
  await joinOwner();
  await api.liftSubmitLimits();
  await api.database.query('alter table form_revisions disable trigger form_revisions_unchangeable');
  clients = { client: await api.signedInClient(), otherClient: await api.signedInClient() };
});
beforeEach(async () => {
  await api.database.query('delete from rate_limits');
});

/** All rights that a role can come with. */
const ALL_RIGHTS = JSON.stringify(['export', 'publish', 'share', 'erase']);

/** Gives each member their role in the account of `owner`, in which their sessions work. */
async function joinOwner(): Promise<void> {
  const { accountId } = people.owner;
  const roles = {
    manager: 'admin',
    publisher: 'editor',
    editor: 'editor',
    responder: 'responder',
    viewer: 'viewer',
  };
  await api.database.query('delete from account_grants where user_id = $1', [people.elsewhere.userId]);
  for (const [name, role] of Object.entries(roles))
    await api.database.query(
      'insert into account_members (account_id, user_id, role, rights, created_at) values ($1, $2, $3, $4, now())',
      [accountId, people[name as MemberName].userId, role, name === 'publisher' ? ALL_RIGHTS : '[]'],
    );
  await api.database.query(
    `with folder as (
       insert into client_folders (id, account_id, name, created_at)
       values (gen_random_uuid(), $1, 'Another', now()) returning id)
     insert into account_grants (id, account_id, user_id, folder_id, role, rights, created_at)
     select gen_random_uuid(), $1, $2, id, 'editor', $3, now() from folder`,
    [accountId, people.elsewhere.userId, ALL_RIGHTS],
  );
  await api.database.query('update user_sessions set account_id = $1 where user_id = any($2)', [
    accountId,
    MEMBERS.map((name) => people[name].userId),
  ]);
}

/** The first session of each, as the application stored it. */
let firstSessions: { session: object; isOfClient: boolean }[];
beforeAll(async () => {
  firstSessions = await api.database.query(
    `select to_jsonb(s) as session, false as "isOfClient" from user_sessions s
     union all select to_jsonb(s), true from client_sessions s`,
  );
});

/**
 * Opens a session of each, in one statement: some calls end the one they come with. They are copies of the first
 * ones, each with a token of its own.
 */
async function signInAll(): Promise<Callers> {
  const tokens = new Map<string, string>();
  const copies = (ofClients: boolean): string => {
    const own = firstSessions.filter(({ isOfClient }) => isOfClient === ofClients);
    const rows = own.map(({ session }) => {
      const token = createToken();
      const { user_id: userId, client_id: clientId } = session as { user_id?: string; client_id?: string };
      tokens.set(String(clientId ?? userId), token);
      return { ...session, id: crypto.randomUUID(), token_hash: hashToken(token) };
    });
    return JSON.stringify(rows);
  };
  await api.database.query(
    `with users as (insert into user_sessions select * from jsonb_populate_recordset(null::user_sessions, $1))
     insert into client_sessions select * from jsonb_populate_recordset(null::client_sessions, $2)`,
    [copies(false), copies(true)],
  );
  const user = (id: string) => new TestClient(api.url, {}, `inlay_session=${tokens.get(id)}`);
  const client = (id: string) => new TestClient(api.url, { authorization: `Bearer ${tokens.get(id)}` });
  return {
    visitor: api.visitor(),
    pending: user(people.pending.userId),
    owner: user(people.owner.userId),
    ...(Object.fromEntries(MEMBERS.map((name) => [name, user(people[name].userId)])) as Record<
      MemberName,
      TestClient
    >),
    other: user(people.other.userId),
    assigned: user(people.assigned.userId),
    admin: user(people.admin.userId),
    client: client(clients.client.clientId),
    otherClient: client(clients.otherClient.clientId),
  };
}

/**
 * Programs that call every route: by what its table names as its scope, by everything else, of another account, and the
 * directory that writes people.
 */
type Program = 'key' | 'otherScopes' | 'otherKey' | 'directory';
const PROGRAMS: readonly Program[] = ['key', 'otherScopes', 'otherKey', 'directory'];
/** The keys of the programs, by the scope of a route; null for a route that no key may call. */
let keys: Record<Exclude<Program, 'directory'>, Map<Scope | null, TestClient>>;
beforeAll(async () => {
  const { owner, other } = people;
  const make = async (person: TestPerson, scopes: readonly Scope[]) => {
    const made = await person.post('/api/keys', { ...NEW_KEY, scopes });
    return withKey(api.url, made.body.token as string);
  };
  const [all, others] = [await make(owner, SCOPES), await make(other, SCOPES)];
  keys = {
    key: new Map([[null, all]]),
    otherScopes: new Map([[null, all]]),
    otherKey: new Map([[null, others]]),
  };
  for (const scope of SCOPES) {
    keys.key.set(scope, await make(owner, [scope]));
    keys.otherScopes.set(
      scope,
      await make(
        owner,
        SCOPES.filter((one) => one !== scope),
      ),
    );
    keys.otherKey.set(scope, others);
  }
});

/** Signs a program in for a route; administrators end the token of a directory by routes of the table. */
async function callerOf(program: Program, scope: Scope | null): Promise<TestClient> {
  if (program !== 'directory') return keys[program].get(scope)!;
  return withKey(api.url, await inTransaction(api.deps.orm, createScimToken));
}

/** What a program gets from a route, by what its owner, a visitor and another user get. */
function verdictOfProgram(program: Program, route: string, expected: Verdicts): Verdict {
  const access = existing.find((one) => routeName(one) === route)?.endpoint?.access ?? 'public';
  if (program === 'directory' && DIRECTORY.includes(route)) return route.endsWith('/:id') ? 404 : 'ok';
  if (access === 'public') return expected.visitor;
  if (program === 'directory') return 401;
  if (access === 'client') return 401;
  if (access === 'key') return verdictOfVersioned(program, route);
  if (!SCOPE_TABLE[route] || program === 'otherScopes') return 403;
  // Asked for by the person, without the key.
  if (/:(?:jobId|exportId)/.test(route)) return 404;
  return program === 'key' ? expected.owner : expected.other;
}

/** Addresses that name an object of the owner, or bodies that do. */
const NAMES_OBJECT = /:\w+Id|POST \/api\/v1\/(?:bulk-changes|exports|hooks)$|hooks\/sample$/;

/** What a program gets from API v1: what belongs to its account, and nothing of another. */
function verdictOfVersioned(program: Program, route: string): Verdict {
  if (program === 'otherScopes') return 403;
  if (/:(?:jobId|exportId)/.test(route)) return 404;
  return program === 'otherKey' && NAMES_OBJECT.test(route) ? 404 : 'ok';
}

const create = (route?: string) => {
  const { owner, assigned } = people;
  return createTargets({ api, owner, assigned, client: clients.client }, route);
};

/** Requests of which there may be fewer at once than there are roles, and what makes room for another. */
const BOUNDED: ReadonlyMap<string, string> = new Map([
  ['POST /api/auth/signup', 'delete from rate_limits'],
  ['POST /api/client-signup', 'delete from rate_limits'],
  ['POST /api/exports', 'delete from exports'],
]);
/** Requests that change or remove their target: whoever comes after one that may gets a target of their own. */
const CONSUMING = new Set([
  ...Object.keys(PREPARE),
  'POST /api/submissions/trash',
  'POST /api/submissions/spam',
  'POST /api/submissions/delete',
  'DELETE /api/forms/:formId',
]);
/** What goes with its removal, of which each caller gets one of their own. */
const REMOVED = /^DELETE .*\/:(?:folder|client|block|kit|template|email|webhook)Id$/;
const isConsuming = (route: string): boolean => CONSUMING.has(route) || REMOVED.test(route);

/** What calls that only read share: they leave everything as it is, and come before those that do not. */
const shared = {
  targets: undefined as Promise<CreatedTargets> | undefined,
  callers: undefined as Promise<Callers> | undefined,
};
const isRead = (route: string) => /^(?:GET|OPTIONS) /.test(route) && !CONSUMING.has(route);

const routes = Object.entries(PERMISSIONS).sort(([a], [b]) => Number(isRead(b)) - Number(isRead(a)));

async function prepareTargets(route: string) {
  const targets = await create(route);
  if (PREPARE[route]) await api.database.query(PREPARE[route], [targets.form.id]);
  return targets;
}

async function call(client: TestClient, route: string, targets: Targets): Promise<TestResponse> {
  const [method = '', path] = [route.split(' ')[0], pathOf(route, targets)];
  // A stream would never end; its headers suffice.
  if (route === 'GET /api/events' || route === 'GET /api/client-events') return openStream(client, path);
  if (method === 'GET' || method === 'OPTIONS' || method === 'DELETE') return client.send(method, path);
  if (/^PUT .*\/(?:logo|cover|social-picture|pictures?)$/.test(route))
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
const INPUT_REFUSED = new Set([400, 409, 412, 422, 428]);
/** Codes with 401, 403 or 404 that concern the input, not the caller. */
const ABOUT_INPUT = new Set(['auth.invalid_credentials', 'draft.not_found', 'upload.file_gone']);

/** The code of a problem, in the shape of the dashboard or of API v1. */
const codeOf = (body: { error?: { code: string }; code?: string } | undefined): string =>
  body?.error?.code ?? body?.code ?? '';

const verdictOf = ({ status, body }: TestResponse): string => {
  if (status < 400 || INPUT_REFUSED.has(status) || ABOUT_INPUT.has(codeOf(body))) return 'ok';
  return String(status);
};

/** Routes as each role and program has called them, and got what the table says. */
let cells = 0;
afterAll(() => {
  const of = routes.length * (ROLES.length + PROGRAMS.length);
  counted({ what: 'roles', count: cells, of });
});

describe('TEAM-010 TEAM-011 ROLE-003 ROLE-004 ROLE-005 ROLE-006 ROLE-007 ROLE-008 ROLE-011 ROLE-013 ROLE-014 ROLE-019 DASH-005 DASH-006 D-148 D-172 T1 T35 every route as every person, with unknown keys in stored definitions', () => {
  test('the table names every route of the running application, and no other', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(existing.map(routeName).sort());
  });

  test('the table of scopes is what the guards declare', () => {
    const declared = existing.flatMap(({ endpoint, ...route }) =>
      endpoint?.scope
        ? [[routeName({ ...route, endpoint }), [scopeOf(endpoint.scope, route.method), keptLimits(endpoint)]]]
        : [],
    );
    expect(SCOPE_TABLE).toEqual(Object.fromEntries(declared));
  });

  test('API v1 is the chosen subset, and nothing but a key opens it', () => {
    const versioned = existing.filter(({ endpoint }) => endpoint?.access === 'key').map(routeName);
    expect(versioned.sort()).toEqual(VERSIONED.toSorted());
  });

  test.each(routes)('%s', async (route, expected) => {
    const found: Record<string, string> = {};
    let targets = isRead(route) ? await (shared.targets ??= create()) : await prepareTargets(route);
    const callers = await (isRead(route) ? (shared.callers ??= signInAll()) : signInAll());
    let isConsumed = false;
    for (const role of ROLES) {
      if (isConsumed) targets = await prepareTargets(route);
      // Replaces objects that the role before has removed.
      if (/:(?:note|comment)Id/.test(route)) Object.assign(targets, await targets.newNotes());
      if (BOUNDED.has(route)) await api.database.query(BOUNDED.get(route)!);
      const response = await call(callers[role], route, targets);
      expect(response.text).not.toContain(UNKNOWN_KEY);
      expectDeclaredProblem(existing, route, response);
      found[role] = verdictOf(response);
      isConsumed = isConsuming(route) && found[role] === 'ok';
    }
    expect(found).toEqual(Object.fromEntries(ROLES.map((role) => [role, String(expected[role])])));

    if (route === 'POST /api/members/leave') await joinOwner();
    const scope = SCOPE_TABLE[route]?.[0] ?? null;
    await api.database.query('delete from rate_limits');
    for (const program of PROGRAMS) {
      if (!isRead(route)) targets = await prepareTargets(route);
      const response = await call(await callerOf(program, scope), route, targets);
      if (scope && program !== 'directory') expectDeclaredProblem(existing, route, response);
      const [verdict, seen] = [String(verdictOfProgram(program, route, expected)), verdictOf(response)];
      // Where keys are read, the token of a directory is a malformed one, on public routes as well.
      const isRefused = program === 'directory' && seen === '401' && !DIRECTORY.includes(route);
      if (!isRefused) expect([program, seen]).toEqual([program, verdict]);
    }
    cells += ROLES.length + PROGRAMS.length;
  });
});

test('D-145 clients and users never stand in for each other', async () => {
  const person = await api.signInAgain(people.owner);
  const token = /inlay_session=([\w-]+)/.exec(person.cookie)?.[1] ?? '';
  const asClient = new TestClient(api.url, { authorization: `Bearer ${token}` });
  expect((await asClient.post('/api/validate-client-session')).status).toBe(401);
  expect((await clients.client.get('/api/forms')).status).toBe(401);
});
