import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type BuiltForm,
} from '../../../../tests/support/api/testApi.ts';
import {
  CAPTCHA_SECRET,
  CAPTCHA_SITE_KEY,
  startCaptchaService,
  type CaptchaService,
} from '../../../../tests/support/captchaService.ts';
import { createLogger } from '../logging/logger.ts';
import { createRemoteCaptcha, type RemoteCaptchaOptions } from './remoteCaptcha.ts';

const HOST = 'forms.example.com';
let service: CaptchaService;
let log = '';
const logger = createLogger(
  'trace',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  }),
);

beforeAll(async () => {
  service = await startCaptchaService();
});
afterAll(() => service.close());
afterEach(() => {
  service.answer('well');
  service.verifications.length = 0;
});

const captchaOf = (provider: 'hcaptcha' | 'turnstile', changes: Partial<RemoteCaptchaOptions> = {}) =>
  createRemoteCaptcha({ ...service.config(provider), hostname: HOST, logger, ...changes });

describe.each(['hcaptcha', 'turnstile'] as const)('%s', (provider) => {
  test('D-12 D-36 vouches for a token once solved, which has one name and a life', async () => {
    const token = service.token(HOST);
    const verified = await captchaOf(provider).verify(token);
    expect(verified).toMatchObject({ provider, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(verified?.expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(Object.fromEntries(service.verifications[0] ?? [])).toEqual({
      secret: CAPTCHA_SECRET,
      response: token,
      // Turnstile knows the site key by the secret.
      ...(provider === 'hcaptcha' && { sitekey: CAPTCHA_SITE_KEY }),
    });
  });

  test('T30 what was vouched for is remembered, so that a repeat is not refused for it', async () => {
    const captcha = captchaOf(provider);
    const token = service.token(HOST);
    const [first, second] = await Promise.all([captcha.verify(token), captcha.verify(token)]);
    expect(first).not.toBeNull();
    expect([second, await captcha.verify(token)]).toEqual([first, first]);
    expect(service.verifications).toHaveLength(1);
    expect(await captchaOf(provider).verify(token)).toBeNull();
  });

  test('D-36 a token that is made up, expired or too long is refused', async () => {
    const captcha = captchaOf(provider);
    expect(await captcha.verify('made up')).toBeNull();
    expect(await captcha.verify(service.token(HOST, 'expired'))).toBeNull();
    expect(service.verifications).toHaveLength(2);
    expect(await captcha.verify('')).toBeNull();
    expect(await captcha.verify('x'.repeat(10_001))).toBeNull();
    expect(service.verifications).toHaveLength(2);
  });

  test('T30 D-100 a token says whether it was solved on a page of ours or on another website', async () => {
    const captcha = captchaOf(provider);
    for (const [hostname, isOwnPage] of [
      [HOST, true],
      ['shop.example', false],
      ['', false],
    ] as const) {
      expect(await captcha.verify(service.token(hostname))).toMatchObject({ isOwnPage });
    }
  });

  test.each(['never', 'hugely', 'nonsense', 'broken'] as const)(
    'T30 a service that answers %s is no refusal: try again later',
    async (mode) => {
      service.answer(mode);
      // Long enough for the call to arrive before the service answers again, which would use the token up.
      const captcha = captchaOf(provider, { timeoutMs: mode === 'never' ? 1_000 : 10_000 });
      const token = service.token(HOST);
      const unavailable = { code: 'service.unavailable', status: 503, headers: { 'Retry-After': '5' } };
      await expect(captcha.verify(token)).rejects.toMatchObject(unavailable);
      service.answer('well');
      expect(await captchaOf(provider).verify(token)).not.toBeNull();
    },
  );

  test('T30 a service that cannot be reached is no refusal either', async () => {
    const gone = await startCaptchaService();
    await gone.close();
    const captcha = captchaOf(provider, { serviceUrl: gone.url });
    await expect(captcha.verify(service.token(HOST))).rejects.toMatchObject({ status: 503 });
    expect(log).toContain('ECONNREFUSED');
  });

  test('T30 a wrong secret is our own fault: told by its name in the log, not to the visitor', async () => {
    const captcha = captchaOf(provider, { secret: 'another' });
    await expect(captcha.verify(service.token(HOST))).rejects.toMatchObject({ status: 503 });
    expect(log).toContain('invalid-input-secret');
  });
});

test('T30 hCaptcha compares the site key', async () => {
  const captcha = captchaOf('hcaptcha', { siteKey: 'another' });
  expect(await captcha.verify(service.token(HOST))).toBeNull();
});

test('D-12 a busy hCaptcha may withhold the host name; Turnstile never does', async () => {
  const token = () => service.token('not-provided');
  expect(await captchaOf('hcaptcha').verify(token())).toMatchObject({ isOwnPage: true });
  expect(await captchaOf('turnstile').verify(token())).toMatchObject({ isOwnPage: false });
});

test('D-12 without a stand-in the services are asked at their own addresses', () => {
  const own = { serviceUrl: null };
  expect(captchaOf('hcaptcha', own).scriptUrl).toMatch(/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/);
  expect(captchaOf('hcaptcha', own).origins).toEqual(['https://hcaptcha.com', 'https://*.hcaptcha.com']);
  expect(captchaOf('turnstile', own).scriptUrl).toMatch(/^https:\/\/challenges\.cloudflare\.com\//);
  expect(captchaOf('turnstile').origins).toEqual([service.url]);
});

describe('a platform with hCaptcha', () => {
  let api: TestApi;
  let form: BuiltForm;
  beforeAll(async () => {
    api = await startTestApi({ captcha: service.config('hcaptcha') });
    await api.liftSubmitLimits();
    const owner = await api.signedIn();
    const fields = [
      { ...createField('text'), id: 'name', label: 'Name' },
      { ...createField('captcha'), id: 'robot' },
    ];
    form = await api.buildForm(owner, withFields(createEmptyDefinition('Contact'), fields));
  });
  afterAll(() => api.stop());

  const tokenOf = () => service.token(new URL(api.deps.config.publicUrl).hostname);
  const submit = (captchaToken: string, name = 'Ada', idempotencyKey: string = randomUUID()) =>
    api.visitor().post(`/api/public/forms/${form.id}/submissions`, {
      revisionId: form.revisionId,
      idempotencyKey,
      answers: { name },
      captchaToken,
    });

  test('D-12 T30 a token is good for one submission, and a repeat of that one needs no other', async () => {
    const [token, key] = [tokenOf(), randomUUID()];
    const first = await submit(token, 'Ada', key);
    expect(first.status).toBe(201);
    expect((await submit(token, 'Ada', key)).body.submissionId).toBe(first.body.submissionId);
    const replay = await submit(token, 'Eve');
    expect([replay.status, replay.body.error.issues[0].message]).toEqual([
      422,
      'CAPTCHA verification failed. Please try again.',
    ]);
  });

  test('T30 D-100 a token of another website submits its form, and signs nobody in', async () => {
    expect((await submit(service.token('shop.example'))).status).toBe(201);
    const { email } = await api.signedIn();
    const signIn = (captchaToken: string) =>
      api.visitor().post('/api/auth/signin', { email, password: TEST_PASSWORD, captchaToken });
    expect((await signIn(service.token('shop.example'))).body.error.code).toBe('captcha.failed');
    expect((await signIn(tokenOf())).status).toBe(200);
  });

  test('D-12 T30 of many submissions at once with one token one is stored', async () => {
    const token = tokenOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(token)));
    // A busy machine may ask some to come again.
    const statuses = answers.map(({ status }) => status).filter((status) => status !== 503);
    expect(statuses.filter((status) => status !== 422)).toEqual([201]);
  });

  test('T30 while the service is down a form with a captcha answers 503, and the same submission later 201', async () => {
    const [token, key] = [tokenOf(), randomUUID()];
    service.answer('broken');
    const refused = await submit(token, 'Ada', key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    service.answer('well');
    expect((await submit(token, 'Ada', key)).status).toBe(201);
  });

  test('AUTH-008 D-12 browsers are told what to show, and nothing secret; there are no challenges of our own', async () => {
    const settings = service.settings('hcaptcha');
    const { body, text } = await api.visitor().get('/api/public/captcha');
    expect(body).toEqual({ ...settings, scriptUrl: `${settings.scriptUrl}&recaptchacompat=off` });
    expect(text).not.toContain(CAPTCHA_SECRET);
    expect((await api.visitor().get(`/api/public/forms/${form.id}`)).body.captcha).toEqual(body);
    const { status, body: problem } = await api.visitor().get('/api/public/captcha/challenge');
    expect([status, problem.error.code]).toEqual([404, 'route.not_found']);
  });

  test('D-84 the page of a form with a captcha lets the service in; any other form lets in nobody', async () => {
    const owner = await api.signedIn();
    const plain = await api.buildForm(owner, withFields(createEmptyDefinition('Plain'), []));
    const policyOf = async (id: string) =>
      (await api.visitor().get(`/embed/${id}`)).headers.get('content-security-policy') ?? '';
    const policy = await policyOf(form.id);
    for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${service.url}`));
    expect(await policyOf(plain.id)).not.toMatch(/https?:/);
  });

  test('T30 T37 no token and no secret reached the log, whatever happened above', () => {
    expect(log).toContain('A captcha was refused');
    expect(api.log()).toContain('The captcha service did not answer');
    expect(log + api.log()).not.toMatch(/(good|expired)\/|a-secret-only/);
  });
});
