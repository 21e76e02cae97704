import type { EntityManager } from '@mikro-orm/postgresql';
import { bytesOfAccount, LOCK_BYTES } from '../../platform/files/accountBytes.ts';

const INSERT = `
  insert into pictures (name, account_id, size, created_at) select ?, ?, ?, now() from
    (select ${bytesOfAccount('?::uuid')} as bytes) used
  where bytes + ? <= ? returning name`;

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
  await em.execute(LOCK_BYTES.replace('$1', '?'), [accountId]);
  const values = [name, accountId, size, accountId, accountId, size, maxBytes];
  return (await em.execute<unknown[]>(INSERT, values)).length > 0;
}
