import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { MINUTE_MS } from '../../platform/calendar/durations.ts';
import type { Config } from '../../platform/config/config.ts';
import { eachAccount } from '../../platform/db/eachAccount.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { InvitationList } from '../../platform/entities/invitationList.entity.ts';
import { defineJob, type Attempt } from '../../platform/jobs/defineJob.ts';
import type { InvitationNews } from '../../platform/mail/submissionMails.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { sealedUrl } from '../../platform/mail/sealedLinks.ts';
import { loadSettings } from '../../platform/settings/platformSettings.ts';
import { findAnswers } from './answered.ts';
import { invitationUrl } from './invitationLink.ts';
import { onceKeyOf } from './people.ts';
import { SEND_JOB } from './sendJob.ts';

/** Mails of one transaction: a killed worker loses, and repeats, none. */
const STEP = 50;

type Deps = { orm: MikroORM; pool: Pool; config: Config };

/**
 * Writes the mails that are due into the outbox, as many a minute as the administrator allows. Each person's mail and
 * the mark of it are one transaction; what is left waits for the next minute.
 */
export async function sendInvitations({ orm, pool, config }: Deps, signal?: AbortSignal): Promise<void> {
  const { invitationMailsPerMinute: most } = await loadSettings(orm.em.fork());
  for await (const accountId of eachAccount(pool, 'invitation_lists'))
    for (;;) {
      if (signal?.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- each step counts what the one before has sent
      const step = await inTransaction(orm, (em) => sendStep(em, config, { accountId, most }));
      if (step === 'full') return;
      if (step === 'done') break;
    }
}

const RATE_KEY = 'invitation-mails';

/** Returns how many mails may be written now, with a lock under which `countMails` counts them. */
async function findRoom(em: EntityManager, most: number): Promise<number> {
  const now = Date.now();
  const [rate] = await run(
    em,
    sql<{ points: number }>`
      insert into rate_limits as r (key, points, expire) values (${RATE_KEY}, 0, ${now + MINUTE_MS})
      on conflict (key) do update set
        points = case when r.expire > ${now} then r.points else 0 end,
        expire = case when r.expire > ${now} then r.expire else excluded.expire end
      returning points`,
  );
  return most - (rate?.points ?? 0);
}

const countMails = (em: EntityManager, count: number): Promise<unknown> =>
  run(em, sql`update rate_limits set points = points + ${count} where key = ${RATE_KEY}`);

/** Somebody whose mail is due, with what it says. */
interface Due extends Pick<InvitationList, 'formId' | 'language' | 'subject' | 'body' | 'isAnonymous'> {
  id: string;
  email: string;
  name: string;
  mails: number;
  formTitle: string;
}

async function sendStep(
  em: EntityManager,
  config: Config,
  { accountId, most }: { accountId: string; most: number },
): Promise<'more' | 'done' | 'full'> {
  const room = await findRoom(em, most);
  if (room <= 0) return 'full';
  const wanted = Math.min(room, STEP);
  const due = await run(
    em,
    sql<Due>`
      select i.id, i.form_id as "formId", i.email, i.name, i.mails, l.language, l.subject, l.body,
        l.is_anonymous as "isAnonymous", f.title as "formTitle"
      from invitations i
      join invitation_lists l on l.account_id = i.account_id and l.form_id = i.form_id
      join forms f on f.account_id = i.account_id and f.id = i.form_id and f.active and f.deleted_at is null
      join form_publishing p on p.form_id = f.id and p.invitations <> 'off' and (p.closes_at is null or p.closes_at > now())
      where i.account_id = ${accountId} and i.due_at <= now()
      order by i.due_at, i.id limit ${wanted}
      for update of i skip locked`,
  );
  const missing = await withoutAnswered(em, config, { accountId, due });
  for (const person of missing)
    // oxlint-disable-next-line no-await-in-loop -- one connection writes one after the other
    await sendOne(em, config, { accountId, person });
  await countMails(em, missing.length);
  return due.length < wanted ? 'done' : 'more';
}

/** Leaves out who has answered meanwhile, and asks nothing of an anonymous list. */
async function withoutAnswered(
  em: EntityManager,
  config: Config,
  { accountId, due }: { accountId: string; due: readonly Due[] },
): Promise<Due[]> {
  const missing: Due[] = [];
  for (const [formId, people] of Map.groupBy(due, (person) => person.formId)) {
    const ids = people[0]!.isAnonymous ? [] : people.map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- a form after the other
    const answers = await findAnswers(em, config, { list: { formId, accountId }, ids });
    for (const person of people)
      if (!answers.has(person.id)) missing.push(person);
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one after the other
      else await setNext(em, { accountId, id: person.id, isSent: false });
  }
  return missing;
}

async function sendOne(
  em: EntityManager,
  config: Config,
  { accountId, person }: { accountId: string; person: Due },
): Promise<void> {
  const { id, formId, email, name, mails, language } = person;
  const stopUrl = sealedUrl(config, 'stop-invitations', { accountId, formId, email });
  const news: InvitationNews = {
    ...person,
    url: invitationUrl(config, id),
    isReminder: mails > 0,
    stopUrl,
  };
  const onceKey = onceKeyOf(id, mails + 1);
  const envelope = { to: email, platformName: config.platformName, language, formId, accountId, onceKey, stopUrl };
  await queueMail(em, 'form_invitation', envelope, { ...news, name: name || email.slice(0, email.indexOf('@')) });
  await setNext(em, { accountId, id, isSent: true });
} // prettier-ignore

/** Counts a mail that was sent, and says when the next one is due. */
const setNext = (
  em: EntityManager,
  { accountId, id, isSent }: { accountId: string; id: string; isSent: boolean },
): Promise<unknown> =>
  isSent
    ? run(
        em,
        sql`
          update invitations i set mails = i.mails + 1, mailed_at = now(), due_at = case
            when l.starts_at is not null and i.mails < l.remind_most then (
              select due from (select now() + make_interval(days =>
                case when i.mails = 0 then l.remind_after_days else l.remind_every_days end) as due) next
              where l.remind_until is null or due < l.remind_until) end
          from invitation_lists l
          where i.account_id = ${accountId} and i.id = ${id} and l.account_id = i.account_id and l.form_id = i.form_id`,
      )
    : run(em, sql`update invitations set due_at = null where account_id = ${accountId} and id = ${id}`);

export const sendInvitationsJob = defineJob({
  name: SEND_JOB.name,
  payload: z.object({}),
  queue: 'bulk',
  key: () => [],
  cron: { match: '* * * * *' },
  run: (deps: Deps, _payload, { signal }: Attempt) => sendInvitations(deps, signal),
});
