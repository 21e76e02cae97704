import { createApiClient, InlayApiError, type ApiClient } from '@inlay/sdk/api';
import { OPERATIONS as CALLED } from '../../../../sdk/src/api/generated/operations.ts';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  callEveryOperation,
  callPlainly,
  type MakeCall,
} from '../../../../tests/support/api/everyOperation.ts';
import { inboxForm, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { write } from '../../../../tests/support/api/programCalls.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { counted } from '../../../../tests/support/counted.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';
import { seededRandom } from '../../../../tests/support/seededRandom.ts';
import { useTestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import type { TestResponse } from '../../../../tests/support/api/testClient.ts';
import { OPERATIONS } from './operations.ts';

const api = useTestApi();
let maker: TestPerson;
beforeAll(async () => {
  await api.liftSubmitLimits();
  maker = await api.signedIn();
});
beforeEach(() => api.database.query('delete from rate_limits'));

/** Tables that a call writes without changing anything: counted calls, uses, events. */
const UNCOUNTED = new Set([
  'rate_limits',
  'security_events',
  'pg_stat_statements',
  'pg_stat_statements_info',
]);

const clientOf = ({ token }: TestProgram, fetch = globalThis.fetch): ApiClient =>
  createApiClient({ url: api.url, key: token, fetch });

/** Makes a call by the client's method of its operation, with what its address holds as the input. */
const callByClient: MakeCall = async (program, { id, call, body, headers = {} }) => {
  const answers: Response[] = [];
  const client = clientOf(program, async (...given) => {
    const answer = await fetch(...given);
    answers.push(answer.clone());
    return answer;
  });
  const [, template] = CALLED[id as keyof typeof CALLED];
  const { pathname, searchParams } = new URL(call.split(' ')[1] ?? '', api.url);
  const names = template.matchAll(/\{(\w+)\}/g);
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname) ?? [];
  const input = {
    ...Object.fromEntries([...names].map(([, name], at) => [name, values[at + 1]])),
    ...Object.fromEntries(searchParams),
    ...(body !== undefined && { body }),
    ...(headers['if-match'] && { ifMatch: headers['if-match'].replaceAll('"', '') }),
    ...(headers['if-none-match'] && { ifNoneMatch: headers['if-none-match'] }),
  };
  // Every method, whatever its own input is.
  await (client as unknown as Record<string, (input: object) => Promise<unknown>>)[id]!(input);
  const answer = answers.at(-1)!;
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: parse(text) } satisfies TestResponse;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test('API-030 the client has a method for every operation, and each of them works over HTTP', async () => {
  const called = await callEveryOperation(api, callByClient);
  const ids = OPERATIONS.map(({ id }) => id).sort();
  expect(Object.keys(CALLED).sort()).toEqual(ids);
  expect([...new Set(called.map(({ id }) => id))].sort()).toEqual(ids);
  counted({ what: 'clientOperations', count: ids.length, of: OPERATIONS.length });
});

test('API-030 a list is read to its end, page by page', async () => {
  const form = await api.buildForm(maker, inboxForm());
  for (const name of ['1', '2', '3', '4', '5']) await submitTo(api, form, { name });
  const client = clientOf(await programOf(api, maker, { scopes: ['submissions:read'] }));
  const names: unknown[] = [];
  for await (const { answers } of client.all('listSubmissions', { formId: form.id, limit: 2 }))
    names.push(answers['name']);
  expect(names).toEqual(['5', '4', '3', '2', '1']);
});

test('API-030 a refusal is an error with its code, its paths and the present state', async () => {
  const form = await api.buildForm(maker, inboxForm());
  const client = clientOf(
    await programOf(api, maker, { scopes: ['forms:read', 'forms:write', 'submissions:write'] }),
  );
  const missing: unknown = await client
    .getForm({ formId: crypto.randomUUID() })
    .catch((error: unknown) => error);
  expect(missing).toBeInstanceOf(InlayApiError);
  expect(missing).toMatchObject({ status: 404, code: 'form.not_found', requestId: expect.any(String) });
  const { definition } = await client.getDefinition({ formId: form.id });
  const body = { definition };
  const late = client.publishDefinition({ formId: form.id, ifMatch: crypto.randomUUID(), body });
  await expect(late).rejects.toMatchObject({
    code: 'precondition.failed',
    current: { revisionId: form.revisionId },
  });
});

/** Writes of the long test: 10,000 for `npm run api:contract`. */
const WRITES = Number(process.env['INLAY_API_WRITES'] ?? propertyRuns(160).numRuns);

test('API-010 API-030 writes whose lines break are made once each', async () => {
  await api.database.query(
    `insert into platform_settings (key, value, updated_at) values ('serverRateLimits', 'false', now())`,
  );
  onTestFinished(async () => {
    await api.database.query(`delete from platform_settings where key = 'serverRateLimits'`);
  });
  const random = seededRandom(60);
  const cuts = { before: 0, after: 0 };
  /** Loses one call in five on its way, and one answer in five. */
  const cutting: typeof fetch = async (...given) => {
    if (random() < 0.2) {
      cuts.before++;
      throw new TypeError('fetch failed');
    }
    const answer = await fetch(...given);
    if (random() < 0.2) {
      cuts.after++;
      await answer.body?.cancel();
      throw new TypeError('terminated');
    }
    return answer;
  };
  const program = await programOf(api, maker, { scopes: ['folders:write', 'submissions:write'] });
  const client = createApiClient({
    url: api.url,
    key: program.token,
    fetch: cutting,
    tries: 20,
    backOffMs: 1,
  });
  const form = await api.buildForm(maker, inboxForm());
  const count = async (sql: string) => (await api.database.query(sql)).length;
  const before = await count('select 1 from client_folders');
  const names = Array.from({ length: Math.ceil(WRITES / 2) }, (_, at) => String(at));
  /** Makes a write twice under one key. */
  const twice = async <Answer>(write: (idempotencyKey: string) => Promise<Answer>): Promise<void> => {
    const key = crypto.randomUUID();
    const first = await write(key);
    expect(await write(key)).toEqual(first);
  };
  const writeAll = async (some: readonly string[]): Promise<void> => {
    for (const name of some) {
      await twice((idempotencyKey) => client.createFolder({ idempotencyKey, body: { name } }));
      const submission = { formId: form.id, body: { answers: { name } } };
      await twice((idempotencyKey) => client.submit({ ...submission, idempotencyKey }));
    }
  };
  // Several programs at once.
  const parts = Object.values(Object.groupBy(names, (name) => Number(name) % 8));
  await Promise.all(parts.map((part = []) => writeAll(part)));
  expect(Math.min(cuts.before, cuts.after)).toBeGreaterThan(5);
  expect(await count('select 1 from client_folders')).toBe(before + names.length);
  const stored = await api.database.query<{ name: string }>(
    `select submission_data ->> 'name' as name from form_submissions where form_id = $1`,
    [form.id],
  );
  expect(stored.map(({ name }) => name).sort()).toEqual(names.toSorted());
  counted({
    what: 'writes',
    count: names.length * 2,
    of: names.length * 2,
    more: `${cuts.before} calls and ${cuts.after} answers lost`,
  });
}, 1_200_000);

/** Operations that say of a repeat that it is another one: of an upload nothing stays that no submission names. */
const NOT_ONCE = new Set(['uploadFile', 'uploadPicture', 'setLogo', 'setCover']);

test('API-010 every kind of write, made twice under one key, has the effect and the answer of one', async () => {
  const before = async (): Promise<unknown> => {
    const tables = await api.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const counts = tables
      .filter(({ name }) => !UNCOUNTED.has(name))
      .map(({ name }) => `(select count(*) from "${name}") as "${name}"`);
    return (await api.database.query(`select ${counts.join(', ')}`))[0];
  };
  const repeated = new Set<string>();
  await callEveryOperation(api, async (program, one) => {
    if (one.call.startsWith('GET ') || NOT_ONCE.has(one.id)) return callPlainly(program, one);
    const call = { body: one.body, headers: one.headers ?? {}, key: crypto.randomUUID() };
    const first = await write(program, one.call, call);
    const state = await before();
    const second = await write(program, one.call, call);
    expect([one.id, second.status, second.text]).toEqual([one.id, first.status, first.text]);
    expect([one.id, second.headers.get('idempotency-replayed')]).toEqual([one.id, 'true']);
    expect([one.id, await before()]).toEqual([one.id, state]);
    repeated.add(one.id);
    return first;
  });
  const writes = OPERATIONS.filter(({ id, route }) => !route.startsWith('GET ') && !NOT_ONCE.has(id));
  expect([...repeated].sort()).toEqual(writes.map(({ id }) => id).sort());
  counted({ what: 'kindsOfWrites', count: repeated.size, of: writes.length });
});
