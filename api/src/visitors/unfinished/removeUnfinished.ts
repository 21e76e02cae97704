import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { anyId, run, sql } from '../../platform/db/sql.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import type { RevisionCache } from '../../forms/revisions/revisionCache.ts';
import { dropUploads } from '../../submissions/uploads/keepUploads.ts';
import { uploadsIn } from '../public-forms/unfinished/saveAnswers.ts';

interface Removed {
  revisionId: string;
  answers: Record<string, unknown>;
}

/**
 * Deletes answers in progress for good, with the files that they name; their links say that somebody of the form has
 * (SUBM-116).
 */
export async function removeUnfinished(
  em: EntityManager,
  { config, pool, revisions }: { config: Config; pool: Pool; revisions: RevisionCache },
  { form, ids }: { form: Form; ids: readonly string[] },
): Promise<void> {
  const removed = await run<Removed>(
    em,
    sql`with before as (
        select id, revision_id, answers from unfinished_answers
        where account_id = ${form.accountId} and form_id = ${form.id} and id = ${anyId(ids)} and ended_as is null
        for update)
      update unfinished_answers u set answers = null, email = null, mailed_token = null, ended_as = 'removed'
      from before where u.account_id = ${form.accountId} and u.form_id = ${form.id} and u.id = before.id
      returning before.revision_id as "revisionId", before.answers`,
  );
  for (const { revisionId, answers } of removed) {
    const revision = await revisions.find(revisionId);
    if (!revision) continue;
    const asked = { id: form.id, definition: revision.definition };
    await dropUploads(pool, form, uploadsIn(config, asked, answers));
  }
}
