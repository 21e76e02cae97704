import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { whileDatabaseIsAway } from '../../../../../tests/support/api/databaseAway.ts';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name', required: true },
]);

const api = useTestApi({ trustedProxies: 1 });
let owner: TestPerson;
let form: BuiltForm;
let website: BuiltForm;
let closed: BuiltForm;
beforeAll(async () => {
  owner = await api.signedIn();
  form = await api.buildForm(owner, definition);
  website = await api.buildForm(owner, definition);
  closed = await api.buildForm(owner, definition);
  for (const [{ id }, changes] of [
    [website, { allowedWebsites: ['https://allowed.example'] }],
    [closed, { closesAt: '2020-01-01T00:00:00.000Z' }],
  ] as const) {
    await owner.patch(`/api/forms/${id}/publishing`, changes);
  }
});

const KEY = randomUUID();
let source = 0;

/** Who closes the connection: the server after another request, the server by itself, or the visitor. */
type Ending = 'request' | 'server' | 'visitor';

interface Request {
  ending?: Ending;
  method?: string;
  path?: string;
  version?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const pathOf = ({ id }: { id: string }): string => `/api/public/forms/${id}/submissions`;
const bodyOf = (changes: object = {}): string =>
  JSON.stringify({
    revisionId: form.revisionId,
    idempotencyKey: randomUUID(),
    answers: { name: 'Ada' },
    ...changes,
  });

/** Writes a request as bytes; each has a source of its own, so that no limit is met by chance. */
function bytesOf({ method = 'POST', path = pathOf(form), version = '1.1', headers, body = '' }: Request) {
  const all: Record<string, string> = {
    Host: 'platform.test',
    'X-Forwarded-For': `198.51.100.${++source}`,
    'Content-Type': 'application/json',
    ...headers,
  };
  const isChunked = all['Transfer-Encoding'] !== undefined;
  all['Content-Length'] ??= isChunked ? '' : String(Buffer.byteLength(body));
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${value}\r\n`],
  );
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/${version}\r\n${lines.join('')}\r\n`),
    Buffer.from(body),
  ]);
}

const chunked = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const CHUNKED = { 'Transfer-Encoding': 'chunked' };

/** Ends a connection once everything before it is answered. */
const LAST = 'GET /healthz HTTP/1.1\r\nHost: platform.test\r\nConnection: close\r\n\r\n';

/**
 * Sends bytes, and what ends the connection after them.
 * @returns all that came back.
 */
function exchange(bytes: Buffer, ending: Ending = 'request'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => {
      socket.write(bytes);
      if (ending === 'request') socket.write(LAST);
      if (ending === 'visitor') socket.end();
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => (text += part));
    socket.on('close', () => resolve(text.replace(/HTTP\/1\.1 200 OK\r\n[^]*$/, '')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      // The server has closed before it read everything; what it said before counts.
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(text) : reject(error),
    );
  });
}

/** Headers of every answer, named once. */
const COMMON = [
  'Access-Control-Allow-Origin: *',
  'Access-Control-Expose-Headers: Retry-After, X-Request-Id',
  'Cache-Control: no-store',
  'Connection: keep-alive',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Content-Type: application/json; charset=utf-8',
  'Cross-Origin-Resource-Policy: cross-origin',
  'Date: {date}',
  'Keep-Alive: timeout=130',
  'Permissions-Policy: camera=(), microphone=(), geolocation=()',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'X-Content-Type-Options: nosniff',
  'X-Request-Id: {id}',
];

/** An answer without what differs from run to run, headers sorted: their order means nothing. */
function steady(text: string): string {
  const known = new Map([form, website, closed].map(({ id }, at) => [id, `{form ${at + 1}}`]));
  return text
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, (id) => known.get(id) ?? '{id}')
    .replaceAll(/"receiptCode":"[^"]+"/g, '"receiptCode":"{code}"')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '{time}')
    .replaceAll(/^Date: .*$/gm, 'Date: {date}')
    .replaceAll(/^Retry-After: (?:[1-9]|[1-5]\d|60)$/gm, 'Retry-After: {seconds}')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(HTTP\/1\.1 .+\n)((?:[\w-]+: .*\n)+)/gm, (_all, status: string, headers: string) => {
      const lines = headers.trimEnd().split('\n').toSorted();
      const isUsual = COMMON.every((line) => lines.includes(line));
      const named = isUsual ? ['(common)', ...lines.filter((line) => !COMMON.includes(line))] : lines;
      return `${status}${named.join('\n')}\n`;
    });
}

