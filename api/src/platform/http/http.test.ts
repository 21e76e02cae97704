import { randomUUID } from 'node:crypto';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { whileDatabaseIsAway } from '../../../../tests/support/api/databaseAway.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';

const api = useTestApi();
let visitor: TestClient;
beforeAll(async () => {
  visitor = api.visitor();
});

const SUBMIT = `/api/public/forms/${randomUUID()}/submissions`;
const json = { 'content-type': 'application/json' };

/** Expects the problem shape, with the id of the header and the log (D-21). */
async function expectProblem(
  method: string,
  path: string,
  init: Parameters<TestClient['send']>[2],
  status: number,
  code: string,
) {
  const answer = await visitor.send(method, path, init);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({
    error: expect.objectContaining({
      code,
      message: expect.any(String),
      requestId: answer.headers.get('x-request-id'),
    }),
  });
  return answer;
}

test('D-21 malformed JSON is 400', async () => {
  for (const body of ['{', '', 'x', '{"a":}', '"\ud800']) {
    await expectProblem('POST', SUBMIT, { headers: json, body }, 400, 'request.malformed_json');
  }
});

test('D-21 another content type is 415', async () => {
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']) {
    await expectProblem(
      'POST',
      SUBMIT,
      { headers: { 'content-type': type }, body: 'a=1' },
      415,
      'request.unsupported_media_type',
    );
  }
  const gzip = { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' };
  await expectProblem('POST', SUBMIT, gzip, 415, 'request.unsupported_media_type');
});

test('T32 D-21 text that no database keeps is refused, and says where it stands', async () => {
  const person = await api.signedIn({ role: 'admin' });
  for (const [answer, path] of [
    [await person.patch('/api/profile', { fullName: 'a\0b' }), ['fullName']],
    [await person.patch('/api/profile', { fullName: '\ud800' }), ['fullName']],
    [await person.post('/api/auth/signin', { email: 'a\0@example.com', password: 'x' }), ['email']],
    [await person.get('/api/admin/users?search=%00'), ['search']],
  ] as const) {
    expect(answer.status).toBe(400);
    expect(answer.body.error.issues).toEqual([
      { path, code: 'invalid_characters', message: 'Text contains invalid characters' },
    ]);
  }
});

test('D-94 a body of 300 KB is 413', async () => {
  const body = JSON.stringify({ answers: { a: 'x'.repeat(300 * 1024) } });
  await expectProblem('POST', SUBMIT, { headers: json, body }, 413, 'request.too_large');
});

test('T16 T20 deep, wide and prototype-bearing JSON is 400, and nothing breaks', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const wide = JSON.stringify(
    Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 1])),
  );
  for (const body of [deep, wide, '{"__proto__":{"a":1}}', '{"a":{"constructor":1}}']) {
    await expectProblem('POST', SUBMIT, { headers: json, body }, 400, 'request.invalid');
  }
});

test('D-21 invalid input lists every issue with its path', async () => {
  const answer = await expectProblem(
    'POST',
    SUBMIT,
    { headers: json, body: '{"answers":[]}' },
    400,
    'request.invalid',
  );
  const paths = answer.body.error.issues.map((issue: { path: string[] }) => issue.path.join('.'));
  expect(paths).toEqual(['revisionId', 'idempotencyKey', 'answers']);
});

test('D-20 who acts and who owns is the session’s: what a browser says of it is not read', async () => {
  const owner = await api.signedIn();
  const [other, mine] = [randomUUID(), 'My folder'];
  const said = { user_id: other, user_id_param: other, created_by: other };
  const made = await owner.post('/api/folders', { name: mine, ...said });
  expect(made.status).toBe(201);
  const { body } = await owner.get(`/api/folders?user_id=${other}`);
  expect(body.folders.map(({ name }: { name: string }) => name)).toEqual([mine]);
});

test('VALID-002 VALID-008 an address or a password of any length has its own words', async () => {
  const owner = await api.signedIn();
  const long = 'a'.repeat(5_000);
  const address = await owner.post('/api/notification-emails', { email: `${long}@example.com` });
  expect(address.body.error.issues[0].message).toBe('Email address is too long');
  const password = await owner.post('/api/auth/password', { newPassword: long });
  expect(JSON.stringify(password.body.error.issues)).toContain('Password is too long');
});

