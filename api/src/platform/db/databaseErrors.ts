import { READ_ONLY } from './dropReadOnly.ts';

/**
 * Codes of node-postgres and PostgreSQL for an unavailable database: restart, freeze, full disk, no connection
 * left, or a standby after a fail-over.
 */
const CODES = new Set([
  READ_ONLY,
  '25P03',
  '53100',
  '53200',
  '53300',
  '53400',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '08000',
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/**
 * PgBouncer's code while it has no server for a client (protocol_violation), with which it ends the connection: FATAL. A
 * statement with the wrong number of values has the same one as an ERROR.
 */
const POOLER_ALONE = '08P01';
/** Conflicts between transactions: serialization failure, deadlock, lock time-out. */
const COLLISIONS = new Set(['40001', '40P01', '55P03']);
const TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|client has encountered a connection error|client was closed/i;

/** Whether the database is unavailable to every statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has(codeOf(error)) || TEXT.test(error.message) || isDatabaseUnavailable(error.cause);
}

/** Whether the same work may succeed on a retry. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isDatabaseUnavailable(error) || COLLISIONS.has(codeOf(error)) || isTransient(error.cause);
}

/** The code of the error or of its cause, given by PostgreSQL or the network; '' without one. */
export function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return CODES.has(codeOf(error)) ? codeOf(error) : databaseCode(error.cause);
}

/**
 * Whether a cluster refuses a statement that one server runs (feature_not_supported): of rows of several accounts, which
 * lie on several nodes (decision 292). A server alone gives the code to a plan that a migration has outdated.
 */
export function isBeyondCluster(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { routine } = error as { routine?: unknown };
  return (codeOf(error) === '0A000' && routine !== 'RevalidateCachedQuery') || isBeyondCluster(error.cause);
}

function codeOf(error: Error): string {
  const { code, severity, syscall } = error as { code?: unknown; severity?: unknown; syscall?: unknown };
  if (code === POOLER_ALONE && severity === 'FATAL') return '08006';
  // A server that has stopped takes its Unix socket with it.
  return code === 'ENOENT' && syscall === 'connect' ? 'ECONNREFUSED' : String(code);
}
