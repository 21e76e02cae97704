import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { idArray, run, sql } from '../platform/db/sql.ts';
import { pictureNamesIn } from '../platform/files/pictureName.ts';

/**
 * Notes that an account has the pictures of a definition. One of another account, whose form was copied, is its own
 * from now on: the file stays until both are done with it (decision 334).
 */
export async function keepPictures(
  em: EntityManager,
  accountId: string,
  definition: FormDefinition,
): Promise<void> {
  const names = pictureNamesIn(definition);
  if (names.length === 0) return;
  await run(
    em,
    sql`
      with known as materialized (
        select name, max(size) as size from pictures where name = any(${idArray(names)}::text[]) group by name)
      insert into pictures (name, account_id, size, created_at) select name, ${accountId}::uuid, size, now() from known
      on conflict (account_id, name) do update set unused_since = null`,
  );
}
