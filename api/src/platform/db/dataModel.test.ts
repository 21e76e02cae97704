import {
  ADDRESS_PARTS,
  createEmptyDefinition,
  createField,
  FIELD_TYPE_ORDER,
  fieldsOf,
  withFields,
} from '@inlay/sdk/model';
import { beforeAll, expect, test } from 'vitest';
import { atFullCost } from '../../../../tests/support/api/cheapArgon2.ts';
import { useTestApi, TEST_PASSWORD, type TestPerson } from '../../../../tests/support/api/testApi.ts';
import { hashPassword } from '../identity/passwords.ts';

const api = useTestApi();
let owner: TestPerson;
beforeAll(async () => {
  owner = await api.signedIn();
});

test('DATA-002 notifications are on by default', async () => {
  const [kept] = await api.database.query(
    `select column_default from information_schema.columns
     where table_name = 'profiles' and column_name = 'notifications_enabled'`,
  );
  expect(kept).toEqual({ column_default: 'true' });
});

test('DATA-004 CLNT-011 D-137 a client’s session has a token, of which the hash is kept, and its end', async () => {
  await api.signedInClient();
  const [kept] = await api.database.query(
    'select token_hash, expires_at > now() as lasts from client_sessions',
  );
  expect(kept).toEqual({ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/), lasts: true });
});

test('DATA-005 DATA-007 D-61 D-78 D-184 what callers get of a form: fields, style, addresses, embed code', async () => {
  const fields = FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type }));
  const definition = withFields(
    { ...createEmptyDefinition('All'), customStyles: { primaryColor: '#112233' } },
    fields,
  );
  const { body: form } = await owner.post('/api/forms', { definition });
  await owner.post(`/api/forms/${form.id}/notification-emails`, { email: 'team@example.com', label: 'Team' });
  const { body } = await owner.get(`/api/forms/${form.id}`);
  expect(body.definition).toMatchObject({ customStyles: { primaryColor: '#112233' } });
  expect(fieldsOf(body.definition)).toEqual(fields);
  expect(body.embed.code).toContain(`/embed/${form.id}`);
  const { body: told } = await owner.get(`/api/forms/${form.id}/notification-emails`);
  // Beside the form's maker (D-192).
  expect(told.emails).toContainEqual(
    expect.objectContaining({ email: 'team@example.com', label: 'Team', isEnabled: true }),
  );
});

test('DATA-008 a field has the parts the specification names, and those its type needs', () => {
  const [text, header] = [createField('text'), createField('header')];
  const parts = ['id', 'type', 'label', 'placeholder', 'required', 'options', 'maxLength', 'columns'];
  const ofHeader = ['text', 'fontSize', 'fontWeight', 'fontStyle', 'color', 'textAlign'];
  const select = createField('select');
  expect(Object.keys({ ...text, ...select })).toEqual(expect.arrayContaining(parts));
  expect(Object.keys(header)).toEqual(expect.arrayContaining(ofHeader));
});

test('DATA-020 an address has the parts the specification names', () => {
  expect(ADDRESS_PARTS).toEqual(['street', 'address2', 'city', 'state', 'postal', 'country']);
});

test('DATA-015 AUTH-021 what an event says of a sign-in', async () => {
  const { email } = await api.signedIn();
  await api.postSignIn(email, 'Wrong-Horse-9');
  await api.postSignIn(email, TEST_PASSWORD);
  const events = await api.database.query<{ event_data: Record<string, unknown> }>(
    `select event_data from security_events where event_data->>'email' = $1 order by created_at`,
    [email],
  );
  const told = { email, captcha_verified: true, timestamp: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect(events.map(({ event_data }) => event_data)).toEqual([
    { ...told, error: 'invalid_credentials' },
    { ...told, hasSecondFactor: false },
  ]);
});

test('DATA-018 DATA-022 what is not stored is told as it is named', async () => {
  const { body } = await owner.get('/api/submissions/nearing-deletion');
  expect(body).toEqual({ count: 0, earliestAt: null });
  const client = await api.signedInClient();
  const form = await api.buildForm(owner, createEmptyDefinition('Shared'));
  const admin = await api.signedIn({ role: 'admin' });
  await admin.patch(`/api/admin/forms/${form.id}/assignment`, { clientId: client.clientId });
  const { forms } = (await client.get('/api/client-forms')).body;
  expect(forms).toMatchObject([
    { id: form.id, title: 'Shared', description: '', createdAt: expect.any(String), submissionCount: 0 },
  ]);
});

test('CONST-001 DASH-017 the plan allows one form, and an administrator any number', async () => {
  const admin = await api.signedIn({ role: 'admin', formLimit: 1 });
  const { defaultFormLimit } = (await admin.get('/api/admin/settings')).body.settings;
  const signedUp = await api.signedIn({ formLimit: defaultFormLimit });
  const definition = createEmptyDefinition('T');
  const create = async (person: TestPerson) => (await person.post('/api/forms', { definition })).status;
  expect([await create(signedUp), await create(signedUp)]).toEqual([201, 403]);
  expect([await create(admin), await create(admin), await create(admin)]).toEqual([201, 201, 201]);
});

test('CONST-002 D-179 folders have no limit, and a raised form limit is any number or none', async () => {
  const person = await api.signedIn();
  for (let made = 0; made < 60; made++) {
    expect((await person.post('/api/folders', { name: `Folder ${made}` })).status).toBe(201);
  }
  const admin = await api.signedIn({ role: 'admin' });
  for (const formLimit of [0, 250, null]) {
    const { status } = await admin.patch(`/api/admin/users/${person.userId}`, { formLimit });
    expect([formLimit, status]).toEqual([formLimit, 204]);
  }
});

test('CONST-004 D-04 passwords are kept as argon2id with 64 MiB and three passes (decision 008)', async () => {
  expect(await atFullCost(() => hashPassword(TEST_PASSWORD))).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});
