/** Time-outs of the database, in milliseconds: nothing waits for ever (T33, E6-E9). */
export const DATABASE_TIMEOUTS = {
  connectMs: 1_500,
  statementMs: 2_000,
  lockMs: 1_000,
  idleInTransactionMs: 5_000,
  queryMs: 2_500,
} as const;

/** What the server keeps, by the names of its settings. */
export const sessionTimeouts = {
  statement_timeout: DATABASE_TIMEOUTS.statementMs,
  lock_timeout: DATABASE_TIMEOUTS.lockMs,
  idle_in_transaction_session_timeout: DATABASE_TIMEOUTS.idleInTransactionMs,
} as const;

/** What this end keeps, as node-postgres wants it. */
export const clientTimeouts = {
  connectionTimeoutMillis: DATABASE_TIMEOUTS.connectMs,
  query_timeout: DATABASE_TIMEOUTS.queryMs,
} as const;

/** Both, as node-postgres wants them. */
export const driverTimeouts = { ...clientTimeouts, ...sessionTimeouts } as const;

/**
 * TCP keep-alive: the system probes a silent connection, so that neither a visitor nor an idle listener is the first
 * to find out that a network drops everything (E9).
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** For work that may take its time, whatever the role is bound to: `options` of a connection. */
export const UNBOUND = Object.keys(sessionTimeouts)
  .map((name) => `-c ${name}=0`)
  .join(' ');
