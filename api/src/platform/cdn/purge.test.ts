import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { startWorker } from '../../app/startWorker.ts';
import { purgeEdge } from './purgeEdge.ts';

const definition = withFields(createEmptyDefinition('Contact'), [{ ...createField('text'), id: 'name' }]);

/** For a purge and its repetition on a busy machine (ms). */
const WAIT = { timeout: 20_000, interval: 50 };

/** A cache that records its purges. */
let server: Server;
let url: string;
let calls: { method: string; path: string; key: unknown; secret: unknown; body: string }[] = [];
let status = 200;
let api: TestApi;
let owner: TestPerson;
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const secret = headers['fastly-key'] ?? headers.authorization;
      const body = Buffer.concat(parts).toString();
      calls.push({ method, path, key: headers['surrogate-key'], secret, body });
      response.statusCode = status;
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await startTestApi({ cdn: { provider: 'varnish', urls: [url] } });
  owner = await api.signedIn({ role: 'admin' });
  worker = await startWorker(api.deps);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  server.close();
});
beforeEach(async () => {
  status = 200;
  await forgetCalls();
});

/** Waits until no purge is left but repetitions, drops those, and forgets the calls that came. */
async function forgetCalls(): Promise<void> {
  const sql = `select from graphile_worker.jobs where key like 'purge_edge%' and key not like '%:repeat'`;
  await vi.waitFor(async () => expect(await api.database.query(sql)).toEqual([]), WAIT);
  await api.database.query(`delete from graphile_worker._private_jobs where key like 'purge_edge:%:repeat'`);
  calls = [];
}

const purged = () => [...new Set(calls.map(({ key }) => key))];
const expectPurged = (key: string) => expect.poll(purged, WAIT).toContain(key);

test('at its start a worker purges everything: a release has other scripts', async () => {
  await worker.stop();
  worker = await startWorker(api.deps);
  // Twice: an answer made just before the change may reach the cache after the first purge.
  await expect.poll(() => calls.map(({ key }) => key), WAIT).toEqual(['inlay', 'inlay']);
});

test('every way to change a form purges its pages', async () => {
  const form = await api.buildForm(owner, definition);
  const key = `form-${form.id}`;
  const changes = [
    () => owner.patch(`/api/forms/${form.id}/publishing`, { closedText: 'Gone fishing' }),
    () => owner.patch(`/api/forms/${form.id}`, { redirectUrl: 'https://example.com/' }),
    () => owner.delete(`/api/forms/${form.id}`),
    () => owner.post(`/api/forms/${form.id}/restore`, {}),
  ];
  for (const change of changes) {
    await forgetCalls();
    await change();
    await expectPurged(key);
  }
});

test('a change that leaves the form as it is purges nothing, the name on the badge purges all', async () => {
  const form = await api.buildForm(owner, definition);
  await expectPurged(`form-${form.id}`);
  await forgetCalls();
  await owner.patch(`/api/forms/${form.id}`, { redirectUrl: null });
  await owner.patch('/api/admin/settings', { securityBadgeName: 'Acme' });
  await expectPurged('inlay');
  expect(purged()).toEqual(['inlay']);
});

test('a purge that the cache refuses is tried again', async () => {
  status = 503;
  const form = await api.buildForm(owner, definition);
  const key = `form-${form.id}`;
  const waiting = () =>
    api.database.query(
      'select attempts from graphile_worker.jobs where key = $1 and last_error is not null',
      [`purge_edge:${form.id}`],
    );
  await expectPurged(key);
  await expect.poll(waiting, WAIT).toHaveLength(1);
  calls = [];
  status = 200;
  await api.database.query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where key like 'purge_edge%'`);
  await expectPurged(key);
});

test('Fastly and Cloudflare are told by their own calls', async () => {
  const service = { url, service: 'abc123', token: 'secret' };
  await purgeEdge({ provider: 'fastly', ...service }, 'form-1');
  await purgeEdge({ provider: 'cloudflare', ...service }, 'form-1');
  expect(calls).toEqual([
    { method: 'POST', path: '/service/abc123/purge', key: 'form-1', secret: 'secret', body: '' },
    {
      method: 'POST',
      path: '/client/v4/zones/abc123/purge_cache',
      key: undefined,
      secret: 'Bearer secret',
      body: '{"tags":["form-1"]}',
    },
  ]);
  status = 403;
  await expect(purgeEdge({ provider: 'fastly', ...service }, 'form-1')).rejects.toThrow('answered 403');
});
