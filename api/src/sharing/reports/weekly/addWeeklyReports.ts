import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { run, sql } from '../../../platform/db/sql.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { sendClientWeeklyJob } from './sendClientWeekly.ts';
import { sendWeeklyReportJob } from './sendWeeklyReport.ts';
import { dueMonday } from '../../../platform/calendar/weeks.ts';

/** Those whom it may be Monday for, in any time zone of the world: the first are 14 hours ahead of UTC. */
const waitingAt = (now: Date) => sql<Waiting>`
  select w.user_id as "userId", w.form_id as "formId", to_char(w.sent_for, 'YYYY-MM-DD') as "sentFor",
    p.time_zone as "timeZone"
  from weekly_reports w join profiles p on p.user_id = w.user_id
  where w.sent_for < date_trunc('week', ${now}::timestamptz at time zone 'UTC' + interval '14 hours')::date`;

const clientsWaitingAt = (now: Date) => sql<WaitingClient>`
  select id as "clientId", to_char(weekly_sent_for, 'YYYY-MM-DD') as "sentFor", time_zone as "timeZone"
  from clients
  where is_active and weekly_sent_for < date_trunc('week', ${now}::timestamptz at time zone 'UTC' + interval '14 hours')::date`;

interface WaitingClient {
  clientId: string;
  sentFor: string;
  timeZone: string | null;
}

interface Waiting {
  userId: string;
  formId: string;
  sentFor: string;
  timeZone: string | null;
}

/** Adds a job for each weekly mail that is due where its reader lives. */
export async function addWeeklyReports(orm: MikroORM, now = Date.now()): Promise<void> {
  await inTransaction(orm, async (em) => {
    for (const { userId, formId, sentFor, timeZone } of await run(em, waitingAt(new Date(now)))) {
      const monday = dueMonday(timeZone ?? 'UTC', now);
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one job after the other
      if (sentFor < monday) await addJob(em, sendWeeklyReportJob, { userId, formId, monday });
    }
    const clients = await run(em, clientsWaitingAt(new Date(now)));
    for (const { clientId, sentFor, timeZone } of clients) {
      const monday = dueMonday(timeZone ?? 'UTC', now);
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one job after the other
      if (sentFor < monday) await addJob(em, sendClientWeeklyJob, { clientId, monday });
    }
  });
}

export const addWeeklyReportsJob = defineJob({
  name: 'add_weekly_reports',
  payload: z.object({}),
  queue: 'mails',
  cron: { match: '3 * * * *' },
  run: ({ orm }: { orm: MikroORM }) => addWeeklyReports(orm),
});
