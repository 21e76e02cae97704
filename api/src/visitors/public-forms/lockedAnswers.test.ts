import {
  createEmptyDefinition,
  createField,
  withFields,
  type Field,
  type FieldOfType,
  type FieldType,
} from '@inlay/sdk/model';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { when } from '../../../../sdk/src/model/testing/when.ts';
import { postPlainly, storedAnswers } from '../../../../tests/support/api/plainPosts.ts';
import { PlainVisitor } from '../../../../tests/support/api/plainVisitor.ts';
import {
  startTestApi,
  type BuiltForm,
  type TestApi,
  type TestPerson,
} from '../../../../tests/support/api/testApi.ts';

let api: TestApi;
let owner: TestPerson;
let form: BuiltForm;
let other: BuiltForm;

const field = <Type extends FieldType>(
  type: Type,
  id: string,
  changes: Partial<FieldOfType<Type>> = {},
): Field => ({ ...createField(type), id, label: id, ...changes });

const fields = [
  field('text', 'name', { required: true }),
  field('radio', 'plan', { required: true }),
  field('text', 'vat', { showIf: when('{plan} = "Option 2"') }),
  field('address', 'home', { required: false }),
  field('hidden', 'customer'),
];

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  await api.liftSubmitLimits();
  form = await api.buildForm(owner, withFields(createEmptyDefinition('Order'), fields));
  other = await api.buildForm(owner, withFields(createEmptyDefinition('Other'), fields));
});
afterAll(() => api.stop());

interface Asked {
  answers: Record<string, unknown>;
  locked?: string[];
  until?: string | null;
}

/** Has a link made; returns what it fills in, as a query. */
async function link(asked: Asked, of = form): Promise<string> {
  const { status, body } = await owner.post(`/api/forms/${of.id}/prefilled-links`, asked);
  expect({ status, body }).toMatchObject({ status: 200 });
  return (body as { prefill: string }).prefill;
}

const open = (query: string, of = form) => api.visitor().get(`/embed/${of.id}?${query}`);

/** Sends answers as a script does, with the tokens of a link. */
const send = (answers: Record<string, unknown>, query = '', of = form) =>
  api.visitor().post(`/api/public/forms/${of.id}/submissions`, {
    revisionId: of.revisionId,
    idempotencyKey: crypto.randomUUID(),
    answers: { ...answers, ...Object.fromEntries(new URLSearchParams(query)) },
  });

/** Returns the answers that were stored last. */
const lastStored = async () => (await storedAnswers(api, form.id)).at(-1)?.submission_data;

const LOCKED = {
  answers: { name: 'Ada', plan: 'Option 2', customer: '4711' },
  locked: ['name', 'plan', 'customer'],
};

describe('EMBED-105 answers that a link locks', () => {
  test('are shown as text that nobody can change, and rules see them in the first paint', async () => {
    const { text: html } = await open(await link(LOCKED));
    expect(html).toMatch(/<input[^>]*readonly[^>]*value="Ada"/i);
    expect(html).toMatch(/<input[^>]*readonly[^>]*value="Option 2"/i);
    expect(html).toContain('The link filled this in. It can’t be changed.');
    expect(html).not.toMatch(/type="radio"|name="answers.name"/);
    expect(html).toMatch(/data-item="vat"(?![^>]*hidden)/);
  });

  test('are what the server stores, whatever a script or a plain post says beside them', async () => {
    const query = await link(LOCKED);
    const sent = await send({ name: 'Eve', plan: 'Option 1', vat: 'DE1', customer: '1' }, query);
    expect(sent).toMatchObject({ status: 201 });
    const stored = { name: 'Ada', plan: 'Option 2', vat: 'DE1', customer: '4711' };
    expect(await lastStored()).toMatchObject(stored);

    const tokens = [...new URLSearchParams(query)].map(([name, value]) => [`answers.${name}`, value]);
    const entries = { 'answers.name': 'Mallory', 'answers.customer': '2', ...Object.fromEntries(tokens) };
    const { status } = await postPlainly(api, form.id, { entries });
    expect(status).toBe(200);
    expect(await lastStored()).toMatchObject({ ...stored, vat: '' });
  });

  test('come through a page without JavaScript, hidden ones too', async () => {
    const visitor = new PlainVisitor(api, form.id);
    await visitor.open(`?${await link(LOCKED)}`);
    expect(visitor.shown()).not.toContain('answers.name');
    visitor.fill('answers.vat', 'DE2');
    await visitor.press();
    expect(visitor.status).toBe(200);
    expect(await lastStored()).toMatchObject({ name: 'Ada', vat: 'DE2', customer: '4711' });
  });
});

