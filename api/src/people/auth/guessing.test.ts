import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { atFullCost } from '../../../../tests/support/api/cheapArgon2.ts';
import { solveCaptcha } from '../../../../tests/support/api/solveCaptcha.ts';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import type { TestClient, TestResponse } from '../../../../tests/support/api/testClient.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';

const api = useTestApi();
let admin: TestPerson;
beforeAll(async () => {
  admin = await api.signedIn({ role: 'admin' });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const WRONG = 'Wrong-Horse-9';

const atOnce = (count: number, send: () => Promise<TestResponse>): Promise<TestResponse[]> =>
  Promise.all(Array.from({ length: count }, send));
const countOf = (answers: readonly TestResponse[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const signInClient = (
  email: string,
  password: string,
  browser: TestClient = api.visitor(),
  more: object = {},
) => browser.post('/api/client-auth', { email, password, ...more });
/** Signs in with the captcha that is required after three failures. */
const guessClient = async (email: string, password: string, browser?: TestClient) =>
  signInClient(email, password, browser, { captchaToken: await solveCaptcha(api.url) });

/** A browser whose password was right, of an account that has an authenticator app. */
async function atSecondStep(): Promise<TestClient> {
  const person = await api.signedIn();
  const base = '/api/profile/second-factor/totp';
  const { secret } = (await person.post(base, { password: TEST_PASSWORD })).body;
  const code = new TOTP({ secret }).generate();
  expect((await person.post(`${base}/confirm`, { code })).status).toBe(200);
  const browser = api.visitor();
  expect((await api.postSignIn(person.email, TEST_PASSWORD, browser)).body.secondFactor).not.toBeNull();
  return browser;
}

describe('guesses that come at once', () => {
  test('T26 AUTH-050 of 40 codes at most 5 are judged, also with the server’s rate limits switched off', async () => {
    const browser = await atSecondStep();
    const judged = await atOnce(40, () => browser.post('/api/auth/second-factor', { code: '000000' }));
    expect(countOf(judged, 422)).toBeLessThanOrEqual(5);
    await admin.patch('/api/admin/settings', { serverRateLimits: false });
    const other = await atSecondStep();
    const again = await atOnce(40, () => other.post('/api/auth/second-factor', { code: '000000' }));
    await admin.patch('/api/admin/settings', { serverRateLimits: true });
    expect(countOf(again, 422)).toBeLessThanOrEqual(5);
  });

  test('T26 AUTH-050 of 9 current passwords at most 5 are judged', async () => {
    const person = await api.signedIn();
    const input = { currentPassword: WRONG, newPassword: 'Another-Horse-8' };
    const answers = await atOnce(9, () => person.post('/api/auth/password', input));
    expect(countOf(answers, 422)).toBeLessThanOrEqual(5);
  });

  test('SECD-013 D-154 of 7 passwords of one address at most 5 are judged, in both realms', async () => {
    const person = await api.signedIn();
    const client = await api.signedInClient();
    const users = await atOnce(7, () => api.postSignIn(person.email, WRONG));
    expect([countOf(users, 401), countOf(users, 429)]).toEqual([5, 2]);
    const clients = await atOnce(7, () => guessClient(client.email, WRONG));
    expect([countOf(clients, 401), countOf(clients, 429)]).toEqual([5, 2]);
  });

  test('T26 of what one source tries at once no more is judged than is left, and what was right is not counted', async () => {
    const points = async () =>
      (await api.database.query(`select points from rate_limits where key like 'signInSource:%'`))[0];
    const client = await api.signedInClient();
    expect((await signInClient(client.email, TEST_PASSWORD)).status).toBe(200);
    expect(await points()).toEqual({ points: 0 });
    await api.database.query('update rate_limits set points = 18');
    let address = 0;
    const answers = await atOnce(6, () => signInClient(`spray${++address}@example.com`, WRONG));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([2, 4]);
  });
});

describe('a locked address', () => {
  /** Five failures, of strangers or of a known browser. */
  const lock = async (realm: 'user' | 'client', email: string, known?: TestClient) => {
    const deviceId = /inlay_device=([\w-]{22})/.exec(known?.cookie ?? '')?.[1] ?? null;
    await api.database.query(
      `insert into login_attempts (id, realm, email, success, attempt_time, device_id)
       select gen_random_uuid(), $1, $2, false, now(), $3 from generate_series(1, 5)`,
      [realm, email, deviceId],
    );
  };

  test('AUTH-045 says when to come again, in both realms', async () => {
    const person = await api.signedIn();
    const client = await api.signedInClient();
    await lock('user', person.email);
    await lock('client', client.email);
    for (const answer of [
      await api.postSignIn(person.email, TEST_PASSWORD),
      await guessClient(client.email, TEST_PASSWORD),
    ]) {
      expect([answer.status, answer.body.error.code]).toEqual([429, 'auth.locked']);
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
  });

  test('AUTH-046 D-186 lets a client in on a browser that has signed in before, and counts it apart', async () => {
    const client = await api.signedInClient();
    const known = api.visitor();
    expect((await guessClient(client.email, TEST_PASSWORD, known)).status).toBe(200);
    await lock('client', client.email);
    expect((await guessClient(client.email, TEST_PASSWORD)).status).toBe(429);
    for (let failure = 0; failure < 4; failure++) {
      expect((await guessClient(client.email, WRONG, known)).status).toBe(401);
    }
    expect((await guessClient(client.email, TEST_PASSWORD, known)).status).toBe(200);
  });

  test('D-186 failures of a known browser lock nobody else, in either realm', async () => {
    const person = await api.signedIn();
    const client = await api.signedInClient();
    const known = api.visitor();
    await api.postSignIn(person.email, TEST_PASSWORD, known);
    await guessClient(client.email, TEST_PASSWORD, known);
    await lock('user', person.email, known);
    await lock('client', client.email, known);
    expect((await api.postSignIn(person.email, TEST_PASSWORD, known)).status).toBe(429);
    expect((await guessClient(client.email, TEST_PASSWORD, known)).status).toBe(429);
    expect((await api.postSignIn(person.email, TEST_PASSWORD)).status).toBe(200);
    expect((await guessClient(client.email, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('hashing', () => {
  test('AUTH-061 keeps no transaction open: the attempt is committed before its password is hashed', async () => {
    const client = await api.signedInClient();
    const ahead = atFullCost(() => Promise.all(Array.from({ length: 6 }, () => hashPassword('x'))));
    let isAnswered = false;
    const answer = signInClient(client.email, TEST_PASSWORD).finally(() => (isAnswered = true));
    await vi.waitFor(async () => {
      const sql = 'select 1 from login_attempts where email = $1';
      expect(await api.database.query(sql, [client.email])).toHaveLength(1);
    });
    expect(isAnswered).toBe(false);
    expect((await answer).status).toBe(200);
    await ahead;
  });
});
