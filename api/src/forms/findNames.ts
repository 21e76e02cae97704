import type { EntityManager } from '@mikro-orm/postgresql';

/** Returns the names of users, or their addresses where they gave no name, by id. */
export async function findNames(
  em: EntityManager,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await em.execute<{ id: string; name: string }[]>(
    `select user_id as id, coalesce(nullif(full_name, ''), email) as name from profiles where user_id in (?)`,
    [userIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
