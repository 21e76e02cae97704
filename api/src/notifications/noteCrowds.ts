import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { idArray } from '../db/sql.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { Form } from '../entities/form.entity.ts';
import { Webhook } from '../entities/webhook.entity.ts';
import type { SubmissionNotice } from '../entities/submissionNotice.entity.ts';
import { findRecipients } from '../recipients/findRecipients.ts';
import { chooseNoticeState } from './noticeState.ts';
import { addDigest } from './sendDigest.ts';

/** Most waiting jobs that one run takes over. */
const MOST_JOBS = 100;

/** A stored submission, as its job names it. */
export interface News {
  submissionId: string;
  referrer: string | null;
}

/** A form whose submissions cause a notice each and nothing else. */
interface Crowd {
  formId: string;
  state: Exclude<SubmissionNotice['state'], 'mailed'>;
}

const FIND_FORMS = `
  select id as "submissionId", form_id as "formId" from form_submissions where id = any(?::uuid[])`;

/**
 * Removes the waiting jobs that name submissions of crowds alone, and writes the notices of all those submissions.
 * A job that failed before, or that names another form, is left to its own run.
 */
const NOTE = `
  with crowd as materialized (
    select * from jsonb_to_recordset(?::jsonb) as crowd("formId" uuid, state text)
  ), taken as (
    delete from graphile_worker._private_jobs where id in (
      select j.id from graphile_worker._private_jobs j
      where j.task_id = (select id from graphile_worker._private_tasks where identifier = ?)
        and j.is_available and j.attempts = 0 and j.run_at <= now() and not exists (
          select from json_to_recordset(j.payload -> 'submissions') as news("submissionId" uuid)
          left join form_submissions s on s.id = news."submissionId"
          where not exists (select from crowd where crowd."formId" = s.form_id))
      order by j.id limit ${MOST_JOBS} for update skip locked)
    returning payload
  ), news as (
    select * from jsonb_to_recordset(?::jsonb) as own("submissionId" uuid, referrer text)
    union all
    select other.* from taken
    cross join json_to_recordset(taken.payload -> 'submissions') as other("submissionId" uuid, referrer text)
  )
  insert into submission_notices (submission_id, form_id, account_id, state, referrer, created_at)
  select s.id, s.form_id, s.account_id, crowd.state, news.referrer, now()
  from news join form_submissions s on s.id = news."submissionId" join crowd on crowd."formId" = s.form_id
  where s.deleted_at is null
  on conflict do nothing`;

/**
 * Writes the notices of crowds, also for the other jobs that wait, in one statement: beside hundreds of submissions a
 * second, a transaction for each would take the processor from the visitors (decision 225).
 * @returns the news of other forms, which are told one by one.
 */
export const noteCrowds = (orm: MikroORM, news: readonly News[], jobName: string): Promise<News[]> =>
  inTransaction(orm, async (em) => {
    const ids = idArray(news.map(({ submissionId }) => submissionId));
    const found = await em.execute<{ submissionId: string; formId: string }[]>(FIND_FORMS, [ids]);
    const formOf = new Map(found.map(({ submissionId, formId }) => [submissionId, formId]));
    const crowds = new Map<string, Crowd>();
    for (const formId of new Set(formOf.values())) {
      const crowd = await findCrowd(em, formId);
      if (crowd) crowds.set(formId, crowd);
    }
    if (crowds.size > 0) {
      await em.execute(NOTE, [JSON.stringify([...crowds.values()]), jobName, JSON.stringify(news)]);
      for (const { formId, state } of crowds.values()) if (state === 'waiting') await addDigest(em, formId);
    }
    return news.filter(({ submissionId }) => !crowds.has(formOf.get(submissionId) ?? ''));
  });

async function findCrowd(em: EntityManager, formId: string): Promise<Crowd | null> {
  const form = await em.findOne(Form, { id: formId, deletedAt: null });
  if (!form || form.autoReply?.isOn) return null;
  if ((await em.count(Webhook, { formId, isActive: true })) > 0) return null;
  const state = await chooseNoticeState(em, form, await findRecipients(em, form));
  return state === 'mailed' ? null : { formId, state };
}