const REQUESTS: Record<string, () => Request> = {
  'a good submission': () => ({ body: bodyOf({ idempotencyKey: KEY }) }),
  'the same again': () => ({ body: bodyOf({ idempotencyKey: KEY }) }),
  'the key with other answers': () => ({ body: bodyOf({ idempotencyKey: KEY, answers: { name: 'Eve' } }) }),
  'from a website': () => ({ headers: { Origin: 'https://any.example' }, body: bodyOf() }),
  'in chunks': () => ({ headers: CHUNKED, body: chunked(bodyOf()) }),
  'after 100 Continue': () => ({ headers: { Expect: '100-continue' }, body: bodyOf() }),
  'another expectation': () => ({ headers: { Expect: 'a miracle' }, body: bodyOf() }),
  'with a query': () => ({ path: `${pathOf(form)}?a=1`, body: bodyOf() }),
  'with a repeated query': () => ({ path: `${pathOf(form)}?a=1&a=2`, body: bodyOf() }),
  'with a NUL in the query': () => ({ path: `${pathOf(form)}?a=%00`, body: bodyOf() }),
  'with a charset': () => ({
    headers: { 'Content-Type': 'application/json; charset=UTF-8' },
    body: bodyOf(),
  }),
  'accepting brotli': () => ({ headers: { 'Accept-Encoding': 'br' }, body: bodyOf() }),
  'to close the connection': () => ({ ending: 'server', headers: { Connection: 'close' }, body: bodyOf() }),
  'by HTTP/1.0': () => ({ ending: 'server', version: '1.0', body: bodyOf() }),
  'an actor in the body': () => ({ body: bodyOf({ user_id: owner.userId }) }),
  'another field in the body': () => ({ body: bodyOf({ more: 1 }) }),
  'invalid answers': () => ({ body: bodyOf({ answers: {} }) }),
  'answers with a NUL': () => ({ body: bodyOf({ answers: { name: 'a\0b' } }) }),
  'no key': () => ({ body: bodyOf({ idempotencyKey: undefined }) }),
  'JSON of another kind': () => ({ body: '[1]' }),
  'broken JSON': () => ({ body: '{"answers":' }),
  'no body': () => ({}),
  'invalid UTF-8': () => ({ body: Buffer.from([0x22, 0xff, 0x22]) }),
  'a prototype in JSON': () => ({ body: '{"__proto__":{"a":1}}' }),
  'deep JSON': () => ({ body: '['.repeat(5_000) + ']'.repeat(5_000) }),
  'no content type': () => ({ headers: { 'Content-Type': '' }, body: bodyOf() }),
  'a plain form post': () => ({
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
  }),
  'a compressed body': () => ({ headers: { 'Content-Encoding': 'gzip' }, body: bodyOf() }),
  'an identity encoding': () => ({ headers: { 'Content-Encoding': 'identity' }, body: bodyOf() }),
  'too many bytes': () => ({ body: bodyOf({ answers: { name: 'x'.repeat(300_000) } }) }),
  'too many bytes in chunks': () => ({ headers: CHUNKED, body: chunked('x'.repeat(300_000)) }),
  'fewer bytes than announced': () => ({
    ending: 'visitor',
    headers: { 'Content-Length': '1000' },
    body: bodyOf(),
  }),
  'bytes that are no chunk': () => ({ headers: CHUNKED, body: 'zz\r\n' }),
  'an id of the wrong form': () => ({ path: '/api/public/forms/none/submissions', body: bodyOf() }),
  'an unknown form': () => ({ path: pathOf({ id: '019a0000-0000-7000-8000-000000000000' }), body: bodyOf() }),
  'an unknown form, in German': () => ({
    path: pathOf({ id: '019a0000-0000-7000-8000-000000000000' }),
    headers: { 'Accept-Language': 'de' },
    body: bodyOf(),
  }),
  'an encoded id': () => ({ path: pathOf({ id: form.id.replace('-', '%2D') }), body: bodyOf() }),
  'an id that cannot be decoded': () => ({ path: pathOf({ id: '%ff' }), body: bodyOf() }),
  'the id in capitals': () => ({ path: pathOf({ id: form.id.toUpperCase() }), body: bodyOf() }),
  'the path in capitals': () => ({ path: `/API/Public/Forms/${form.id}/Submissions`, body: bodyOf() }),
  'a slash at the end': () => ({ path: `${pathOf(form)}/`, body: bodyOf() }),
  'two slashes': () => ({ path: `/${pathOf(form)}`, body: bodyOf() }),
  'an absolute address': () => ({ path: `https://platform.test${pathOf(form)}`, body: bodyOf() }),
  'a fragment': () => ({ path: `${pathOf(form)}#a`, body: bodyOf() }),
  'a closed form': () => ({ path: pathOf(closed), body: bodyOf({ revisionId: closed.revisionId }) }),
  'a website that is allowed': () => ({
    path: pathOf(website),
    headers: { Origin: 'https://allowed.example' },
    body: bodyOf({ revisionId: website.revisionId }),
  }),
  'a website that is allowed, with invalid answers': () => ({
    path: pathOf(website),
    headers: { Origin: 'https://allowed.example' },
    body: bodyOf({ revisionId: website.revisionId, answers: {} }),
  }),
  'a website that is not allowed': () => ({
    path: pathOf(website),
    headers: { Origin: 'https://other.example' },
    body: bodyOf({ revisionId: website.revisionId }),
  }),
  'no website, where they are limited': () => ({
    path: pathOf(website),
    body: bodyOf({ revisionId: website.revisionId }),
  }),
  'the same with its page as Referer': () => ({
    path: pathOf(website),
    headers: { Referer: 'https://allowed.example/contact?a=1' },
    body: bodyOf({ revisionId: website.revisionId }),
  }),
  'a key without its form': () => ({ path: pathOf(website), body: '{}' }),
  HEAD: () => ({ method: 'HEAD' }),
  GET: () => ({ method: 'GET' }),
  PUT: () => ({ method: 'PUT', body: bodyOf() }),
  DELETE: () => ({ method: 'DELETE' }),
  'an unknown method': () => ({ method: 'PROPFIND' }),
  'a preflight request': () => ({
    method: 'OPTIONS',
    headers: { Origin: 'https://any.example', 'Access-Control-Request-Method': 'POST' },
  }),
};

