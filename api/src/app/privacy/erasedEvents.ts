import type { EntityManager } from '@mikro-orm/postgresql';
import { recordErasure } from '../../platform/backup/erasures.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { proveErasures } from '../../platform/signed-log/proofs.ts';

/** Lets the rest of a transaction take out of events what names a person: a trigger refuses every other change. */
export const allowErasingEvents = async (em: EntityManager): Promise<void> => {
  await run(em, sql`select set_config('inlay.erasing', 'on', true)`);
};

/**
 * Notes events of the audit log out of which something of a person was taken, in the transaction that takes it: a restored
 * copy is emptied again, and the signed log knows that the platform itself has changed them.
 */
export async function recordErasedEvents(
  em: EntityManager,
  accountId: string,
  events: readonly { id: string }[],
): Promise<void> {
  for (const { id } of events)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await run(em, recordErasure({ kind: 'event', accountId, id }));
  await proveErasures(
    em,
    events.map(({ id }) => ({ id, accountId })),
    'event',
  );
}
