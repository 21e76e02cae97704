/** Rows of every table that came after the first schema, and of those that got columns since. */
import { randomUUID } from 'node:crypto';

/**
 * Adds them to an account.
 * @param {{query: (sql: string, values?: unknown[]) => Promise<object[]>}} database
 * @param {{user: string, account: string, form: string}} of the account, its owner and a form of it.
 */
export async function addLaterRows(database, { user: user_id, account: account_id, form: form_id }) {
  const id = randomUUID();
  const created_at = new Date();
  const add = (table, row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`);
    return database.query(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };
  const email = 'ada@example.com';
  const account = { id, account_id, created_at };
  const form = { form_id, account_id };
  await add('brand_kits', {
    ...account,
    name: 'Wren',
    styles: '{}',
    website: 'wren.example',
    defaulted_at: created_at,
  });
  await add('client_folders', { ...account, name: 'Wren', brand_kit_id: id });
  await add('form_looks_before', { ...form, kit_id: id, live: '{}', created_at });
  await add('account_grants', { ...account, user_id, folder_id: id, role: 'viewer' });
  await add('account_invitations', {
    ...account,
    email,
    role: 'editor',
    invited_by: user_id,
    expires_at: created_at,
  });
  await add('api_keys', { ...account, created_by: user_id, name: 'Key', secret_hash: 'x', scopes: '[]' });
  await add('idempotent_answers', {
    account_id,
    key_id: id,
    name: 'once',
    request_hash: 'x',
    answer: '{}',
    created_at,
  });
  await add('refused_submissions', {
    ...form,
    count: 1,
    sources: [1],
    first_at: created_at,
    last_at: created_at,
  });
  const [{ current_revision_id: revision_id }] = await database.query(
    'select current_revision_id from forms where id = $1',
    [form_id],
  );
  await add('unfinished_answers', {
    id,
    ...form,
    revision_id,
    answers: '{}',
    idempotency_key: id,
    token_hash: 'x',
    version: 1,
    saved_by: 'x',
    language: 'en',
    started_at: created_at,
    saved_at: created_at,
    expires_at: created_at,
  });
  await add('form_websites', { ...form, website: 'wren.example', seen_at: created_at });
  await add('deliveries', {
    ...account,
    form_id,
    channel: 'mail',
    kind: 'submission_notification',
    recipient: email,
    state: 'failed',
  });
  await database.query(
    `insert into submission_versions (submission_id, version, form_id, account_id, kind, answers, revision_id,
       changed_at, is_by_visitor)
     select id, 1, form_id, account_id, 'edited', '{}', revision_id, now(), true
     from form_submissions where account_id = $1 and form_id = $2 limit 1`,
    [account_id, form_id],
  );
  const hash = Buffer.alloc(32);
  await add('log_entries', {
    entry: 1,
    kind: 'sent',
    row_id: id,
    row_at: created_at,
    digest: hash,
    mac: hash,
  });
  await add('log_heads', {
    number: 1,
    first_entry: 1,
    last_entry: 1,
    root: hash,
    previous: hash,
    sealed_at: created_at,
    state: '{}',
    key_id: 'key',
    signature: hash,
  });
  await add('tags', { ...account, name: 'new', color: 'red' });
  await add('user_identities', {
    id,
    user_id,
    issuer: 'https://id.example',
    subject: 'x',
    email,
    created_at,
  });
  await add('directory_people', {
    user_id,
    user_name: email,
    user_name_key: email,
    updated_at: created_at,
    created_at,
  });
}

/** Returns the number of rows of every table. */
export async function countAllRows(database) {
  const tables = await database.query(
    `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  const counts = {};
  for (const { name } of tables) {
    const [{ count }] = await database.query(`select count(*)::int as count from ${name}`);
    counts[name] = count;
  }
  return counts;
}
