import { randomUUID } from 'node:crypto';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { run } from '../db/sql.ts';
import { removeErasedForm } from '../../submissions/trash/removeErasedForm.ts';
import { applyErasures, ERASED_KINDS, recordErasure, type Erasure } from './erasures.ts';

const api = useTestApi();

const definition = withFields(createEmptyDefinition('Contact'), [
  { ...createField('text'), id: 'name', label: 'Name' },
]);

async function formWith(count: number) {
  const owner = await api.signedIn();
  const form = await api.buildForm(owner, definition);
  const rows = await api.database.query<{ id: string }>(
    `insert into form_submissions (id, form_id, account_id, revision_id, submission_data, submitted_at,
       idempotency_key, content_hash, receipt_code)
     select gen_random_uuid(), $1, $2, $3, jsonb_build_object('name', 'visitor ' || n),
       date_trunc('milliseconds', now()), gen_random_uuid(), '', gen_random_uuid()::text
     from generate_series(1, $4::int) n returning id`,
    [form.id, owner.accountId, form.revisionId, count],
  );
  return { owner, form, ids: rows.map(({ id }) => id) };
}

const ledger = (accountId: string) =>
  api.database.query<{ kind: string; id: string }>(
    'select kind, id from erasures where account_id = $1 order by kind, id',
    [accountId],
  );

test('BACKUP-009 what is deleted for good from the trash is noted by its id, and nothing that can come back', async () => {
  const { owner, ids } = await formWith(3);
  const [gone, trashed] = ids;
  await owner.post('/api/submissions/trash', { ids: [gone, trashed] });
  expect(await ledger(owner.accountId)).toEqual([]);
  expect((await owner.post('/api/submissions/delete', { ids: [gone] })).status).toBe(200);
  expect(await ledger(owner.accountId)).toEqual([{ kind: 'submission', id: gone }]);
  const columns = await api.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'erasures' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['account_id', 'erased_at', 'id', 'kind', 'proof']);
});

test('BACKUP-009 a form that is deleted notes itself and each of its submissions', async () => {
  const { owner, form, ids } = await formWith(4);
  await api.database.query('update forms set erased_at = now() where id = $1', [form.id]);
  await removeErasedForm(api.deps.orm, { formId: form.id, accountId: owner.accountId });
  expect(await ledger(owner.accountId)).toEqual([
    { kind: 'form', id: form.id },
    ...ids.toSorted().map((id) => ({ kind: 'submission', id })),
  ]);
});

test('BACKUP-008 a ledger erases again what a restored database has, and only that', async () => {
  const [first, second, other] = [await formWith(3), await formWith(2), await formWith(2)];
  const erasedAt = new Date().toISOString();
  const entry = (kind: string, accountId: string, id: string): Erasure => ({ kind, accountId, id, erasedAt });
  const entries = [
    entry('submission', first.owner.accountId, first.ids[0]!),
    entry('form', second.owner.accountId, second.form.id),
    // Of another account, so that it is not the one that was erased.
    entry('submission', first.owner.accountId, other.ids[0]!),
    entry('submission', first.owner.accountId, '01900000-0000-7000-8000-000000000001'),
  ];
  const client = new pg.Client({ connectionString: api.database.connectionString });
  await client.connect();
  try {
    expect(await applyErasures(client, entries)).toBe(4);
    expect(await applyErasures(client, entries)).toBe(0);
    await expect(
      applyErasures(client, [entry('person', first.owner.accountId, first.ids[0]!)]),
    ).rejects.toThrow('This version cannot erase a person again');
  } finally {
    await client.end();
  }
  const note = { kind: 'note', accountId: first.owner.accountId, id: first.ids[1]! } as const;
  await inTransaction(api.deps.orm, (em) => run(em, recordErasure(note)));
  const left = await api.database.query<{ id: string }>(
    'select id from form_submissions where id = any($1)',
    [[...first.ids, ...second.ids, ...other.ids]],
  );
  expect(left.map(({ id }) => id).sort()).toEqual([...first.ids.slice(1), ...other.ids].sort());
  expect(await ledger(first.owner.accountId)).toContainEqual({ kind: 'note', id: first.ids[1] });
});

test('BACKUP-008 PRIV-005 what was erased with a person is erased again: their rows go, and texts of others are emptied', async () => {
  const { owner, form, ids } = await formWith(1);
  const [submissionId = ''] = ids;
  const noteId = randomUUID();
  await api.database.query(
    `insert into submission_notes (id, form_id, account_id, submission_id, text, created_at)
     values ($1, $2, $3, $4, 'About Ada', now())`,
    [noteId, form.id, owner.accountId, submissionId],
  );
  const erasedAt = '2026-11-30T09:30:00.000Z';
  const unknown = ERASED_KINDS.map((kind) => ({
    kind,
    accountId: owner.accountId,
    id: randomUUID(),
    erasedAt,
  }));
  const client = new pg.Client({ connectionString: api.database.connectionString });
  await client.connect();
  try {
    expect(await applyErasures(client, unknown)).toBe(0);
    expect(
      await applyErasures(client, [{ kind: 'note', accountId: owner.accountId, id: noteId, erasedAt }]),
    ).toBe(1);
  } finally {
    await client.end();
  }
  expect(await api.database.query('select text from submission_notes where id = $1', [noteId])).toEqual([
    { text: '[erased]' },
  ]);
});
