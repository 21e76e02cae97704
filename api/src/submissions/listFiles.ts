import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionFile } from '../platform/contract/index.ts';
import { sql } from '../platform/db/sql.ts';
import { kyselyIn } from '../platform/entities/kysely.ts';
import { NAMES_UPLOAD } from './namesUpload.ts';

/** Whether the answers of an upload's submission `s` name it still: an edit may have left it out (decision 874). */
const IS_NAMED = sql.raw(NAMES_UPLOAD);

/** Lists the files of a submission that its answers name, with what their checks came to. */
export async function listFiles(
  em: EntityManager,
  { accountId, formId, id }: { accountId: string; formId: string; id: string },
): Promise<SubmissionFile[]> {
  const rows = await kyselyIn(em)
    .selectFrom('uploads')
    .select([
      'id',
      'field_id as fieldId',
      'name',
      'type',
      'state',
      'reason',
      'held_until as heldUntil',
      'sha256',
    ])
    .select(sql<number>`coalesce(stored_size, size)::float8`.as('size'))
    .select(sql<boolean>`state = 'quarantined' and key is not null`.as('isHeld'))
    .where('account_id', '=', accountId)
    .where('form_id', '=', formId)
    .where('submission_id', '=', id)
    .where(sql<boolean>`exists (select from form_submissions s where ${IS_NAMED})`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, heldUntil: row.heldUntil && row.heldUntil.toISOString() }));
}
