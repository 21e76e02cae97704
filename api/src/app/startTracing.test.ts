import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { takeIt, useWebhooks } from '../../../tests/support/api/webhookScene.ts';
import { logSlowQueries } from '../platform/db/observeQueries.ts';
import { startTracing } from './startTracing.ts';

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { spanId: string }[];
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const CALLER = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

const spans: OtlpSpan[] = [];
const keys: unknown[] = [];
const collector = createServer((request, response) => {
  keys.push(request.headers['api-key']);
  void json(request).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
const logged: { ms: number; statement: string; requestId: string | null }[] = [];
const logger = { warn: (entry: (typeof logged)[number]) => void logged.push(entry) };
let url: string;
let stopTracing: () => Promise<void>;

async function startAgain(): Promise<void> {
  const tracing = { url, headers: { 'api-key': 'k' }, serviceName: 'test', sampleRatio: 1 };
  stopTracing = await startTracing({ tracing, slowQueryMs: 200 }, logger as never);
}

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  // Before the application: its parts are made for it.
  await startAgain();
});
beforeEach(async () => {
  await stopTracing();
  await startAgain();
  for (const list of [spans, logged]) list.splice(0);
});
afterEach(() => stopTracing());
afterAll(() => collector.close());

const scene = useWebhooks();

const named = (name: string): OtlpSpan[] => spans.filter((span) => span.name === name);
const valueOf = (span: OtlpSpan, name: string): unknown => {
  const value = span.attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request, its statements, jobs and webhook calls are one trace each, without what anybody entered', async () => {
  const receiver = await scene.startReceiver(takeIt);
  await scene.addWebhook(receiver.url);
  await scene.answer('Ada Lovelace');
  await scene.runJobs();
  const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`;
  await fetch(`${scene.api.url}/api/forms/${scene.form.id}`, { headers: { traceparent } });
  await stopTracing();

  const [request] = named('GET /api/forms/:formId');
  expect(request).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span });
  expect(valueOf(request!, 'http.response.status_code')).toBe(401);

  const [submit] = named('POST /api/public/forms/:formId/submissions');
  const insert = spans.find((span) =>
    String(valueOf(span, 'db.query.text')).includes('insert into form_submissions'),
  );
  const group = named('commit group').find(({ spanId }) => spanId === insert?.parentSpanId);
  expect(group?.links).toEqual([expect.objectContaining({ spanId: submit?.spanId })]);

  const [notify] = named('job notify_submissions');
  const [send] = named('job send_webhook');
  expect(send).toMatchObject({ traceId: notify?.traceId, parentSpanId: notify?.spanId });
  const [call] = named('POST webhook');
  expect(call).toMatchObject({ traceId: notify?.traceId, parentSpanId: send?.spanId });
  expect(receiver.calls[0]?.headers['traceparent']).toBe(`00-${call?.traceId}-${call?.spanId}-01`);

  const all = JSON.stringify(spans);
  for (const secret of ['Ada Lovelace', scene.owner.email, scene.form.id, receiver.url])
    expect(all).not.toContain(secret);
  expect(new Set(keys)).toEqual(new Set(['k']));
});

test('T37 a slow statement is logged without its values, with the id of its request', async () => {
  logSlowQueries({ fromMs: 0, logger });
  const { deps, url: address } = scene.api;
  await deps.pool.query(`select 'Ada Lovelace', e'it\\'s', 4711, $1::text`, ['secret']);
  expect(logged.splice(0)).toEqual([
    { ms: expect.any(Number), statement: 'select ?, ?, ?, $1::text', requestId: null },
  ]);
  const response = await fetch(`${address}/embed/${scene.form.id}`);
  expect(logged).toContainEqual(expect.objectContaining({ requestId: response.headers.get('x-request-id') }));
});
