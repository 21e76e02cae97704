import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';

/** Rows of one transaction. */
export const DELETE_BATCH = 500;

/**
 * Repeats a deletion of up to `DELETE_BATCH` rows, each in its own transaction, until one finds fewer.
 * @returns the number of rows deleted.
 */
export async function deleteInBatches(
  orm: MikroORM,
  remove: (em: EntityManager) => Promise<unknown[]>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const removed = await inTransaction(orm, remove);
    count += removed.length;
    if (removed.length < DELETE_BATCH) return count;
  }
}
