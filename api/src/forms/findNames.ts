import type { EntityManager } from '@mikro-orm/postgresql';
import { anyId } from '../platform/db/sql.ts';
import { kyselyIn } from '../platform/entities/kysely.ts';

/** Returns the names of users, or their addresses where they gave no name, by id. */
export async function findNames(
  em: EntityManager,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await kyselyIn(em)
    .selectFrom('profiles')
    .select(['user_id', 'full_name', 'email'])
    .where('user_id', '=', anyId(userIds))
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.full_name || row.email]));
}
