import type { PoolClient } from 'pg';
import { compile, sql } from '../../platform/db/sql.ts';
import { ofForm, type BlockForm } from './blockForm.ts';

/** One builder of a form at a time; the number is next to those of the counters. */
export const TRY_LOCK = 'select pg_try_advisory_lock(7310045, hashtext($1)) as held';
const WAIT_FOR_LOCK = 'select pg_advisory_lock(7310045, hashtext($1))';
export const UNLOCK = 'select pg_advisory_unlock(7310045, hashtext($1))';

/**
 * Drops the blocks of a form, which are built anew. Waits for the builder that is at work: it would add a block behind
 * those that go, and blocks have no gaps.
 */
export async function dropBlocks(client: PoolClient, form: BlockForm): Promise<void> {
  await client.query(WAIT_FOR_LOCK, [form.id]);
  await dropFrom(client, form, 1);
  await client.query(UNLOCK, [form.id]);
}

/** Drops a block and those behind it. Only for the builder. */
export async function dropFrom(client: PoolClient, form: BlockForm, block: number): Promise<void> {
  await client.query(
    compile(sql`delete from form_result_blocks where ${ofForm(form)} and block >= ${block}`),
  );
}
