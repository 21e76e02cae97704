import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, type Field } from '@inlay/sdk/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/api/testApi.ts';
import type { TestClient } from '../../../tests/support/api/testClient.ts';
import type { UpdatePublishingRequest } from '../contract/index.ts';

const OWN = 'http://platform.test';
const SHOP = 'https://shop.example';
const EVIL = 'https://evil.example';

const name: Field = { ...createField('text'), id: 'name', label: 'Name', required: true };
const definition = { ...createEmptyDefinition('Contact'), fields: [name] };

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let form: { id: string; revisionId: string };
beforeAll(async () => {
  api = await startTestApi({ trustedProxies: 1, poolSize: 10 });
  owner = await api.signedIn();
  await api.liftSubmitLimits();
});
afterAll(() => api.stop());
beforeEach(async () => {
  form = await api.buildForm(owner, definition);
});

const publish = async (changes: UpdatePublishingRequest) => {
  const { status, body } = await owner.patch(`/api/forms/${form.id}/publishing`, changes);
  expect([status, body.error]).toEqual([200, undefined]);
};

interface Sending {
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

const submit = ({ headers = {}, body = {} }: Sending = {}) =>
  api.visitor().send('POST', `/api/public/forms/${form.id}/submissions`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      answers: { name: 'Ada' },
      ...body,
    }),
  });

const post = (
  body: Record<string, string> = {},
  visitor: TestClient = api.visitor(),
  headers: Record<string, string> = { origin: OWN },
) =>
  visitor.send('POST', `/embed/${form.id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      'answers.name': 'Ada',
      ...body,
    }).toString(),
  });

const read = (origin?: string, path = `/api/public/forms/${form.id}`) =>
  api.visitor().send('GET', path, { headers: origin ? { origin } : {} });

const countStored = async () =>
  (await api.database.query('select 1 from form_submissions where form_id = $1', [form.id])).length;

describe('EMBED-057 allowed websites (T9, T11)', () => {
  beforeEach(() => publish({ allowedWebsites: [SHOP, '*.example.org'] }));

  test('T8 the page names who may frame it; without a list anybody may (D-100)', async () => {
    const policyOf = async () =>
      (await api.visitor().get(`/embed/${form.id}`)).headers.get('content-security-policy');
    expect(await policyOf()).toContain(`frame-ancestors 'self' ${SHOP} https://*.example.org`);
    await publish({ allowedWebsites: [] });
    expect(await policyOf()).toMatch(/frame-ancestors 'self'$/);
    await publish({ allowedWebsites: null });
    expect(await policyOf()).toMatch(/frame-ancestors \*$/);
  });

  test('T11 the form is handed to the website that asked, if it is one of them, and to no other', async () => {
    for (const origin of [SHOP, 'https://a.example.org', OWN]) {
      const { status, headers } = await read(origin);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, origin]);
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    for (const origin of [EVIL, 'null', 'http://shop.example', 'https://shop.example.evil.example']) {
      const { status, body, text } = await read(origin);
      expect([status, body.error.code]).toEqual([403, 'form.website_not_allowed']);
      expect(body.error.message).toBe('This form may not be used on this website.');
      expect(text).not.toContain('Contact');
    }
  });

  test('T11 a refusal is readable there, so that the page can say what is wrong', async () => {
    expect((await read(EVIL)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await submit({ headers: { origin: EVIL } })).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
  });

  test('script and include are for the same websites', async () => {
    for (const file of ['form.js', 'include']) {
      const path = `/embed/${form.id}/${file}`;
      expect((await read(SHOP, path)).headers.get('access-control-allow-origin')).toBe(SHOP);
      expect((await read(EVIL, path)).status).toBe(403);
      const byReferrer = await api.visitor().send('GET', path, { headers: { referer: `${EVIL}/page` } });
      expect(byReferrer.status).toBe(403);
    }
  });

  test('a submission comes from one of them or from the platform’s own page', async () => {
    expect((await submit({ headers: { origin: SHOP } })).status).toBe(201);
    expect((await submit({ headers: { origin: OWN } })).status).toBe(201);
    expect((await submit({ headers: { referer: `${SHOP}/contact` } })).status).toBe(201);
    const refused = [
      await submit({ headers: { origin: EVIL } }),
      await submit({ headers: { origin: 'null' } }),
      await submit({ headers: { origin: 'null', referer: `${SHOP}/` } }),
      await submit({ headers: { referer: `${EVIL}/?${SHOP}` } }),
      await submit(),
    ];
    for (const { status, body } of refused) {
      expect([status, body.error.code]).toEqual([403, 'form.website_not_allowed']);
    }
    const plain = await post({}, api.visitor(), { origin: EVIL });
    expect([plain.status, plain.text.includes('This form may not be used on this website.')]).toEqual([
      403,
      true,
    ]);
    expect((await post()).status).toBe(200);
    expect(await countStored()).toBe(4);
  });

  test('EMBED-058 T7 a form for frames only is handed to no website, and taken from none', async () => {
    await publish({ allowedWebsites: null, frameOnly: true });
    expect((await read(SHOP)).status).toBe(403);
    expect((await read(SHOP, `/embed/${form.id}/form.js`)).status).toBe(403);
    expect((await read(undefined, `/embed/${form.id}/include`)).status).toBe(403);
    expect((await submit({ headers: { origin: SHOP } })).status).toBe(403);
    expect((await submit({ headers: { origin: OWN } })).status).toBe(201);
    const page = await api.visitor().get(`/embed/${form.id}`);
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
  });
});

