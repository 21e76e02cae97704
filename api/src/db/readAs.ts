import { createHash } from 'node:crypto';
import { escapeLiteral, type Pool } from 'pg';
import { numbered, type Sql } from './sql.ts';

/**
 * Asks the database.
 * @param options.isKept the server keeps it prepared, with its plan: for hot statements, of whose text
 *   there are few variants.
 */
export type Read = <Row extends object>(statement: Sql, options?: { isKept?: boolean }) => Promise<Row[]>;

/**
 * Like `actAs`, for what a person only reads and often: a transaction that cannot write, with his name
 * in it, in as few round trips as there can be. Its begin goes out together with the first question,
 * and nobody waits for its end, which changes nothing (decision 067).
 * @param reads a pool whose connections take statements before the last one is answered.
 */
export async function readAs<Result>(
  reads: Pool,
  actor: { id: string; role: string },
  work: (read: Read) => Promise<Result>,
): Promise<Result> {
  const client = await reads.connect();
  const begun = client.query(beginAs(actor));
  // It is waited for below; until then its failure is nobody's.
  begun.catch(() => undefined);
  try {
    const result = await work(async <Row extends object>(statement: Sql, { isKept = false } = {}) => {
      const text = numbered(statement.text);
      const name = isKept ? nameOf(text) : undefined;
      const { rows } = await client.query<Row>({ text, values: statement.values, ...(name && { name }) });
      return rows;
    });
    await begun;
    return result;
  } finally {
    // Ends a transaction that failed as well; the answer is on its way first.
    setImmediate(() => {
      client.query('commit').then(
        () => client.release(),
        (error: unknown) => client.release(error instanceof Error ? error : true),
      );
    });
  }
}

/** Two statements in one message, which takes no parameters. */
const beginAs = ({ id, role }: { id: string; role: string }): string =>
  `begin read only;
   select set_config('inlay.actor_id', ${escapeLiteral(id)}, true), set_config('inlay.actor_role', ${escapeLiteral(role)}, true)`;

/** The same text has the same name. */
const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
