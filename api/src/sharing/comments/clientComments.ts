import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Mention } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import type { SubmissionComment } from '../../platform/entities/submissionComment.entity.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { timePrinterOf } from '../../submissions/printSubmission.ts';

/** Time in which comments of a form are gathered in one mail, from the first one on. */
const GATHERED_MS = 10 * MINUTE_MS;
/** Comments that a mail shows, and the longest text of each, in characters. */
const MOST_SHOWN = 20;
const MAX_TEXT = 500;

interface WaitingComment {
  submissionId: string;
  author: string;
  text: string;
  mentions: Mention[];
  createdAt: Date;
}

/** The comments that wait; none of them waits any more. Those in the trash are mailed by nobody. */
const takeWaiting = (accountId: string, formId: string) => sql`
  with waiting as (
    update submission_comments set awaits_mail = false
    where account_id = ${accountId}::uuid and form_id = ${formId}::uuid and awaits_mail
    returning submission_id, client_id, text, mentions, created_at
  )
  select w.submission_id as "submissionId", w.text, w.mentions, w.created_at as "createdAt",
    coalesce(nullif(c.name, ''), nullif(c.company_name, ''), c.email, '') as author
  from waiting w join form_submissions s
      on s.account_id = ${accountId}::uuid and s.form_id = ${formId}::uuid and s.id = w.submission_id
    left join clients c on c.id = w.client_id
  where s.deleted_at is null
  order by w.created_at desc`;

/** The owners of a form who want mails about comments. */
const findOwners = (accountId: string, formId: string) => sql`
  select p.user_id as id, p.email, f.title as "formTitle" from forms f
    join account_members m on m.account_id = f.account_id and m.role = 'owner'
    join profiles p on p.user_id = m.user_id
  where f.account_id = ${accountId}::uuid and f.id = ${formId}::uuid and f.deleted_at is null
    and p.notifications_enabled and p.mention_mails
  order by p.email`;

/** Mails the owners of a form what clients wrote since the last such mail, except what mentions them (SUBM-093). */
async function mailClientComments(
  { config, orm }: { config: Config; orm: MikroORM },
  { accountId, formId }: { accountId: string; formId: string },
): Promise<void> {
  await inTransaction(orm, async (em) => {
    const comments = await run<WaitingComment>(em, takeWaiting(accountId, formId));
    const owners = await run<{ id: string; email: string; formTitle: string }>(
      em,
      findOwners(accountId, formId),
    );
    const printTime = await timePrinterOf(em, accountId);
    for (const { id, email: to, formTitle } of owners) {
      const news = comments.filter(({ mentions }) => !mentions.some((one) => one.id === id));
      const [newest] = news;
      if (!newest) continue;
      // oxlint-disable-next-line no-await-in-loop -- one transaction writes one mail after the other
      const language = await findMailLanguage(em, { to, accountId });
      const envelope = { to, platformName: config.platformName, language, formId, accountId };
      // oxlint-disable-next-line no-await-in-loop -- as above
      await queueMail(em, 'client_comments', envelope, {
        formTitle,
        count: news.length,
        comments: news.slice(0, MOST_SHOWN).map(({ author, text, createdAt }) => ({
          label: [author, printTime(new Date(createdAt), language)].filter(Boolean).join(' · '),
          value: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text,
        })),
        url: `${config.publicUrl}/submissions/${formId}?submission=${newest.submissionId}`,
      });
    }
  });
}

export const clientCommentsJob = defineJob({
  name: 'mail_client_comments',
  payload: z.object({ accountId: z.uuid(), formId: z.uuid() }),
  queue: 'mails',
  key: ({ formId }) => [formId],
  run: mailClientComments,
});

/** Has the owners of a form mailed about a client's comment, together with those that follow it soon. */
export const addToClientComments = (
  em: EntityManager,
  { accountId, formId }: Pick<SubmissionComment, 'accountId' | 'formId'>,
): Promise<void> =>
  addJob(
    em,
    clientCommentsJob,
    { accountId, formId },
    { runAt: new Date(Date.now() + GATHERED_MS), keepsEarlierTime: true },
  );
