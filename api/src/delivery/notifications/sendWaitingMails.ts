import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import { JOBS } from '../../platform/db/graphileTables.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Delivery } from '../../platform/entities/delivery.entity.ts';
import { addDeliveryJob, deliveryJobOf } from '../../platform/jobs/addDelivery.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';

/** Mails of one transaction. */
const STEP = 1_000;
/** Wait of a mail whose attempt runs, in ms: longer than any takes, so that never two send it. */
const BEHIND_ATTEMPT_MS = 2 * MINUTE_MS;

/** Tries all mails that wait, those between two attempts as well: at start, and once there is a new server. */
export async function sendWaitingMails({ orm }: { orm: MikroORM }): Promise<void> {
  let last: string | null = null;
  do last = await inTransaction(orm, (em) => tryMailsAfter(em, last));
  while (last !== null);
}

/** @returns the id of the last mail; null where none is left. */
async function tryMailsAfter(em: EntityManager, last: string | null): Promise<string | null> {
  const mails = await em.find(
    Delivery,
    { channel: 'mail', state: 'waiting', ...(last !== null && { id: { $gt: last } }) },
    { fields: ['id', 'accountId'], orderBy: { id: 'asc' }, limit: STEP },
  );
  if (mails.length === 0) return null;
  // Those that no server was there for are tried as long as new ones.
  const untried = { id: { $in: mails.map(({ id }) => id) }, state: 'waiting', attempts: 0 } as const;
  const accountId = { $in: [...new Set(mails.map((mail) => mail.accountId))] };
  await em.nativeUpdate(Delivery, { ...untried, accountId }, { queuedAt: new Date() });
  const busy = await findBusy(em, mails.map(keyOf));
  const later = new Date(Date.now() + BEHIND_ATTEMPT_MS);
  for (const mail of mails) {
    const key = { channel: 'mail', accountId: mail.accountId, id: mail.id } as const;
    await addDeliveryJob(em, key, busy.has(keyOf(mail)) ? later : undefined);
  }
  return mails.length === STEP ? (mails.at(-1)?.id ?? null) : null;
}

const keyOf = (mail: { id: string; accountId: string }): string => deliveryJobOf('mail').keyOf(mail) ?? '';

/** Finds jobs that run now. Those that do not are held until the transaction ends, so that none of them begins. */
async function findBusy(em: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const jobs = sql.table(JOBS);
  const rows = await run<{ key: string }>(
    em,
    sql`
      with idle as (
        select key from ${jobs} where key = any(${keys}::text[]) and locked_at is null for update skip locked
      )
      select key from ${jobs} where key = any(${keys}::text[]) and key not in (select key from idle)`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Added at each start, and once a mail server was typed (D-202). */
export const sendWaitingMailsJob = defineJob({
  name: 'send_waiting_mails',
  payload: z.object({}),
  queue: 'mails',
  key: () => [],
  run: sendWaitingMails,
});
