import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from './sql.ts';

/**
 * Serializes work under a name: waits for other transactions that hold it, then holds it until this one ends. What the
 * others committed is seen by the statements that follow.
 */
export async function lockUntilCommit(em: EntityManager, name: string): Promise<void> {
  await run(em, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
