import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DEFAULT_SPAM_DAYS } from '../../platform/contract/index.ts';
import { run, sql, type Query, type Sql } from '../../platform/db/sql.ts';
import { proveErasures } from '../../platform/signed-log/proofs.ts';
import { DAY_MS } from '../../platform/calendar/durations.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { IS_HELD } from '../holds/isHeld.ts';
import { DELETE_BATCH, deleteInBatches } from './deleteInBatches.ts';
import { removeErasedForm } from './removeErasedForm.ts';
import { findSafeRetentionDays, rememberCleanUp } from '../../platform/settings/trashRetention.ts';

/** A deleted row, for the signed log. */
interface Gone {
  id: string;
  accountId: string;
}

/** A row that a user restores meanwhile is no longer deleted when it comes to it. */
const purgeAfter = (days: number) => sql<Gone>`
  delete from form_submissions where deleted_at is not null and spam is null and (id, form_id, account_id) in (
    select s.id, s.form_id, s.account_id from form_submissions s
    where s.deleted_at < now() - make_interval(days => ${days}) and s.spam is null and not ${IS_HELD}
    order by s.id limit ${sql.lit(DELETE_BATCH)}
  ) returning id, account_id as "accountId"`;

/** Removes spam by the days that its account keeps it; a released row is no longer spam when it comes to it. */
const PURGE_SPAM = sql<Gone>`
  delete from form_submissions where spam is not null and (id, form_id, account_id) in (
    select s.id, s.form_id, s.account_id from form_submissions s
    left join account_spam a on a.account_id = s.account_id
    where s.spam is not null
      and s.deleted_at < now() - make_interval(days => coalesce(a.kept_days, ${sql.lit(DEFAULT_SPAM_DAYS)}))
      and not ${IS_HELD}
    order by s.id limit ${sql.lit(DELETE_BATCH)}
  ) returning id, account_id as "accountId"`;

const eraseAfter = (days: number): Sql => sql`
  update forms set erased_at = now()
  where deleted_at < now() - make_interval(days => ${days}) and erased_at is null and not exists (
    select from form_submissions s where s.account_id = forms.account_id and s.form_id = forms.id
      and exists (select from legal_holds l where l.account_id = s.account_id and l.lifted_at is null) and ${IS_HELD})`;

/**
 * Removes permanently what has been in the trash longer than the retention, which each batch reads again
 * (D-02, D-117), and what its account has kept as spam for long enough (SPAM-008).
 */
export async function purgeExpiredTrash(orm: MikroORM): Promise<void> {
  const purge = (find: (em: EntityManager) => Promise<Query<Gone>>) =>
    deleteInBatches(orm, async (em) => {
      const gone = await run(em, await find(em));
      await proveErasures(em, gone);
      return gone;
    });
  const submissions = await purge(async (em) => purgeAfter(await findSafeRetentionDays(em)));
  await purge(async () => PURGE_SPAM);
  await inTransaction(orm, async (em) => run(em, eraseAfter(await findSafeRetentionDays(em))));
  const overdue = await inTransaction(orm, (em) =>
    kyselyIn(em)
      .selectFrom('forms')
      .select(['id', 'account_id'])
      .where('erased_at', 'is not', null)
      .execute(),
  );
  for (const { id, account_id: accountId } of overdue) await removeErasedForm(orm, { formId: id, accountId });
  const last = { at: new Date().toISOString(), submissions, forms: overdue.length };
  await inTransaction(orm, (em) => rememberCleanUp(em, last));
}

export const purgeExpiredTrashJob = defineJob({
  name: 'empty_trash',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '47 3 * * *', backfillMs: DAY_MS },
  run: ({ orm }: { orm: MikroORM }) => purgeExpiredTrash(orm),
});