/** What Koa gave before submissions passed it by (decision 189). */
const expectGolden = (name: string, answers: readonly string[]) =>
  expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);

test('D-21 T8 T11 T20 every answer to a submission is as recorded, byte by byte', async () => {
  const answers: string[] = [];
  for (const [name, request] of Object.entries(REQUESTS)) {
    const sent = request();
    answers.push(`# ${name}
${steady(await exchange(bytesOf(sent), sent.ending))}`);
  }
  await expectGolden('answers', answers);
});

test('T27 a source that sends too often', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const answers: string[] = [];
  for (let sent = 0; sent < 5; sent++) {
    answers.push(steady(await exchange(bytesOf({ headers, body: bodyOf() }))));
  }
  await expectGolden('tooMany', answers.slice(2));
});

test('requests sent at once are answered in their order', async () => {
  const requests = [bodyOf(), '{', bodyOf({ answers: {} }), bodyOf()].map((body) => bytesOf({ body }));
  await expectGolden('pipelined', [steady(await exchange(Buffer.concat(requests)))]);
});

test('E13 a draining process closes each connection', async () => {
  api.deps.readiness.isDraining = true;
  try {
    await expectGolden('draining', [steady(await exchange(bytesOf({ body: bodyOf() })))]);
  } finally {
    api.deps.readiness.isDraining = false;
  }
});

test('E4 while the database is away', async () => {
  await whileDatabaseIsAway(api, async () => {
    await expectGolden('databaseAway', [steady(await exchange(bytesOf({ body: bodyOf() })))]);
  });
});

test('an aborted body stores nothing', async () => {
  const key = randomUUID();
  const bytes = bytesOf({ body: bodyOf({ idempotencyKey: key }) });
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () =>
      socket.write(bytes.subarray(0, -5), () => socket.resetAndDestroy()),
    );
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
  });
  expect(await exchange(bytesOf({ body: bodyOf() }))).toContain('HTTP/1.1 201 Created');
  const rows = await api.database.query(
    'select count(*)::int as count from form_submissions where idempotency_key = $1',
    [key],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
