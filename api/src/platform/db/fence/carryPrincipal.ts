import type pg from 'pg';
import { PrincipalQuery, setText } from './principalQuery.ts';
import { findRowPrincipal, type RowPrincipal } from '../../process/rowPrincipal.ts';

const BEGIN = /^\s*(?:begin|start\s+transaction)\b/i;
const ROLLBACK_TO = /^\s*rollback\s+(?:work\s+|transaction\s+)?to\b/i;
const END = /^\s*(?:commit|rollback|end|abort)\b/i;

/** Begins and ends a transaction, without a statement of its own in between. */
const isControl = (text: string): boolean => BEGIN.test(text) || END.test(text);

/**
 * A kind of connection whose statements carry for whom they run, as the row policies ask (decision 907). A transaction is
 * told once, when it begins; a single statement with itself.
 * @param keepsStatements whether the server keeps prepared statements for a connection.
 */
export const carryPrincipal = (Base: typeof pg.Client, keepsStatements = true): typeof pg.Client =>
  class extends Base {
    /** Whether a transaction was begun, as far as statements were sent. */
    #isInTransaction = false;
    /** What the transaction was told last; null where that is not known. */
    #told: RowPrincipal | null = null;

    override query(...sent: unknown[]): never {
      const send = super.query.bind(this) as (...sent: unknown[]) => never;
      const [statement] = sent;
      const text = textOf(statement);
      if (text === null) return send(...sent);
      const principal = findRowPrincipal();
      if (isControl(text)) return send(...this.#control(text, sent, principal));
      if (this.#isInTransaction && this.#told === principal) return send(...sent);
      if (principal === null && !this.#isInTransaction) return send(...sent);
      if (this.#isInTransaction) this.#told = principal;
      return withPromise(
        new PrincipalQuery({ principal: principal ?? '', keepsStatements }, sent),
        sent,
        send,
      );
    }

    /** Notes where a transaction begins and ends, and tells a new one whose it is. */
    #control(text: string, sent: readonly unknown[], principal: RowPrincipal | null): readonly unknown[] {
      if (ROLLBACK_TO.test(text)) {
        this.#told = null;
        return sent;
      }
      this.#isInTransaction = BEGIN.test(text);
      this.#told = this.#isInTransaction ? principal : null;
      const isTold = this.#isInTransaction && principal !== null && typeof sent[0] === 'string';
      return isTold ? [`${text};${setText(principal)}`, ...sent.slice(1)] : sent;
    }
  };

/** Returns the text of a statement, null for one that sends itself. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  const { text, submit } = statement as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}

/** Sends a query as the driver sends its own: with a promise where nobody gave a callback. */
function withPromise(
  query: PrincipalQuery,
  sent: readonly unknown[],
  send: (...sent: unknown[]) => never,
): never {
  const own = query as unknown as { callback?: unknown; query_timeout?: unknown };
  const [config] = sent;
  if (typeof config === 'object' && config !== null && 'query_timeout' in config)
    own.query_timeout = config.query_timeout;
  if (own.callback) {
    send(query);
    return undefined as never;
  }
  const answered = new Promise((resolve, reject) => {
    own.callback = (error: unknown, result: unknown) => (error ? reject(error) : resolve(result));
  }).catch((error: unknown) => {
    // Leads to where the statement was sent from, not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
  send(query);
  return answered as never;
}
