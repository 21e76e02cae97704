import type { PoolClient } from 'pg';
import { compile, type Sql } from './sql.ts';

/** Time-out of a statement that reads all rows of a form or an account, in ms. */
export const STATEMENT_MS = 120_000;

/** Gives a query that time, in place of the client's, which is meant for requests. */
export const slow = (query: Sql) => ({ ...compile(query), query_timeout: STATEMENT_MS });

/** Begins a transaction with one snapshot for all statements that follow. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query(`
    begin isolation level repeatable read, read only;
    set local statement_timeout = ${STATEMENT_MS};
    set local idle_in_transaction_session_timeout = 60000;
    set local datestyle = 'ISO, YMD';
    -- All rows are wanted, not the first few soon: a plan for these would wander through the table.
    set local cursor_tuple_fraction = 1;
    -- The planner cannot know that a form's rows lie in the order of their times, and would sort the whole table.
    set local random_page_cost = 1.1;
    set local max_parallel_workers_per_gather = 0`);
}