describe('EMBED-059 a closing time', () => {
  const past = () => publish({ closesAt: new Date(Date.now() - 1_000).toISOString() });

  test('before it nothing is different, after it the form says that it is closed and takes nothing', async () => {
    await publish({ closesAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await read()).body.closed).toBeNull();
    expect((await submit()).status).toBe(201);
    await past();
    const { body } = await read();
    expect(body.closed).toEqual({ text: 'This form is closed and takes no more submissions.' });
    expect(body.definition.fields).toEqual([]);
    const page = await api.visitor().get(`/embed/${form.id}`);
    expect([page.status, page.text.includes('answers.name')]).toEqual([200, false]);
    expect(page.text).toContain('This form is closed and takes no more submissions.');
    const refused = await submit();
    expect([refused.status, refused.body.error]).toMatchObject([
      403,
      { code: 'form.closed', message: 'This form is closed and takes no more submissions.' },
    ]);
    expect((await post()).text).toContain('This form is closed and takes no more submissions.');
    expect(await countStored()).toBe(1);
  });

  test('T4 the owner’s words stand in place of ours, as text', async () => {
    await past();
    await publish({ closedText: 'Closed. See <b>you</b> next year!' });
    expect((await read()).body.closed.text).toBe('Closed. See <b>you</b> next year!');
    expect((await submit()).body.error.message).toBe('Closed. See <b>you</b> next year!');
    const { text } = await api.visitor().get(`/embed/${form.id}`);
    expect(text).toContain('Closed. See &lt;b>you&lt;/b> next year!');
    expect((await post()).text).toContain('Closed. See &lt;b>you&lt;/b> next year!');
  });

  test('a text is in the form’s language', async () => {
    await past();
    await publish({ language: 'de' });
    expect((await read()).body.closed.text).toMatch(/^Dieses Formular ist geschlossen/);
    await publish({ language: null });
    const french = await api.visitor().send('GET', `/embed/${form.id}`, {
      headers: { 'accept-language': 'nl, fr-CA;q=0.8, en;q=0.5' },
    });
    expect(french.text).toContain('Ce formulaire est fermé');
    expect(french.headers.get('vary')).toContain('Accept-Language');
  });

  test('D-183 who has sent before is still told so', async () => {
    const idempotencyKey = randomUUID();
    const first = await submit({ body: { idempotencyKey } });
    await past();
    const again = await submit({ body: { idempotencyKey } });
    expect([again.status, again.body.receiptCode]).toEqual([201, first.body.receiptCode]);
  });
});

