import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormDefinition } from '@inlay/sdk/model';
import { idArray } from '../platform/db/sql.ts';
import { pictureNamesIn } from '../platform/files/pictureName.ts';

const KEEP = `
  with known as materialized (
    select name, max(size) as size from pictures where name = any(?::text[]) group by name)
  insert into pictures (name, account_id, size, created_at) select name, ?, size, now() from known
  on conflict (account_id, name) do update set unused_since = null`;

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
  if (names.length > 0) await em.execute(KEEP, [idArray(names), accountId]);
}
