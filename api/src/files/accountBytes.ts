/** Locks what an account stores until the transaction ends: two files never share its last bytes. `$1` is the account. */
export const LOCK_BYTES = `select pg_advisory_xact_lock(hashtextextended('uploads:' || $1, 0))`;

/**
 * The bytes of an account's files: what visitors uploaded, and the pictures in its forms. Of refused and quarantined
 * files only the row is left.
 */
export const bytesOfAccount = (account: string): string => `
  (select coalesce(sum(size), 0) from uploads where account_id = ${account} and state not in ('refused', 'quarantined'))
  + (select coalesce(sum(size), 0) from pictures where account_id = ${account})`;