test('VALID-001 VALID-006 D-162 an address or a password that is missing is asked for', async () => {
  for (const path of ['/api/auth/signup', '/api/auth/signin', '/api/client-signup']) {
    for (const body of [{}, { email: null, password: null }, { email: '', password: '' }]) {
      const { issues } = (await visitor.post(path, body)).body.error;
      const texts = issues.map((issue: { message: string }) => issue.message);
      expect(texts, `${path} ${JSON.stringify(body)}`).toEqual(['Email is required', 'Password is required']);
    }
  }
});

test('T15 a repeated query key is refused', async () => {
  const { status } = await visitor.get('/api/submissions?formId=1&formId=2');
  expect(status).toBe(401);
  const owner = await api.signedIn();
  expect((await owner.get('/api/submissions?limit=1&limit=2')).body.error.code).toBe('request.invalid');
});

test('SHELL-037 D-30 unknown addresses are 404, wrong methods 405', async () => {
  await expectProblem('GET', '/api/nothing', {}, 404, 'route.not_found');
  await expectProblem('GET', '/sdk/nothing.js', {}, 404, 'route.not_found');
  await expectProblem('GET', '/sdk/..%2f..%2fpackage.json', {}, 404, 'route.not_found');
  await expectProblem('DELETE', '/api/auth/session', {}, 405, 'request.method_not_allowed');
});

test('SHELL-037 a refused method is told which ones there are (RFC 9110, 15.5.6)', async () => {
  const allowedAt = async (method: string, path: string) => {
    const { headers } = await expectProblem(method, path, {}, 405, 'request.method_not_allowed');
    return headers.get('allow')?.split(', ').toSorted();
  };
  expect(await allowedAt('DELETE', '/api/auth/session')).toEqual(['GET', 'HEAD']);
  expect(await allowedAt('PROPFIND', '/api/auth/session')).toEqual(['GET', 'HEAD']);
  expect(await allowedAt('POST', '/dashboard')).toEqual(['GET', 'HEAD']);
});

test('SHELL-039 D-30 an address that leads nowhere is logged, without its query', async () => {
  await visitor.get('/no/such/page?secret=1');
  const line = api
    .log()
    .split('\n')
    .find((one) => one.includes('Unknown address'));
  expect(line).toContain('"path":"/no/such/page"');
  expect(line).not.toContain('secret=1');
});

test('T8 T42 every answer carries the security headers', async () => {
  for (const path of ['/healthz', '/api/auth/session', '/api/nothing', `/embed/${randomUUID()}`]) {
    const { headers } = await visitor.get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const isFramed = !headers.get('content-security-policy')?.includes("frame-ancestors 'none'");
    expect(isFramed).toBe(path.startsWith('/embed/'));
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('T10 D-171 calls from other websites change nothing', async () => {
  const owner = await api.signedIn();
  const init = (headers: Record<string, string>) => ({
    headers: { ...json, ...headers },
    body: JSON.stringify({ definition: createEmptyDefinition('Form') }),
  });
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    const answer = await owner.send('POST', '/api/forms', init(headers));
    expect(answer.body.error.code).toBe('request.cross_origin');
  }
  const own = await owner.send('POST', '/api/forms', init({ origin: 'http://platform.test' }));
  expect(own.status).toBe(201);
});

test('T11 the signed-in API sends no CORS headers, the public one no credentials', async () => {
  const origin = { headers: { origin: 'https://shop.example' } };
  const signedIn = await visitor.send('GET', '/api/auth/session', origin);
  expect(signedIn.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await visitor.send('OPTIONS', SUBMIT, origin);
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
});

test('/healthz and /readyz answer', async () => {
  const { headers, body } = await visitor.get('/healthz');
  expect(body).toEqual({ status: 'ok' });
  // A kept connection could be closed right when the next check is sent.
  expect(headers.get('connection')).toBe('close');
  expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
});

test('a database that is gone makes /readyz red, /healthz stays green, and callers get 503', async () => {
  await whileDatabaseIsAway(api, async () => {
    const asked = ['/healthz', '/readyz', '/api/public/forms/01985d3c-1111-7000-8000-000000000000'];
    const answers = await Promise.all(asked.map((path) => visitor.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
  });
  await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(200);
});
