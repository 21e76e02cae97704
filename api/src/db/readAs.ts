import { createHash } from 'node:crypto';
import { escapeLiteral, type Pool } from 'pg';
import { numbered, type Sql } from './sql.ts';

/**
 * Asks the database. What is asked before the first answer came goes out together with it.
 * @param options.isKept the server keeps it prepared, with its plan: for hot statements, of whose text
 *   there are few variants.
 */
export type Read = <Row extends object>(statement: Sql, options?: { isKept?: boolean }) => Promise<Row[]>;

/**
 * Like `actAs`, for what a person only reads and often: a transaction that cannot write, with his name
 * in it, in as few round trips as there can be. Its begin goes out together with the first questions,
 * and nobody waits for its end, which changes nothing (decision 067).
 * @param reads a pool whose connections take statements before the last one is answered.
 */
export async function readAs<Result>(
  reads: Pool,
  actor: { id: string; role: string },
  work: (read: Read) => Promise<Result>,
): Promise<Result> {
  const client = await reads.connect();
  const { stream } = client.connection;
  // One write to the socket for the begin and whatever `work` asks at once: each costs as much as a page.
  stream.cork();
  process.nextTick(() => stream.uncork());
  const begun = client.query(beginAs(actor));
  // It is waited for below; until then its failure is nobody's.
  begun.catch(() => undefined);
  try {
    const result = await work(async <Row extends object>(statement: Sql, { isKept = false } = {}) => {
      const { values } = statement;
      const asked = isKept ? { ...preparedStatement(statement.text), values } : unkept(statement);
      const { rows } = await client.query<Row>(asked);
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

/**
 * Asks what a person may do: the server that is written to, also while `read` asks a replica, which would know of a
 * right that was taken away only later.
 */
export const readRights = <Result>(
  { reads, primaryReads }: { reads: Pool; primaryReads: Pool },
  actor: { id: string; role: string },
  read: Read,
  work: (read: Read) => Promise<Result>,
): Promise<Result> => (primaryReads === reads ? work(read) : readAs(primaryReads, actor, work));

/** Two statements in one message, which takes no parameters. */
const beginAs = ({ id, role }: { id: string; role: string }): string =>
  `begin read only;
   select set_config('inlay.actor_id', ${escapeLiteral(id)}, true), set_config('inlay.actor_role', ${escapeLiteral(role)}, true)`;

const unkept = ({ text, values }: Sql) => ({ text: numbered(text), values });

/** Kept statements as the driver wants them. There are few, so all of them are remembered. */
const kept = new Map<string, { text: string; name: string }>();

/** The same text has the same name. */
function preparedStatement(text: string): { text: string; name: string } {
  const known = kept.get(text);
  if (known) return known;
  const statement = { text: numbered(text), name: createHash('sha256').update(text).digest('base64url') };
  kept.set(text, statement);
  return statement;
}
