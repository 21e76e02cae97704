/** Time-outs of every connection to the database, in ms. */
export interface DatabaseTimeouts {
  /** Longest wait for a connection: of people who are signed in, of jobs and of commands. */
  readonly connectMs: number;
  /** The same on the way of a submission, which its browser sends again, and of health checks. */
  readonly submitConnectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
  /** Time for the answer to a statement, also from a server that keeps no time-outs. */
  readonly queryMs: number;
}

/** The time-outs of every installation (T33, E6-E9). */
export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connectMs: 10_000,
  submitConnectMs: 1_500,
  statementMs: 2_000,
  lockMs: 1_000,
  idleInTransactionMs: 5_000,
  queryMs: 2_500,
};
