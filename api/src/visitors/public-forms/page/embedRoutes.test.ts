import { randomUUID } from 'node:crypto';
import {
  createEmptyDefinition,
  createField,
  withFields,
  createOptions,
  type Field,
  type FormDefinition,
} from '@inlay/sdk/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../../tests/support/api/testApi.ts';

const api = useTestApi();
let owner: TestPerson;
let form: BuiltForm;

const contact = (fields: Field[]): FormDefinition => withFields(createEmptyDefinition('Contact'), fields);

beforeAll(async () => {
  owner = await api.signedIn();
});
beforeEach(async () => {
  const name: Field = { ...createField('text'), id: 'name', label: 'Name', required: true };
  const email: Field = { ...createField('email'), id: 'email', label: 'Email' };
  form = await api.buildForm(owner, contact([name, email]));
});

const stored = () => api.database.query('select from form_submissions where form_id = $1', [form.id]);

const post = (body: Record<string, string>, id = form.id) =>
  api.visitor().send('POST', `/embed/${id}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      revisionId: form.revisionId,
      idempotencyKey: randomUUID(),
      ...body,
    }).toString(),
  });

test('EMBED-002 EMBED-049 D-78 D-99 the generated line is a frame of the form, and the platform’s own script', async () => {
  const { code } = (await owner.get(`/api/forms/${form.id}`)).body.embed;
  const base = 'http://platform.test';
  expect(/<iframe[^>]*\ssrc="([^"]*)"/.exec(code)?.[1]).toBe(`${base}/embed/${form.id}`);
  expect([...code.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    `${base}/sdk/loader.js`,
  ]);
  const framed = await api.visitor().get(`/embed/${form.id}`);
  expect(framed.headers.get('content-security-policy')).not.toContain('frame-ancestors');
});

test('EMBED-001 EMBED-006 D-185 is a whole form for anybody, framed by anybody, styled by hash', async () => {
  const { status, text, headers } = await api.visitor().get(`/embed/${form.id}`);
  expect(status).toBe(200);
  expect(text).toContain(`method="post" action="/embed/${form.id}"`);
  expect(text).toContain('name="answers.name"');
  expect(text).not.toMatch(/ style="/);
  expect(headers.get('content-security-policy')).toMatch(/style-src 'sha256-[\w+/]+='; /);
  // `frame-ancestors *` refuses local files, sandboxed previews and apps.
  expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('set-cookie')).toBeNull();
});

test('EMBED-001 an address that was pasted with a space or a line break leads to its form', async () => {
  for (const end of ['%20', '%0A', '%C2%A0'])
    for (const file of ['', '/form.js', '/include']) {
      const { status, text } = await api.visitor().get(`/embed/${form.id}${end}${file}`);
      expect([status, text.includes('answers.name')]).toEqual([200, true]);
    }
});

test('EMBED-004 EMBED-005 D-98 unknown and disabled forms say so', async () => {
  const unknown = await api.visitor().get(`/embed/${randomUUID()}`);
  expect([unknown.status, unknown.text.includes('Form Unavailable')]).toEqual([404, true]);
  expect((await api.visitor().get('/embed/x')).text).toContain('Form not found or not published');
  await owner.patch(`/api/forms/${form.id}`, { active: false });
  const disabled = await api.visitor().get(`/embed/${form.id}`);
  expect(disabled.text).toContain('This form has been temporarily disabled.');
  expect(disabled.text).not.toContain('answers.name');
});

test('D-185 a plain post is stored once and answered with the receipt, also when it is repeated', async () => {
  const idempotencyKey = randomUUID();
  const first = await post({ idempotencyKey, 'answers.name': 'Ada' });
  const again = await post({ idempotencyKey, 'answers.name': 'Ada' });
  expect(first.text).toContain('Thank you! Your submission has been received.');
  const receipt = /<strong>([0-9A-Z-]{14})<\/strong>/.exec(first.text)?.[1];
  expect(again.text).toContain(receipt);
  expect(await stored()).toHaveLength(1);
});

test('D-185 EMBED-029 a refused post shows every message beside its field and keeps what was typed', async () => {
  const { status, text } = await post({
    'answers.name': '',
    'answers.email': '"><img src=x onerror=alert(1)>',
  });
  expect(status).toBe(422);
  expect(text).toContain('Please fix the errors below and try again');
  expect(text).toContain('Name is required');
  expect(text).toContain('value="&quot;>&lt;img src=x onerror=alert(1)>"');
  expect(text).not.toContain('<img src=x');
});

test('T4 hostile titles, labels and options are text', async () => {
  const evil = '</script><script>alert(1)</script><b>';
  const hostile = contact([
    { ...createField('select'), id: 'pick', label: evil, options: createOptions([evil]) },
  ]);
  form = await api.buildForm(owner, { ...hostile, title: evil, description: evil });
  const { text } = await api.visitor().get(`/embed/${form.id}`);
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('<b>');
});

test('D-183 other answers under a posted key come back with a fresh key, unsent', async () => {
  const idempotencyKey = randomUUID();
  await post({ idempotencyKey, 'answers.name': 'Ada' });
  const { status, text } = await post({ idempotencyKey, 'answers.name': 'Eve' });
  expect(status).toBe(422);
  expect(text).toContain('value="Eve"');
  expect(text).not.toContain(`value="${idempotencyKey}"`);
  expect(await stored()).toHaveLength(1);
});
