/** Time-outs of the database, in milliseconds: nothing waits for ever (T33, E6-E9). */
export const DATABASE_TIMEOUTS = {
  connectMs: 1_500,
  statementMs: 2_000,
  lockMs: 1_000,
  idleInTransactionMs: 5_000,
  queryMs: 2_500,
} as const;

/** The same, as node-postgres wants them. */
export const driverTimeouts = {
  connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs,
  statement_timeout: DATABASE_TIMEOUTS.statementMs,
  lock_timeout: DATABASE_TIMEOUTS.lockMs,
  idle_in_transaction_session_timeout: DATABASE_TIMEOUTS.idleInTransactionMs,
  query_timeout: DATABASE_TIMEOUTS.queryMs,
} as const;
