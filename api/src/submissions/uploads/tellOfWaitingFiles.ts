import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { run, sql } from '../../platform/db/sql.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { tellOfHeldFiles } from './tellOfHeldFiles.ts';

/** Forms with files of submissions that have waited for an hour, and their owners; the oldest file names the outage. */
const WAITING = sql<Waiting>`
  select w.*, f.title as "formTitle", p.email
  from (
    select account_id as "accountId", form_id as "formId", count(*)::int as count,
      (array_agg(id order by created_at, id))[1] as oldest
    from uploads
    where state = 'checking' and submission_id is not null and created_at < now() - interval '1 hour'
    group by 1, 2) w
  join forms f on f.account_id = w."accountId" and f.id = w."formId" and f.deleted_at is null
  join account_members m on m.account_id = w."accountId" and m.role = 'owner'
  join profiles p on p.user_id = m.user_id
  order by w."formId", p.email`;

interface Waiting {
  accountId: string;
  formId: string;
  formTitle: string;
  count: number;
  oldest: string;
  email: string;
}

type TellDeps = { config: Config; orm: MikroORM };

/** Mails one owner, once for an outage. @returns whether it was the first time. */
async function tellOwner(
  em: EntityManager,
  { publicUrl, platformName }: Config,
  waiting: Waiting,
): Promise<boolean> {
  const { accountId, formId, formTitle, count, oldest, email } = waiting;
  const onceKey = `files_waiting:${oldest}:${email}`;
  const [known] = await kyselyIn(em)
    .selectFrom('deliveries')
    .select('id')
    .where('account_id', '=', accountId)
    .where('once_key', '=', onceKey)
    .execute();
  if (known) return false;
  const envelope = { to: email, platformName, formId, accountId, onceKey };
  const url = `${publicUrl}/forms/${formId}/responses`;
  await queueMail(em, 'files_waiting', envelope, { formTitle, count, url });
  return true;
}

/**
 * Tells owners of files that have been waiting for their check for an hour, because scanner or file store are away;
 * administrators see the event (UPLOAD-013).
 */
export async function tellOfWaitingFiles({ config, orm }: TellDeps): Promise<void> {
  await inTransaction(orm, async (em) => {
    const told = new Map<string, Waiting>();
    for (const waiting of await run(em, WAITING)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one mail after the other
      if (await tellOwner(em, config, waiting)) told.set(waiting.formId, waiting);
    }
    for (const { accountId, formId, count } of told.values()) {
      const data = { accountId, formId, files: count };
      // oxlint-disable-next-line no-await-in-loop -- the same
      await recordEvent(em, { type: 'files_waiting', source: null, data });
    }
  });
}

export const tellOfWaitingFilesJob = defineJob({
  name: 'tell_of_waiting_files',
  payload: z.object({}),
  queue: 'mails',
  cron: { match: '7,22,37,52 * * * *' },
  async run(deps: TellDeps) {
    await tellOfWaitingFiles(deps);
    // Submitted while they were being checked.
    await tellOfHeldFiles(deps);
  },
});
