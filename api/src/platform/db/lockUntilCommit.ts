import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Serializes work under a name: waits for other transactions that hold it, then holds it until this one ends. What the
 * others committed is seen by the statements that follow.
 */
export async function lockUntilCommit(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
