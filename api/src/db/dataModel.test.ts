import { readFileSync } from 'node:fs';
import { ADDRESS_PARTS, createEmptyDefinition, createField, FIELD_TYPE_ORDER } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestApi,
  TEST_PASSWORD,
  type TestApi,
  type TestPerson,
} from '../../../tests/support/api/testApi.ts';

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
const section = (/^## 2\. Data model$(.*?)^## 3\./ms.exec(specification) ?? [])[1] ?? '';

interface Column {
  type: string;
  isNullable: boolean;
  default: string | null;
}
let api: TestApi;
let owner: TestPerson;
/** Tables with their columns, as the database has them. */
const tables = new Map<string, Map<string, Column>>();
const columnsOf = (table: string): string[] => [...(tables.get(table)?.keys() ?? [])];

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  const rows = await api.database.query<Record<string, string>>(
    `select table_name, column_name, data_type, is_nullable, column_default
     from information_schema.columns where table_schema = 'public'`,
  );
  for (const row of rows) {
    const table = tables.get(row['table_name'] ?? '') ?? new Map<string, Column>();
    tables.set(row['table_name'] ?? '', table);
    table.set(row['column_name'] ?? '', {
      type: row['data_type'] ?? '',
      isNullable: row['is_nullable'] === 'YES',
      default: row['column_default'] ?? null,
    });
  }
});
afterAll(() => api.stop());

/** What a row of DATA lists after its colon, without remarks in brackets. */
function partsOf(id: string): string[] {
  const text = new RegExp(`^\\| ${id} \\| [^:]+: (.*) \\|$`, 'm').exec(specification)?.[1] ?? '';
  return text.replace(/ ?\([^)]*\)/g, '').split(/[,;] (?:header fields )?/);
}

// What stands elsewhere by decision: D-102 a redirect has its submission, D-137 only a token's hash is kept.
const RENAMED: Record<string, string> = {
  'form_redirects.submitted_at': 'redirected_at',
  'form_redirects.submission_data': 'submission_id',
};
/** Of a form, and kept where it changes: D-184 in its revisions, D-61 as addresses, D-78 made from the id. */
const SERVED = new Set(['fields', 'settings', 'embed_code', 'notification_emails']);

test.each([
  ['DATA-001', 'profiles'],
  ['DATA-003', 'clients'],
  ['DATA-005', 'forms'],
  ['DATA-009', 'client_folders'],
  ['DATA-010', 'form_submissions'],
  ['DATA-011', 'form_redirects'],
  ['DATA-012', 'email_clicks'],
  ['DATA-013', 'user_notification_emails'],
  ['DATA-014', 'security_events'],
  ['DATA-016 D-174', 'login_attempts'],
  ['DATA-017', 'contact_messages'],
  ['DATA-025', 'form_templates'],
  ['DATA-026', 'bulk_jobs'],
  ['DATA-027', 'exports'],
  ['DATA-028', 'form_stats_versions'],
  ['DATA-029', 'mail_links'],
  ['DATA-030', 'passkeys'],
  ['DATA-031', 'recovery_codes'],
  ['DATA-032', 'saved_views'],
  ['DATA-033', 'submission_marks'],
  ['DATA-034', 'submission_notes'],
  ['DATA-035', 'submission_notices'],
  ['DATA-036', 'submission_tags'],
  ['DATA-037', 'tags'],
  ['DATA-038', 'webhook_deliveries'],
  ['DATA-039', 'webhooks'],
])('%s every field of %s is kept', (ids, table) => {
  const parts = partsOf(ids.slice(0, 8)).filter((part) => !SERVED.has(part));
  expect(parts.length).toBeGreaterThan(3);
  expect(columnsOf(table)).toEqual(
    expect.arrayContaining(parts.map((part) => RENAMED[`${table}.${part}`] ?? part)),
  );
});

/** Fields of section 2: `a, b and c` may share a line; the type says whether there may be none. */
function describedFields(): { table: string; field: string; type: string }[] {
  return section.split(/^\*\*(?=\w+\*\*)/m).flatMap((block) => {
    const table = /^\w+/.exec(block)?.[0] ?? '';
    return [...block.matchAll(/^\| ([a-z_, ]+) \| ([^|]+) \|/gm)].flatMap(([, names = '', type = '']) =>
      names === 'field' ? [] : names.split(', ').map((field) => ({ table, field, type })),
    );
  });
}

test('DATA-001 DATA-010 D-173 the data model of the specification is the database’s', () => {
  const fields = describedFields();
  expect(fields.length).toBeGreaterThan(120);
  const wrong = fields.filter(({ table, field, type }) => {
    const column = tables.get(table)?.get(field);
    return !column || column.isNullable !== /\bnull\b/.test(type);
  });
  expect(wrong).toEqual([]);
  const ids = [...tables].flatMap(([table, columns]) => {
    const id = columns.get('id');
    return id && table !== 'schema_migrations' ? [id.type] : [];
  });
  expect(new Set(ids)).toEqual(new Set(['uuid']));
});

test('DATA-002 DATA-006 defaults and what may be empty', () => {
  expect(tables.get('profiles')?.get('notifications_enabled')?.default).toBe('true');
  for (const column of ['assigned_to_user_id', 'client_id']) {
    expect(tables.get('forms')?.get(column)?.isNullable).toBe(true);
  }
});

test('DATA-004 CLNT-011 D-137 a client’s session has a token, of which the hash is kept, and its end', async () => {
  expect(columnsOf('client_sessions')).toEqual(expect.arrayContaining(['token_hash', 'expires_at']));
  await api.signedInClient();
  const [kept] = await api.database.query(
    'select token_hash, expires_at > now() as lasts from client_sessions',
  );
  expect(kept).toEqual({ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/), lasts: true });
});

test('DATA-005 DATA-007 D-61 D-78 D-184 what callers get of a form: fields, style, addresses, embed code', async () => {
  const fields = FIELD_TYPE_ORDER.map((type) => ({ ...createField(type), id: type }));
  const definition = { ...createEmptyDefinition('All'), fields, customStyles: { primaryColor: '#112233' } };
  const { body: form } = await owner.post('/api/forms', { definition });
  await owner.post(`/api/forms/${form.id}/notification-emails`, { email: 'team@example.com', label: 'Team' });
  const { body } = await owner.get(`/api/forms/${form.id}`);
  expect(body.definition).toMatchObject({ fields, customStyles: { primaryColor: '#112233' } });
  expect(body.embed.code).toContain(`/embed/${form.id}`);
  const { body: told } = await owner.get(`/api/forms/${form.id}/notification-emails`);
  // Beside whoever made the form (D-192).
  expect(told.emails).toContainEqual(
    expect.objectContaining({ email: 'team@example.com', label: 'Team', isEnabled: true }),
  );
});

test('DATA-008 a field has the parts the specification names, and those its type needs', () => {
  const [text, header] = [createField('text'), createField('header')];
  const [parts, ofHeader] = [partsOf('DATA-008').slice(0, 8), partsOf('DATA-008').slice(8)];
  const select = createField('select');
  expect(Object.keys({ ...text, ...select })).toEqual(expect.arrayContaining(parts));
  expect(Object.keys(header)).toEqual(expect.arrayContaining(ofHeader));
});

test('DATA-020 an address has the parts the specification names', () => {
  expect(ADDRESS_PARTS).toEqual(partsOf('DATA-020'));
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
  const [user] = await api.database.query<{ password_hash: string }>(
    'select password_hash from users limit 1',
  );
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});
