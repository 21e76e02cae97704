import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubmissionEntry } from '../../platform/contract/index.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';

/** Most entries of one submission that are shown: the newest. */
const MOST_ENTRIES = 200;

/** Lists what happened to a submission, oldest first. The caller has checked access. */
export async function listEntries(
  em: EntityManager,
  { accountId, id }: Pick<Submission, 'accountId' | 'id'>,
): Promise<SubmissionEntry[]> {
  const newest = await kyselyIn(em)
    .selectFrom('submission_entries as e')
    .leftJoin('profiles as p', 'p.user_id', 'e.author_id')
    .select(['e.id', 'e.kind', 'e.text', 'e.address', 'e.subject', 'e.created_at', 'p.full_name', 'p.email'])
    .where('e.account_id', '=', accountId)
    .where('e.submission_id', '=', id)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  return newest.toReversed().map(({ created_at: createdAt, full_name: name, email, ...entry }) => ({
    ...entry,
    author: name || email,
    createdAt: createdAt.toISOString(),
  }));
}
