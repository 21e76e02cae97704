import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEventType } from '../../platform/contract/index.ts';
import { idArray, run, sql, type Sql } from '../../platform/db/sql.ts';
import { Submission } from '../../platform/entities/submission.entity.ts';
import type { SubmissionComment } from '../../platform/entities/submissionComment.entity.ts';
import { isMet, judgeStored, type Judge } from '../../submissions/judgeCondition.ts';
import { ownRows, type OwnRows } from '../../submissions/list/ownRows.ts';
import type { FormEvent } from '../channels/channel.ts';
import { getAnsweredDefinition } from '../../submissions/printSubmission.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { addCall } from './callWebhooks.ts';
import { lockListeners } from './listeners.ts';

/** A change of the work on a submission, or a comment on it, as receivers read it. */
interface Happened {
  id: string;
  formId: string;
  accountId: string;
  submissionId: string;
  type: Extract<WebhookEventType, `submission.${string}`>;
  time: string;
  data: object;
}

/** What every event about submission `s` of form `f` says of it. */
const ABOUT = sql`'version', 2, 'formId', f.id, 'formTitle', f.title, 'submissionId', s.id,
  'receiptCode', s.receipt_code,
  'submittedAt', to_char(s.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const named = (id: Sql, name: Sql): Sql =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

const nameOf = (profile: Sql): Sql => sql`coalesce(nullif(${profile}.full_name, ''), ${profile}.email, '')`;

/** A row counts only where a webhook of its form or account may want it: most forms have none. */
const HAS_WEBHOOK = sql`exists (select 1 from webhooks h
  where h.account_id = f.account_id and (h.form_id = f.id or h.form_id is null) and h.is_active)`;

/**
 * Creates the deliveries of what this transaction has changed in status or assignee of some submissions: their entries
 * have the time of the transaction (NOTIF-046).
 */
export async function createWorkDeliveries(
  em: EntityManager,
  submissionIds: readonly string[],
  own: OwnRows,
): Promise<void> {
  // Another node has another time.
  const [transaction] = await run<{ at: string }>(em, sql`select now()::text as at`);
  const happened = await run<Happened>(
    em,
    sql`select e.id, f.id as "formId", f.account_id as "accountId", s.id as "submissionId", e.created_at as time,
        case e.kind when 'assignee' then 'submission.assigned' else 'submission.status_changed' end as type,
        json_build_object(${ABOUT}, 'state', coalesce(w.state, 'open'),
          'status', ${named(sql`ws.id`, sql`ws.name`)},
          'assignee', ${named(sql`w.assignee_id`, nameOf(sql`ap`))},
          'by', ${named(sql`e.author_id`, nameOf(sql`bp`))}) as data
      from submission_entries e join forms f on f.id = e.form_id
      join form_submissions s on ${own('s')} and s.id = e.submission_id and s.form_id = e.form_id
      left join submission_work w on ${own('w')} and w.submission_id = s.id and w.form_id = s.form_id
      left join submission_statuses ws on ws.id = w.status_id and ws.account_id = w.account_id
      left join profiles ap on ap.user_id = w.assignee_id left join profiles bp on bp.user_id = e.author_id
      where ${own('e')} and e.submission_id = any(${idArray([...submissionIds])}::uuid[])
        and e.created_at = ${transaction?.at}::timestamptz
        and e.kind <> 'reply' and ${HAS_WEBHOOK}
      order by e.submission_id`,
  );
  await deliver(em, happened);
}

/** Creates the deliveries of a new comment (NOTIF-046). */
export async function createCommentDeliveries(
  em: EntityManager,
  { id, accountId }: Pick<SubmissionComment, 'id' | 'accountId'>,
): Promise<void> {
  const own = ownRows([accountId]);
  const happened = await run<Happened>(
    em,
    sql`select c.id, f.id as "formId", f.account_id as "accountId", s.id as "submissionId", c.created_at as time,
        'submission.commented' as type,
        json_build_object(${ABOUT}, 'comment', json_build_object('id', c.id, 'text', c.text,
          'audience', c.audience, 'isByClient', c.is_by_client),
          'by', ${named(
            sql`coalesce(c.author_id, c.client_id)`,
            sql`coalesce(nullif(bp.full_name, ''), bp.email, nullif(cl.name, ''), nullif(cl.company_name, ''), cl.email)`,
          )}) as data
      from submission_comments c join forms f on f.id = c.form_id
      join form_submissions s on ${own('s')} and s.id = c.submission_id and s.form_id = c.form_id
      left join profiles bp on bp.user_id = c.author_id left join clients cl on cl.id = c.client_id
      where ${own('c')} and c.id = ${id}::uuid and ${HAS_WEBHOOK}`,
  );
  await deliver(em, happened);
}

async function deliver(em: EntityManager, happened: readonly Happened[]): Promise<void> {
  for (const ofForm of Map.groupBy(happened, ({ formId, type }) => `${formId} ${type}`).values()) {
    const [first] = ofForm;
    if (!first) continue;
    const { formId, accountId, type } = first;
    const form = await em.findOneOrFail(Form, { id: formId, accountId });
    const listeners = await lockListeners(em, form, type);
    const isJudged = listeners.some(({ webhook }) => webhook.condition);
    for (const { id, time, data, submissionId } of ofForm) {
      const event: FormEvent = { id, type, formId, time: new Date(time).toISOString(), data: () => data };
      const judge = isJudged ? await judgeOf(em, { id: submissionId, accountId }) : null;
      for (const { webhook } of listeners)
        if (!judge || isMet(judge, webhook.condition)) await addCall(em, webhook, event, { submissionId });
    }
  }
}

/** The judge of a submission that something has happened to. */
async function judgeOf(em: EntityManager, which: { id: string; accountId: string }): Promise<Judge> {
  const submission = await em.findOneOrFail(Submission, which);
  return judgeStored(await getAnsweredDefinition(em, submission), submission);
}
