import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  definition,
  field,
  FORMULAS,
  HARMLESS,
  home,
  makeExport,
  NASTY,
  readCsv,
  store,
} from '../../../../tests/support/api/exportSamples.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/api/testApi.ts';

let api: TestApi;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'inlay-exports-'));
  api = await startTestApi({ dataFolder });
});
afterAll(async () => {
  await api.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test('D-104 D-107 the export as one answer holds what the file holds, and ends when nobody reads it', async () => {
  const [owner, stranger] = [await api.signedIn(), await api.signedIn()];
  const fields = [field('text', 'a', 'A'), field('checkbox', 'b', 'B'), field('address', 'c', 'C')];
  const [one, other] = [
    await api.buildForm(owner, definition('One', ...fields)),
    await api.buildForm(owner, definition('Other', ...fields)),
  ];
  const rows = [...NASTY, ...FORMULAS, ...HARMLESS].map((a) => ({ a, b: true, c: { ...home, street: a } }));
  await store(api, one, owner, rows);
  await store(api, other, owner, rows);
  const stream = async (query: string) => {
    const response = await fetch(`${api.url}/api/submissions/export${query}`, {
      headers: { cookie: owner.cookie },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  for (const filter of [{}, { formId: one.id }]) {
    for (const format of ['csv', 'jsonl']) {
      const file = await makeExport(api, owner, { format, filter });
      const { response, bytes } = await stream(`?${new URLSearchParams({ ...filter, format })}`);
      expect(bytes.equals(file.bytes)).toBe(true);
      expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(file.item.fileName));
    }
  }
  // The database writes one form, this process several: the cells must be equal.
  const cells = async (query: string) => readCsv((await stream(query)).bytes);
  const ofAll = (await cells('')).filter(([form]) => form === 'One').map((row) => row.slice(1));
  expect((await cells(`?formId=${one.id}`)).slice(1)).toEqual(ofAll);
  expect((await stranger.get(`/api/submissions/export?formId=${one.id}`)).status).toBe(404);
  expect((await stranger.get('/api/submissions/export')).status).toBe(422);
  expect((await owner.get('/api/submissions/export?format=xlsx')).status).toBe(400);
  for (let count = 0; count < 3; count++) {
    const left = new AbortController();
    await fetch(`${api.url}/api/submissions/export`, {
      headers: { cookie: owner.cookie },
      signal: left.signal,
    });
    left.abort();
  }
  // An ended download occupies no slot.
  await vi.waitFor(async () => expect((await owner.get('/api/submissions/export')).status).toBe(200));
});

/** Asks for an export, and reads no more than its head. */
async function stopReading({ cookie }: { cookie: string }): Promise<Socket> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(`GET /api/submissions/export HTTP/1.1\r\nHost: platform.test\r\nCookie: ${cookie}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  expect(head.toString('latin1')).toContain('200 OK');
  return socket;
}

test('T33 SUBM-074 D-107 whoever asks for exports and does not read them keeps neither the others from theirs, nor a connection', async () => {
  const long = { a: 'x'.repeat(10_000) };
  const people = await Promise.all(Array.from({ length: 5 }, () => api.signedIn()));
  for (const person of people) {
    const form = await api.buildForm(person, definition('Large', field('text', 'a', 'A')));
    await store(api, form, person, [long]);
    // More than the system buffers for a socket without a reader.
    await api.database.query(
      `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
         idempotency_key, content_hash, receipt_code)
       select gen_random_uuid(), form_id, account_id, revision_id, submission_data, submitted_at,
         gen_random_uuid(), '', gen_random_uuid()::text
       from form_submissions, generate_series(1, 1500) where form_id = $1`,
      [form.id],
    );
  }
  const [reader, ...others] = people as [(typeof people)[0], ...typeof people];
  const sockets = await Promise.all(others.map(stopReading));
  const held = () =>
    api.database.query(
      `select 1 from pg_stat_activity where datname = current_database() and backend_xmin is not null and pid <> pg_backend_pid()`,
    );
  await expect.poll(held, { timeout: 20_000 }).toEqual([]);
  expect((await reader.get('/api/submissions/export')).text.length).toBeGreaterThan(15_000_000);
  // One at a time per account.
  const second = await (others[0] as (typeof people)[0]).get('/api/submissions/export');
  expect([second.status, second.body.error.code, second.headers.get('retry-after')]).toEqual([
    429,
    'export.too_many',
    '10',
  ]);
  for (const socket of sockets) socket.destroy();
});
