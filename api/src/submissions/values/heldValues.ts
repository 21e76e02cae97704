import type { UniqueValue } from './uniqueValue.ts';

/** What asks the database: a client in a transaction, or an entity manager behind the same words. */
interface ValuesSource {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

interface ValuesForm {
  id: string;
  accountId: string;
}

/** Values that submissions outside the trash have: who goes into it gives theirs away. */
const FIND_USED = `
  select distinct v.value_hash as hash from submission_values v
  join form_submissions s on s.account_id = v.account_id and s.form_id = v.form_id and s.id = v.submission_id
  where v.account_id = $2 and v.form_id = $1 and v.value_hash = any($3::text[]) and s.deleted_at is null
    and v.submission_id <> all($4::uuid[])`;

const KEEP = `
  insert into submission_values (submission_id, form_id, field_id, account_id, value_hash)
  select id, $1, "fieldId", $2, hash
  from jsonb_to_recordset($3::jsonb) as kept (id uuid, "fieldId" text, hash text) order by id
  on conflict (submission_id, form_id, field_id, account_id) do update set value_hash = excluded.value_hash`;

/**
 * Finds which values submissions have, under the lock of the form's row, by which all who take one wait for each other.
 * @param except a submission that may keep its own
 */
export async function findUsedValues(
  database: ValuesSource,
  { id, accountId }: ValuesForm,
  { hashes, except = [] }: { hashes: readonly string[]; except?: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await database.query(FIND_USED, [id, accountId, hashes, except]);
  return new Set((rows as { hash: string }[]).map(({ hash }) => hash));
}

/** Notes the values of stored submissions, in the transaction that found them free. */
export async function keepValues(
  database: ValuesSource,
  { id, accountId }: ValuesForm,
  kept: readonly (UniqueValue & { id: string })[],
): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map((one) => ({ id: one.id, fieldId: one.fieldId, hash: one.hash }));
  await database.query(KEEP, [id, accountId, JSON.stringify(rows)]);
}
