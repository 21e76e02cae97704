import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { HOUR_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { eachAccount } from '../../platform/db/eachAccount.ts';
import { idArray, run, sql } from '../../platform/db/sql.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Invitation } from '../../platform/entities/invitation.entity.ts';
import { InvitationList } from '../../platform/entities/invitationList.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { findAnswers } from './answered.ts';
import { answerKeyOf } from './invitationLink.ts';

/** Least number of people who are marked together: who reads the list before and after learns no more of one of them. */
export const LEAST_CARRIED = 5;
/** Time after which no request is under way any more that has read the marks before, in ms. */
const SETTLED_AFTER_MS = HOUR_MS;

type Deps = { orm: MikroORM; pool: Pool; config: Config };

/**
 * Carries over who has answered on anonymous lists, so that links which were used are known as used (decision 881):
 * several people at once, without a time, apart from the transaction of any answer.
 */
export async function carryOver({ orm, pool, config }: Deps): Promise<void> {
  for await (const accountId of eachAccount(pool, 'invitation_lists')) {
    const lists = await inTransaction(orm, (em) =>
      em.find(InvitationList, { accountId, isAnonymous: true }, { fields: ['formId'] }),
    );
    for (const { formId } of lists)
      // oxlint-disable-next-line no-await-in-loop -- a list after the other
      await inTransaction(orm, (em) => carryOverList(em, config, { accountId, formId }));
  }
}

async function carryOverList(
  em: EntityManager,
  config: Config,
  place: { accountId: string; formId: string },
): Promise<void> {
  const [list] = await run(
    em,
    sql<{ carriedAt: Date | null }>`
      select carried_at as "carriedAt" from invitation_lists
      where account_id = ${place.accountId} and form_id = ${place.formId} for update`,
  );
  if (!list) return;
  const { carriedAt } = list;
  if (carriedAt && new Date(carriedAt).getTime() < Date.now() - SETTLED_AFTER_MS) {
    await forgetKeys(em, config, place);
    await em.nativeUpdate(InvitationList, place, { carriedAt: null });
  }
  const open = await em.find(Invitation, { ...place, isAnswered: false }, { fields: ['id'] });
  const answered = await findAnswers(em, config, { list: place, ids: open.map(({ id }) => id) });
  if (answered.size < LEAST_CARRIED) return;
  await markTogether(em, place, [...answered.keys()]);
  await em.nativeUpdate(InvitationList, place, { carriedAt: new Date() });
}

/**
 * Gives the answers of marked people keys of chance: from then on the platform's secret joins nothing either. A link is
 * refused by its mark, which every request that still runs has read.
 */
async function forgetKeys(
  em: EntityManager,
  config: Config,
  place: { accountId: string; formId: string },
): Promise<void> {
  const marked = await em.find(Invitation, { ...place, isAnswered: true }, { fields: ['id'] });
  const keys = marked.map(({ id }) => answerKeyOf(config, id));
  await run(
    em,
    sql`
      update form_submissions set idempotency_key = gen_random_uuid()
      where account_id = ${place.accountId} and form_id = ${place.formId}
        and idempotency_key = any(${idArray(keys)}::uuid[])`,
  );
}

/**
 * Marks people as answered. All rows of the list are written anew in an order of chance: no hidden column (xmin, ctid)
 * says who was marked now, and who before.
 */
const markTogether = (
  em: EntityManager,
  { accountId, formId }: { accountId: string; formId: string },
  ids: readonly string[],
): Promise<unknown> =>
  run(
    em,
    sql`
      with gone as (
        delete from invitations where account_id = ${accountId} and form_id = ${formId} returning *
      ), marked as (
        select g.*, g.is_answered or g.id = any(${idArray(ids)}::uuid[]) as is_marked from gone g
      )
      insert into invitations (id, account_id, form_id, email, name, answers, key_proof, mails, mailed_at, due_at,
        stopped_at, is_answered)
      select id, account_id, form_id, email, name, answers, key_proof, mails, mailed_at,
        case when not is_marked then due_at end, stopped_at, is_marked
      from marked order by random()`,
  );

export const carryOverJob = defineJob({
  name: 'carry_over_invited',
  payload: z.object({}),
  queue: 'bulk',
  key: () => [],
  cron: { match: '*/15 * * * *' },
  run: carryOver,
});