describe('EMBED-106 a lock that the platform has not signed', () => {
  const BAD: Record<string, () => Promise<string>> = {
    'with a changed value': async () => (await link(LOCKED)).replace('Ada', 'Eve'),
    'with a changed end': async () => (await link({ ...LOCKED, until: '2099-01-01T00:00:00Z' })).replace(/\.[\da-z]+\./g, '.zzzzzz.'),
    'of another form': () => link(LOCKED, other),
    'of another field': async () => (await link(LOCKED)).replace('customer.locked', 'name.locked').replace('name.locked', 'customer.locked'),
    'that is no token': async () => 'name.locked=Ada&plan.locked=1&customer.locked=',
  }; // prettier-ignore

  test.each(Object.keys(BAD))(
    '%s leaves the field free and empty, says why, and is refused when sent',
    async (kind) => {
      // The setting, whatever was signed before.
      await link(LOCKED);
      const query = await BAD[kind]!();
      const { status, text: html } = await open(query);
      expect(status).toBe(200);
      expect(html).toContain('This link has expired or was changed');
      expect(html).toMatch(/name="answers.name"[^>]* value(?:="")? /);
      expect(html).not.toContain('Eve');

      const sent = await send({ name: 'Ada', plan: 'Option 1' }, query);
      expect(sent.status).toBe(422);
      const { issues } = (sent.body as { error: { issues: { path: string[]; code: string }[] } }).error;
      expect(issues).toContainEqual(expect.objectContaining({ path: ['name'], code: 'link_refused' }));

      const tokens = [...new URLSearchParams(query)].map(([name, value]) => [`answers.${name}`, value]);
      const posted = await postPlainly(api, form.id, {
        entries: Object.fromEntries(tokens) as Record<string, string>,
      });
      expect(posted.status).toBe(422);
      expect(posted.text).toContain('no longer valid');
      expect(posted.text).toMatch(/name="answers.name"[^>]* value(?:="")? /);
    },
  );

  test('a hidden field that is locked takes nothing but a signed answer', async () => {
    await link(LOCKED);
    expect((await open('customer=1')).text).not.toContain('value="1"');
    expect((await send({ name: 'Ada', plan: 'Option 1', customer: '1' })).status).toBe(201);
    expect(await lastStored()).toMatchObject({ name: 'Ada', customer: '' });
    // A visible one can be answered by whoever opens the form without the link.
    expect((await open('')).text).toMatch(/name="answers.name"/);
  });

  test('may be opened until its end, and sent a day longer by whoever has opened it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const query = await link({ ...LOCKED, until: new Date(Date.now() + 60_000).toISOString() });
      expect((await open(query)).text).toContain('value="Ada"');
      vi.setSystemTime(Date.now() + 3_600_000);
      expect((await open(query)).text).toContain('This link has expired');
      expect((await send({ vat: '' }, query)).status).toBe(201);
      vi.setSystemTime(Date.now() + 86_400_000);
      expect((await send({ vat: '' }, query)).status).toBe(422);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('EMBED-105 a link that is older than the form is no error: fields that are gone or changed are free', async () => {
  const old = await api.buildForm(owner, withFields(createEmptyDefinition('Old'), fields));
  const query = await link(LOCKED, old);
  const changed = [
    field('number', 'name'),
    field('radio', 'plan', { options: [{ value: 'New', label: 'New' }] }),
  ];
  const path = `/api/forms/${old.id}/definition`;
  const { body } = await owner.get(`/api/forms/${old.id}`);
  const { version } = body as { version: number };
  const { status } = await owner.put(path, {
    definition: withFields(createEmptyDefinition('Old'), changed),
    version,
  });
  expect(status).toBe(200);
  const { status: shown, text: html } = await open(query, old);
  expect(shown).toBe(200);
  expect(html).not.toContain('This link has expired');
  expect(html).toMatch(/name="answers.name"[^>]* value(?:="")? /);
  expect(html).toMatch(/type="radio"/);
});

test('EMBED-105 forms without locked fields are sent as before', async () => {
  const plain = await api.buildForm(owner, withFields(createEmptyDefinition('Plain'), fields.slice(0, 2)));
  const { text: html } = await open('name.locked=x', plain);
  expect(html).not.toMatch(/readonly|"planned"/);
});

describe('EMBED-107 POST /api/forms/{id}/prefilled-links', () => {
  test('makes links with free and locked answers, and allows the form to be filled in by them', async () => {
    const own = await api.buildForm(owner, withFields(createEmptyDefinition('Own'), fields));
    const query = await link({ answers: { name: 'Ada', home: { city: 'Bonn' } }, locked: ['name'] }, own);
    const pairs = new URLSearchParams(query);
    expect(pairs.get('home.city')).toBe('Bonn');
    expect(pairs.get('name.locked')).toMatch(/^[\w-]{22}\.\."Ada"$/);
    const { body } = await owner.get(`/api/forms/${own.id}/publishing`);
    expect(body).toMatchObject({ prefillable: ['name', 'home'], lockedFields: ['name'] });
    const { text: html } = await open(query, own);
    expect(html).toMatch(/readonly[^>]*value="Ada"/i);
    expect(html).toMatch(/value="Bonn"/);
  });

  test.each([
    [{ answers: { plan: 'Nothing' } }, ['answers', 'plan']],
    [{ answers: { gone: 'x' } }, ['answers', 'gone']],
    [{ answers: { name: '' } }, ['answers', 'name']],
    [{ answers: {}, locked: ['name'] }, ['locked', 0]],
  ])('refuses %j beside the answer', async (asked, path) => {
    const { status, body } = await owner.post(`/api/forms/${form.id}/prefilled-links`, asked);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { issues: [{ path }] } });
  });

  test('belongs to those who may change the form', async () => {
    const stranger = await api.signedIn();
    expect((await stranger.post(`/api/forms/${form.id}/prefilled-links`, LOCKED)).status).toBe(404);
  });
});

test('EMBED-106 a field that is locked behind the process takes nothing forged, though the form is remembered', async () => {
  const fresh = await api.buildForm(owner, withFields(createEmptyDefinition('Fresh'), fields));
  const answers = { name: 'Ada', plan: 'Option 1', customer: '1' };
  expect((await send(answers, '', fresh)).status).toBe(201);
  await api.database.query(
    `insert into form_publishing (form_id, account_id, prefillable, hidden_fields, locked_fields)
     select id, account_id, '{}', '{}', '{customer}' from forms where id = $1`,
    [fresh.id],
  );
  expect((await send(answers, '', fresh)).status).toBe(201);
  expect(await storedAnswers(api, fresh.id)).toMatchObject([
    { submission_data: { customer: '1' } },
    { submission_data: { customer: '' } },
  ]);
});
