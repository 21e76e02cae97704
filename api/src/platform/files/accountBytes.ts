import { sql, type Sql } from '../db/sql.ts';

/** Locks what an account stores until the transaction ends: two files never share its last bytes. */
export const lockBytes = (accountId: string): Sql =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${accountId}`}, 0))`;

/** Bytes that an announced file reserves before it has arrived, at most: what is announced is no file yet. */
export const RESERVED_BYTES = 1_000_000;

/**
 * The bytes of an upload: of one that arrives, those that are here, and a small reserve for some minutes; of a refused
 * one, or one whose time in quarantine is over, none.
 */
export const BYTES_OF_UPLOAD = sql`
  case when state = 'receiving'
      then greatest(coalesce(received, 0), case when expires_at > now() then least(size, ${sql.lit(RESERVED_BYTES)}) else 0 end)
    when state = 'refused' or (state = 'quarantined' and key is null) then 0
    else coalesce(stored_size, size) end`;

/** The bytes of an account's files: what visitors uploaded, and the pictures in its forms. */
export const bytesOfAccount = (accountId: string): Sql => sql`
  (select coalesce(sum(${BYTES_OF_UPLOAD}), 0) from uploads where account_id = ${accountId}::uuid)
  + (select coalesce(sum(size), 0) from pictures where account_id = ${accountId}::uuid)`;
