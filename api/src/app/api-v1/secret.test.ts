import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { callEveryOperation, callPlainly } from '../../../../tests/support/api/everyOperation.ts';
import { withKey } from '../../../../tests/support/api/programOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { parseApiKey } from '../../platform/identity/apiKeyToken.ts';
import { startTracing } from '../startTracing.ts';

/** Everything that the tracer sent. */
const traced: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((sent) => {
    traced.push(sent);
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
let stopTracing: () => Promise<void>;
// Before the application: its parts are made for it.
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  const tracing = { url, headers: {}, serviceName: 'test', sampleRatio: 1 };
  stopTracing = await startTracing({ tracing, slowQueryMs: 200 }, { warn: () => undefined } as never);
});
afterAll(() => collector.close());

const api = useTestApi({ logLevel: 'debug' });

test('KEYS-003 API-002 T37 after every operation the secret of its key is in no table, log line, event or trace', async () => {
  const tokens = new Set<string>();
  let calls = 0;
  await callEveryOperation(api, async (program, one) => {
    tokens.add(program.token);
    calls++;
    return callPlainly(program, one);
  });
  const [token = ''] = tokens;
  const { secret } = parseApiKey(token)!;
  // In what is refused as well: a wrong address, a wrong body, a wrong key that has it.
  for (const caller of [withKey(api.url, token), withKey(api.url, `${token}x`)]) {
    await caller.get(`/api/v1/forms/${crypto.randomUUID()}?key=${token}`);
    await caller.post('/api/v1/folders', { name: token.slice(0, 10), more: 'x' });
  }
  await api.deps.events.flush();
  await stopTracing();
  const tables = await api.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const found = await api.database.query(
      `select 1 from "${name}" as t where position($1 in to_jsonb(t)::text) > 0`,
      [secret],
    );
    if (found.length > 0) hits.push(name);
  }
  if (api.log().includes(secret)) hits.push('log');
  if (traced.join('').includes(secret)) hits.push('trace');
  expect(hits).toEqual([]);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['api_keys', 'security_events']));
  expect(api.log().length).toBeGreaterThan(1_000);
  expect(traced.join('')).toContain('/api/v1/forms/:formId');
  counted({
    what: 'secret',
    count: tables.length + 2 - hits.length,
    of: tables.length + 2,
    more: `${hits.length} hits after ${calls} calls`,
  });
});
