import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../db/inTransaction.ts';
import { Form } from '../entities/form.entity.ts';
import { Webhook } from '../entities/webhook.entity.ts';
import type { SubmissionNotice } from '../entities/submissionNotice.entity.ts';
import { findRecipients } from '../recipients/findRecipients.ts';
import { chooseNoticeState } from './noticeState.ts';
import { addDigest } from './sendDigest.ts';

/** Submissions that one run should note, some 30 ms of work, if all jobs name as many as its own. */
const NOTED_ROWS = 1_280;
/** Jobs that may wait under load: a mail of another form waits behind them, and each poll reads past them. */
const MOST_WAITING = 500;

/** A stored submission, as its job names it. */
export interface News {
  submissionId: string;
  /** Missing in a job of an earlier release, which notifies of each submission by itself. */
  formId?: string | undefined;
  referrer: string | null;
}

/** A form whose submissions cause a notice each and nothing else. */
interface Crowd {
  formId: string;
  state: Exclude<SubmissionNotice['state'], 'mailed'>;
}

/**
 * Removes the waiting jobs that name submissions of crowds alone, and writes the notices of all those submissions.
 * A job that failed before, or that names another form, is left to its own run. Payloads are parsed of those at the
 * head of the queue alone, however many wait. Look-ups end in `limit 1`, so that
 * no plan, kept or made for an empty table, reads every submission.
 */
const NOTE = `
  with crowd as materialized (
    select * from jsonb_to_recordset(?::jsonb) as crowd("formId" uuid, state text)
  ), taken as (
    delete from graphile_worker._private_jobs where id = any(array(
      select j.id from (
        select id, payload from graphile_worker._private_jobs
        where task_id = (select id from graphile_worker._private_tasks where identifier = ?)
          and is_available and attempts = 0 and run_at <= now()
        order by priority, run_at limit ? for update skip locked
      ) j
      where not exists (
        select from json_to_recordset(j.payload -> 'submissions') as news("formId" uuid)
        where news."formId" is null or news."formId" not in (select "formId" from crowd))))
    returning payload
  ), news as (
    select * from jsonb_to_recordset(?::jsonb) as own("submissionId" uuid, "formId" uuid, referrer text)
    union all
    select other.* from taken
    cross join json_to_recordset(taken.payload -> 'submissions') as other("submissionId" uuid, "formId" uuid, referrer text)
  ), noted as (
    insert into submission_notices (submission_id, form_id, account_id, state, referrer, created_at)
    select s.id, s.form_id, s.account_id, crowd.state, news.referrer, now()
    from news join crowd using ("formId")
    cross join lateral (select * from form_submissions where id = news."submissionId" limit 1) s
    where s.deleted_at is null
    on conflict do nothing
  )
  select count(*)::int as waiting from (
    select from graphile_worker._private_jobs
    where task_id = (select id from graphile_worker._private_tasks where identifier = ?)
      and is_available and run_at <= now()
    limit ${MOST_WAITING + 1}
  ) waiting`;

/** What a run found. */
interface Noted {
  /** News of other forms, which are told one by one. */
  others: News[];
  /** Whether more jobs waited than may. */
  isBehind: boolean;
}

/**
 * Writes the notices of crowds, also for the other jobs that wait, in one statement: beside hundreds of submissions a
 * second, a transaction for each would take the processor from the visitors (decision 225).
 */
export const noteCrowds = (orm: MikroORM, news: readonly News[], jobName: string): Promise<Noted> =>
  inTransaction(orm, async (em) => {
    const crowds = new Map<string, Crowd>();
    for (const formId of new Set(news.map((one) => one.formId))) {
      const crowd = formId && (await findCrowd(em, formId));
      if (crowd) crowds.set(formId, crowd);
    }
    const isCrowd = ({ formId = '' }: News): boolean => crowds.has(formId);
    const others = news.filter((one) => !isCrowd(one));
    if (crowds.size === 0) return { others, isBehind: false };
    const [found] = await em.execute<{ waiting: number }[]>(NOTE, [
      JSON.stringify([...crowds.values()]),
      jobName,
      Math.min(MOST_WAITING, Math.ceil(NOTED_ROWS / news.length)),
      JSON.stringify(news.filter(isCrowd)),
      jobName,
    ]);
    for (const { formId, state } of crowds.values()) if (state === 'waiting') await addDigest(em, formId);
    return { others, isBehind: (found?.waiting ?? 0) > MOST_WAITING };
  });

async function findCrowd(em: EntityManager, formId: string): Promise<Crowd | null> {
  const form = await em.findOne(Form, { id: formId, deletedAt: null });
  if (!form || form.autoReply?.isOn) return null;
  if ((await em.count(Webhook, { formId, isActive: true })) > 0) return null;
  const state = await chooseNoticeState(em, form, await findRecipients(em, form));
  return state === 'mailed' ? null : { formId, state };
}
