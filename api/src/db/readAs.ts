import type { Pool } from 'pg';
import type { Actor } from '../auth/actor.ts';
import { numbered, type Sql } from './sql.ts';

/** Asks the database. */
export type Read = <Row extends object>(statement: Sql) => Promise<Row[]>;

/** The acting person of a transaction; see `actAs`. */
const NAME_ACTOR = {
  name: 'name-actor',
  text: `select set_config('inlay.actor_id', $1, true), set_config('inlay.actor_role', $2, true)`,
};

/**
 * Like `actAs`, for what a person only reads and often: a transaction that cannot write, with his name
 * in it, in as few round trips as there can be. Its begin goes out together with the first question,
 * and nobody waits for its end, which changes nothing (decision 067).
 * @param reads a pool whose connections take statements before the last one is answered.
 */
export async function readAs<Result>(
  reads: Pool,
  actor: Pick<Actor, 'id' | 'role'>,
  work: (read: Read) => Promise<Result>,
): Promise<Result> {
  const client = await reads.connect();
  const begun = Promise.all([
    client.query('begin read only'),
    client.query({ ...NAME_ACTOR, values: [actor.id, actor.role] }),
  ]);
  // It is waited for below; until then its failure is nobody's.
  begun.catch(() => undefined);
  try {
    const result = await work(async <Row extends object>({ text, values }: Sql) => {
      const { rows } = await client.query<Row>(numbered(text), values);
      return rows;
    });
    await begun;
    return result;
  } finally {
    // Ends a transaction that failed as well.
    client.query('commit').then(
      () => client.release(),
      (error: unknown) => client.release(error instanceof Error ? error : true),
    );
  }
}
