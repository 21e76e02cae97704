import { MINUTE_MS } from '../calendar/durations.ts';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts } from '../config/databaseTimeouts.ts';

/** Time-outs that the server enforces, by the names of its settings. */
export const sessionTimeouts = (timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS) => ({
  statement_timeout: timeouts.statementMs,
  lock_timeout: timeouts.lockMs,
  idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
});

/** Time-outs that the client enforces, as options of node-postgres. */
export const clientTimeouts = (timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS) => ({
  connectionTimeoutMillis: timeouts.connectMs,
  query_timeout: timeouts.queryMs,
});

/**
 * Every setting that sessions need, by its name at the server. Without JIT: by default PostgreSQL compiles a plan that
 * looks expensive for some 12 ms, at each use of a statement of 0.2 ms (decision 082).
 */
export const sessionSettings = (timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS) => ({
  ...sessionTimeouts(timeouts),
  jit: 'off',
});

/** Time-outs of both ends and the other settings, as options of node-postgres. */
export const driverSettings = (timeouts: DatabaseTimeouts = DATABASE_TIMEOUTS) => ({
  ...clientTimeouts(timeouts),
  ...sessionTimeouts(timeouts),
  options: '-c jit=off',
});

/**
 * TCP keep-alive: the system probes a silent connection, so that neither a visitor nor an idle listener is the first
 * to find out that a network drops everything (E9).
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/**
 * Which connections of a pool stay open, as its options: a few always do, for requests that come together, because a
 * new one costs its first statement 40 to 70 ms (decision 082). The others go after a minute without use.
 */
export const keptConnections = { min: 4, idleTimeoutMillis: MINUTE_MS } as const;

/** `options` of a connection for long work, which lift the role's time-outs. */
export const UNBOUND = Object.keys(sessionTimeouts())
  .map((name) => `-c ${name}=0`)
  .join(' ');
