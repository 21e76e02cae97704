import { expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { InlayApiError } from './apiError.ts';

const json = (body: object, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
const problem = (code: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ code, status, detail: 'No' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });

/** A client whose calls get one answer after the other. */
function clientWith(...answers: (() => Response | Error)[]) {
  const sent: Request[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (address, init) => {
    sent.push(new Request(address, init));
    const answer = answers[Math.min(sent.length, answers.length) - 1]!();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return {
    client: createApiClient({ url: 'https://forms.test/', key: 'inlay_key', backOffMs: 0, fetch }),
    sent,
  };
}
const FOLDER = { id: 'f', name: 'F' };

test('API-030 a write keeps its key through all tries', async () => {
  const { client, sent } = clientWith(
    () => new TypeError('fetch failed'),
    () => problem('idempotency.in_progress', 409, { 'Retry-After': '0' }),
    () => json(FOLDER, { status: 201 }),
  );
  expect(await client.createFolder({ body: { name: 'F' } })).toEqual(FOLDER);
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size, keys[0]?.length]).toEqual([3, 1, 36]);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer inlay_key');
  expect(sent[0]?.url).toBe('https://forms.test/api/v1/folders');
  const own = clientWith(() => json(FOLDER));
  await own.client.createFolder({ body: { name: 'F' }, idempotencyKey: 'mine' });
  expect(own.sent[0]?.headers.get('idempotency-key')).toBe('mine');
});

test('API-030 what is refused for good is not sent again, nor a call whose caller has stopped it', async () => {
  const refused = clientWith(() => problem('form.not_found', 404));
  await expect(refused.client.getForm({ formId: 'a/b' })).rejects.toThrow(InlayApiError);
  expect(refused.sent.map(({ url }) => url)).toEqual(['https://forms.test/api/v1/forms/a%2Fb']);
  const stop = new AbortController();
  const stopped = clientWith(() => {
    stop.abort(new Error('Enough'));
    return problem('service.unavailable', 503, { 'Retry-After': '30' });
  });
  await expect(stopped.client.listForms({}, { signal: stop.signal })).rejects.toThrow('Enough');
  expect(stopped.sent).toHaveLength(1);
});

test('API-030 tries end, with the last refusal or failure', async () => {
  const busy = clientWith(() => problem('service.unavailable', 503, { 'Retry-After': '0' }));
  await expect(busy.client.listForms()).rejects.toMatchObject({ code: 'service.unavailable', retryAfter: 0 });
  expect(busy.sent).toHaveLength(5);
  const away = clientWith(() => new TypeError('fetch failed'));
  await expect(away.client.listForms()).rejects.toThrow('fetch failed');
  // What a proxy says is no problem of the platform.
  const proxy = clientWith(() => new Response('<h1>Bad gateway</h1>', { status: 400 }));
  await expect(proxy.client.listForms()).rejects.toMatchObject({ status: 400, code: 'unknown' });
});

test('API-030 headers, query and answers are those of the operation', async () => {
  const { client, sent } = clientWith(() => new Response(null, { status: 204 }));
  expect(await client.discardDraft({ formId: 'f', ifMatch: 'state' })).toBeUndefined();
  expect(sent[0]?.headers.get('if-match')).toBe('"state"');
  const waiting = clientWith(() => json({ id: 'e' }));
  await waiting.client.getExport({ exportId: 'e', wait: 20 });
  expect(waiting.sent[0]?.headers.get('prefer')).toBe('wait=20');
  const listed = clientWith(() => json({ data: [], nextCursor: null, hasMore: false }));
  await listed.client.listSubmissions({ formId: 'f', order: 'oldest', limit: 5 });
  expect(new URL(listed.sent[0]?.url ?? '').search).toBe('?limit=5&order=oldest');
  const file = clientWith(() => new Response('a,b'));
  expect(await (await file.client.downloadExport({ exportId: 'e' })).text()).toBe('a,b');
  const upload = clientWith(() => json({ id: 't' }));
  await upload.client.uploadFile({
    formId: 'f',
    fieldId: 'files',
    name: 'a.txt',
    body: new Uint8Array([1, 2]),
  });
  expect([
    upload.sent[0]?.headers.get('content-type'),
    (await upload.sent[0]?.arrayBuffer())?.byteLength,
  ]).toEqual(['application/octet-stream', 2]);
});

test('API-030 a list is gone through page by page, and no further than it is read', async () => {
  const page = (ids: string[], nextCursor: string | null) => () =>
    json({ data: ids.map((id) => ({ id })), nextCursor, hasMore: nextCursor !== null });
  const { client, sent } = clientWith(page(['1', '2'], 'next'), page(['3'], 'behind'), page(['4'], null));
  const found: string[] = [];
  for await (const { id } of client.all('listForms', { limit: 2 })) {
    found.push(id);
    if (found.length === 3) break;
  }
  expect(found).toEqual(['1', '2', '3']);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2&cursor=next']);
});
