import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionFile } from '../platform/contract/index.ts';

const FILES = `
  select id, field_id as "fieldId", name, coalesce(stored_size, size)::float8 as size, type, state, reason,
    state = 'quarantined' and key is not null as "isHeld", held_until as "heldUntil", sha256
  from uploads where account_id = ? and form_id = ? and submission_id = ? order by id`;

/** Lists the files of a submission, with what their checks came to. */
export async function listFiles(
  em: EntityManager,
  { accountId, formId, id }: { accountId: string; formId: string; id: string },
): Promise<SubmissionFile[]> {
  const rows = await em.execute<(Omit<SubmissionFile, 'heldUntil'> & { heldUntil: Date | string | null })[]>(
    FILES,
    [accountId, formId, id],
  );
  return rows.map((row) => ({
    ...row,
    heldUntil: row.heldUntil && new Date(row.heldUntil).toISOString(),
  }));
}
