import { READ_ONLY } from './dropReadOnly.ts';

/**
 * Errors of node-postgres and PostgreSQL that mean "not now": restart, freeze, full disk, no connection left, or a
 * standby in the place of the server (fail-over).
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
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Transactions got into each other's way: serialisation, deadlock, a lock that was waited for too long. */
const COLLISIONS = new Set(['40001', '40P01', '55P03']);
const TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|client has encountered a connection error|client was closed/i;

/** Whether nothing can be asked of the database just now, whatever it is. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CODES.has(codeOf(error)) || TEXT.test(error.message) || isDatabaseAway(error.cause);
}

/** Whether this very work may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isDatabaseAway(error) || COLLISIONS.has(codeOf(error)) || isPassing(error.cause);
}

/** The code that PostgreSQL or the network gave the error, or the error it was caused by; '' without one. */
export function databaseCode(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return CODES.has(codeOf(error)) ? codeOf(error) : databaseCode(error.cause);
}

const codeOf = (error: Error): string => String((error as { code?: unknown }).code);
