import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { useTestApi, type TestPerson, type BuiltForm } from '../../../../tests/support/api/testApi.ts';
import { loadForeignKeys, loadKeys } from './sharding/loadSchema.ts';

/** Tenant tables: account_id is a column, part of a key and part of every reference between them. */
const TENANT_TABLES = [
  'account_grants',
  'account_invitations',
  'account_models',
  'account_spam',
  'api_keys',
  'brand_kits',
  'bulk_job_changes',
  'bulk_jobs',
  'client_folder_shares',
  'client_folders',
  'client_form_reads',
  'client_reads',
  'clients',
  'deliveries',
  'digest_periods',
  'email_clicks',
  'embed_reports',
  'exports',
  'form_addresses',
  'form_blocks',
  'form_drafts',
  'form_looks_before',
  'form_publishing',
  'form_quotas',
  'form_redirects',
  'form_result_additions',
  'form_result_blocks',
  'form_result_changes',
  'form_result_columns',
  'form_result_counts',
  'form_result_deltas',
  'form_result_states',
  'form_revisions',
  'form_stats_days',
  'form_stats_details',
  'form_stats_versions',
  'form_submissions',
  'form_templates',
  'form_websites',
  'forms',
  'idempotent_answers',
  'invitation_lists',
  'invitation_stops',
  'invitations',
  'legal_holds',
  'mail_consents',
  'mail_links',
  'model_drafts',
  'notification_recipients',
  'person_erasures',
  'pictures',
  'recurring_exports',
  'refused_submissions',
  'reply_templates',
  'saved_views',
  'shared_results',
  'shared_states',
  'submission_browsers',
  'submission_comments',
  'submission_entries',
  'submission_marks',
  'submission_notes',
  'submission_notices',
  'submission_quotas',
  'submission_statuses',
  'submission_tags',
  'submission_values',
  'submission_versions',
  'submission_work',
  'tags',
  'unfinished_answers',
  'uploads',
  'webhooks',
  'weekly_reports',
];

/** Every other table, and why its rows are no account's. */
const PLATFORM_TABLES: Readonly<Record<string, string>> = {
  account_addresses: 'found by its word, before the account is known',
  account_members: 'asked by user, before their account is known',
  accounts: 'the tenants themselves',
  client_sessions: 'found by a token, before the client and their account are known',
  contact_messages: 'from a person to the owner of the platform',
  directory_group_members: 'people in groups of a directory, whatever account they work in',
  directory_groups: 'of a directory, for rules of every account',
  directory_people: 'a person’s, whatever account they work in',
  erased_remains: 'ids of what is gone, whose form may be gone as well',
  erasures: 'ids of what is gone, which outlive their account',
  file_removals: 'files without a row, which outlive their account',
  log_entries: 'the log of the installation, which outlives what it tells of',
  log_heads: 'the same',
  login_attempts: 'counted by address, whether it has an account or not',
  oauth_records: 'found by a token, before the person is known',
  one_time_tokens: 'found by a token, before anybody is known',
  passkeys: 'a person’s, whatever account they work in',
  platform_settings: 'of the installation',
  profiles: 'a person’s, whatever account they work in',
  rate_limits: 'counted by source and by limit',
  recovery_codes: 'a person’s, whatever account they work in',
  schema_migrations: 'of the installation',
  security_events: 'outlive the accounts they speak of',
  submit_attempts: 'counted by a keyed hash of form and source',
  used_captcha_tokens: 'spent before a submission is anybody’s',
  user_identities: 'a person’s, whatever account they work in',
  user_sessions: 'found by a token, before the user and their account are known',
  users: 'persons, who belong to accounts through account_members',
  visit_marks: 'of one page load, kept for a day',
};

/** References to a tenant table by its id only. */
const ACROSS_ACCOUNTS: Readonly<Record<string, string>> = {
  'client_folder_shares -> clients':
    'an administrator shows a folder of any account to a client of the platform',
  'client_form_reads -> clients': 'the same',
  'client_reads -> clients': 'the same',
  'client_sessions -> clients': 'a session knows its client, whose account is the platform’s',
  'forms -> clients': 'an administrator shows a form of any account to a client of the platform',
  'submission_comments -> clients': 'a client of the platform comments on a form of any account',
};

/** Keys without account_id: of rows that are found before their account is known. */
const KEYS_OF_AN_ID: Readonly<Record<string, string>> = {
  clients_email_unique: 'the address a client signs in with',
  clients_pkey: 'the id in a client’s session',
  forms_pkey: 'the id in a form’s public address',
  shared_results_token: 'the secret in a link to results',
};
const api = useTestApi();
let owner: TestPerson;
let stranger: TestPerson;
let form: BuiltForm;

beforeAll(async () => {
  owner = await api.signedIn();
  stranger = await api.signedIn();
  form = await api.buildForm(owner, createEmptyDefinition('Mine'));
});

const query = (sql: string, values: unknown[] = []) => api.database.query(sql, values);

test('every table is an account’s or the platform’s, with a reason', async () => {
  const found = await query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const known = [...TENANT_TABLES, ...Object.keys(PLATFORM_TABLES)].sort();
  expect(found.map((row) => row['table_name'])).toEqual(known);
});