describe('EMBED-060 a largest number of submissions', () => {
  test('T38 is never passed, however many come at once, and each is told the truth', async () => {
    await publish({ maxSubmissions: 3 });
    // From many sources, or they would queue at the limits already.
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => submit({ headers: { 'x-forwarded-for': `192.0.2.${at}` } })),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'stored' : body.error.code));
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array<string>(27).fill('form.full'),
      'stored',
      'stored',
      'stored',
    ]);
    expect(await countStored()).toBe(3);
    const text = 'This form has received the most submissions it takes.';
    expect((await read()).body.closed).toEqual({ text });
    expect((await api.visitor().get(`/embed/${form.id}`)).text).toContain(text);
    expect((await submit()).body.error.message).toBe(text);
    expect((await post()).text).toContain(text);
  });

  test('what goes to the trash makes room', async () => {
    await publish({ maxSubmissions: 1 });
    await submit();
    expect((await submit()).status).toBe(403);
    await api.database.query('update form_submissions set deleted_at = now() where form_id = $1', [form.id]);
    expect((await read()).body.closed).toBeNull();
    expect((await submit()).status).toBe(201);
  });

  test('D-183 the last place is taken once by parallel sends of one key', async () => {
    await publish({ maxSubmissions: 1 });
    const body = { idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit({ body })));
    expect(new Set(answers.map((answer) => answer.body.receiptCode)).size).toBe(1);
    expect(await countStored()).toBe(1);
  });
});

describe('EMBED-061 once from a browser', () => {
  beforeEach(() => publish({ onePerBrowser: true }));

  test('a browser that names itself sends it once, also when it sends twice at once', async () => {
    expect((await read()).body.onePerBrowser).toBe(true);
    const browserKey = randomUUID();
    const answers = await Promise.all([submit({ body: { browserKey } }), submit({ body: { browserKey } })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = await submit({ body: { browserKey } });
    expect(refused.body.error).toMatchObject({
      code: 'submission.already_sent',
      message: 'This form was sent from this browser before. It can be sent once.',
    });
    expect((await submit({ body: { browserKey: randomUUID() } })).status).toBe(201);
    expect((await submit()).status).toBe(201);
    expect(await countStored()).toBe(3);
  });

  test('D-183 the same send again is the same receipt', async () => {
    const body = { browserKey: randomUUID(), idempotencyKey: randomUUID() };
    const [first, second] = [await submit({ body }), await submit({ body })];
    expect([second.status, second.body.receiptCode]).toEqual([201, first.body.receiptCode]);
  });

  test('D-185 without JavaScript a cookie remembers, set after sending and for this form’s page alone', async () => {
    const visitor = api.visitor();
    expect((await visitor.get(`/embed/${form.id}`)).headers.get('set-cookie')).toBeNull();
    const sent = await post({}, visitor);
    expect(sent.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^form_sent_${form.id}=[\\w-]{36}; Path=/embed/${form.id}; Max-Age=\\d+; HttpOnly; SameSite=Lax$`,
      ),
    );
    expect((await visitor.get(`/embed/${form.id}`)).text).toContain(
      'This form was sent from this browser before.',
    );
    const again = await post({}, visitor);
    expect([again.status, again.text.includes('It can be sent once.')]).toEqual([409, true]);
    expect(await countStored()).toBe(1);
  });

  test('other forms learn nothing of it, and it goes with the submission', async () => {
    const browserKey = randomUUID();
    await submit({ body: { browserKey } });
    const hashes = await api.database.query<{ browser_hash: string }>(
      'select browser_hash from submission_browsers where form_id = $1',
      [form.id],
    );
    const first = form.id;
    form = await api.buildForm(owner, definition);
    await publish({ onePerBrowser: true });
    await submit({ body: { browserKey } });
    const others = await api.database.query<{ browser_hash: string }>(
      'select browser_hash from submission_browsers where form_id = $1',
      [form.id],
    );
    expect(hashes[0]?.browser_hash).not.toBe(others[0]?.browser_hash);
    await api.database.query('delete from form_submissions where form_id = $1', [first]);
    const left = await api.database.query('select 1 from submission_browsers where form_id = $1', [first]);
    expect(left).toEqual([]);
  });

  test('D-17 a form that may be sent often remembers no browser', async () => {
    await publish({ onePerBrowser: false });
    await submit({ body: { browserKey: randomUUID() } });
    const sent = await post();
    expect(sent.headers.get('set-cookie')).toBeNull();
    const kept = await api.database.query('select 1 from submission_browsers where form_id = $1', [form.id]);
    expect(kept).toEqual([]);
  });
});
