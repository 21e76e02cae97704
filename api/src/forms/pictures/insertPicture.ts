import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../../platform/db/sql.ts';
import { bytesOfAccount, lockBytes } from '../../platform/files/accountBytes.ts';

/** A picture in the file store. `size`: bytes, of all its versions. */
interface NewPicture {
  name: string;
  accountId: string;
  size: number;
}

/** Inserts a picture; false when the account has no room for it. */
export async function insertPicture(
  em: EntityManager,
  { name, accountId, size }: NewPicture,
  maxBytes: number,
): Promise<boolean> {
  await run(em, lockBytes(accountId));
  const inserted = await run(
    em,
    sql`
      insert into pictures (name, account_id, size, created_at)
      select ${name}, ${accountId}::uuid, ${size}::bigint, now() from (select ${bytesOfAccount(accountId)} as bytes) used
      where bytes + ${size}::bigint <= ${maxBytes}::bigint returning name`,
  );
  return inserted.length > 0;
}