test('a tenant table names its account, always and by one name', async () => {
  const found = await query(
    `select table_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id' and table_name <> all($1) order by 1`,
    [Object.keys(PLATFORM_TABLES)],
  );
  expect(found).toEqual(
    TENANT_TABLES.map((name) => ({ table_name: name, data_type: 'uuid', is_nullable: 'NO' })),
  );
  const others = await query(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and column_name in ('user_id', 'owner_id') order by 1`,
    [TENANT_TABLES],
  );
  // A role, a mark, a weekly mail and a recurring export belong to a user.
  expect(others).toEqual([
    { table_name: 'account_grants', column_name: 'user_id' },
    { table_name: 'recurring_exports', column_name: 'user_id' },
    { table_name: 'submission_marks', column_name: 'user_id' },
    { table_name: 'weekly_reports', column_name: 'user_id' },
  ]);
});

test('whatever hangs on a submission names its form as well', async () => {
  const found = await query(
    `select table_name from information_schema.columns c
     where table_schema = 'public' and column_name = 'submission_id' and not exists (
       select from information_schema.columns o
       where o.table_name = c.table_name and o.table_schema = 'public' and o.column_name = 'form_id')`,
  );
  expect(found).toEqual([]);
});

test('no key repeats another: ON CONFLICT sees one, and two writers at once would break the other', async () => {
  const keys = (await loadKeys(api.database)).filter(({ table }) => TENANT_TABLES.includes(table));
  const repeated = keys.filter(({ name, table, columns }) =>
    keys.some(
      (other) =>
        other.table === table && other.name !== name && other.columns.every((one) => columns.includes(one)),
    ),
  );
  // Both repeat a primary key, for references that name the account; an id is created once, so no writers
  // clash.
  expect(repeated.map(({ name }) => name).sort()).toEqual(['clients_account', 'forms_account']);
});

test('every key of a tenant table names the account, so that its rows can lie on one node', async () => {
  const without = (await loadKeys(api.database)).filter(
    ({ table, columns }) => TENANT_TABLES.includes(table) && !columns.includes('account_id'),
  );
  expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(KEYS_OF_AN_ID).sort());
});

test('T1 references to a tenant table carry the account, so no row belongs to two', async () => {
  const keys = await loadForeignKeys(api.database);
  const byId = keys.filter(
    ({ to, columns, targets }) =>
      TENANT_TABLES.includes(to) && targets[columns.indexOf('account_id')] !== 'account_id',
  );
  expect(byId.map(({ from, to }) => `${from} -> ${to}`).sort()).toEqual(Object.keys(ACROSS_ACCOUNTS));
});

test('T1 every tenant table leads to its account by foreign keys', async () => {
  const keys = await loadForeignKeys(api.database);
  const reaches = new Set(['accounts']);
  for (let grown = true; grown;) {
    const before = reaches.size;
    for (const { from, to, columns } of keys) {
      if (reaches.has(to) && columns.includes('account_id')) reaches.add(from);
    }
    grown = reaches.size > before;
  }
  expect(TENANT_TABLES.filter((table) => !reaches.has(table))).toEqual([]);
});

test('T1 columns that name a row of a tenant table are held by a foreign key', async () => {
  const keys = await loadForeignKeys(api.database);
  const held = new Set(keys.flatMap(({ from, columns }) => columns.map((column) => `${from}.${column}`)));
  const named = await query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name = any($1) order by 1`,
    [['form_id', 'submission_id', 'revision_id', 'webhook_id', 'tag_id', 'client_id', 'client_folder_id']],
  );
  // The records outlive the client, the form and the submission that they concern; a trigger keeps the others (decision 292).
  expect(named.map(({ name }) => name).filter((name) => !held.has(name))).toEqual([
    'email_clicks.submission_id',
    'erased_remains.form_id',
    'erased_remains.submission_id',
    'legal_holds.form_id',
    'legal_holds.submission_id',
    'log_entries.form_id',
    'mail_links.submission_id',
    'model_drafts.form_id',
    'security_events.client_id',
  ]);
});

const submit = (accountId: string, id = randomUUID()) =>
  query(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     values ($1, $2, $3, $4, '{}', now(), $1, 'x', $5)`,
    [id, form.id, accountId, form.revisionId, id.slice(0, 18)],
  );

test('T1 a submission stands under the account of its form, whatever writes it, and never moves', async () => {
  await expect(submit(stranger.accountId)).rejects.toThrow(/foreign key/);
  const id = randomUUID();
  await submit(owner.accountId, id);
  await expect(
    query('update form_submissions set account_id = $2 where id = $1', [id, stranger.accountId]),
  ).rejects.toThrow(/foreign key/);
  await expect(
    query(
      `insert into submission_notes (id, submission_id, form_id, account_id, author_id, text, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'x', now())`,
      [id, form.id, stranger.accountId, stranger.userId],
    ),
  ).rejects.toThrow(/foreign key/);
});

test('T1 a form never changes its account, nor lies in a folder of another', async () => {
  await expect(
    query('update forms set account_id = $2 where id = $1', [form.id, stranger.accountId]),
  ).rejects.toThrow(/foreign key/);
  const { body } = await stranger.post('/api/folders', { name: 'Theirs' });
  await expect(
    query('update forms set client_folder_id = $2 where id = $1', [form.id, body.id]),
  ).rejects.toThrow(/foreign key/);
});

test('a folder that goes leaves its forms where they are', async () => {
  const { body: folder } = await owner.post('/api/folders', { name: 'Mine' });
  await query('update forms set client_folder_id = $2 where id = $1', [form.id, folder.id]);
  expect((await owner.delete(`/api/folders/${folder.id}`)).status).toBe(204);
  expect(await query('select account_id, client_folder_id from forms where id = $1', [form.id])).toEqual([
    { account_id: owner.accountId, client_folder_id: null },
  ]);
});

test('an account has an id of its own, and takes all that is its along', async () => {
  const leaving = await api.signedIn();
  expect(leaving.accountId).not.toBe(leaving.userId);
  await api.buildForm(leaving, createEmptyDefinition('Going'));
  await query('delete from accounts where id = $1', [leaving.accountId]);
  expect(await query('select 1 from forms where account_id = $1', [leaving.accountId])).toEqual([]);
});
