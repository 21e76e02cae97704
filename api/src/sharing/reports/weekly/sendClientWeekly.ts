import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { run, sql, type Sql } from '../../../platform/db/sql.ts';
import { findClientForms } from '../../clients/policy.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { Client } from '../../../platform/entities/client.entity.ts';
import { Form } from '../../../platform/entities/form.entity.ts';
import type { RevisionCache } from '../../../forms/revisions/revisionCache.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { findMailLanguage } from '../../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { sealedUrl } from '../../../platform/mail/sealedLinks.ts';
import { answersVisibleToClient } from '../../../submissions/visibility/clientVisibility.ts';
import { loadWeek, type FormWeek, type WeekQuery } from './loadWeek.ts';
import type { WeeklyDeps } from './sendWeeklyReport.ts';

interface Due {
  clientId: string;
  /** First day of the week in which the mails are sent. */
  monday: string;
}

/** Marks the week as done; a second job of the same week finds it done. */
const done = ({ clientId, monday }: Due): Sql => sql`
  update clients set weekly_sent_for = ${monday} where id = ${clientId} and weekly_sent_for < ${monday} returning id`;

/** Sends one client a mail about the week of each of their forms that has any news (CLNT-101). */
async function sendClientWeekly(deps: WeeklyDeps, due: Due): Promise<void> {
  const { clientId, monday } = due;
  const found = await inTransaction(deps.orm, (em) => findDue(em, deps.revisions, due));
  if (!found) return;
  const weeks: { form: Form; week: FormWeek }[] = [];
  for (const query of found.forms) {
    // oxlint-disable-next-line no-await-in-loop -- a process reads few results at once
    const week = await loadWeek(deps, query);
    if (week) weeks.push({ form: query.form, week });
  }
  const { client, language } = found;
  const stopUrl = sealedUrl(deps.config, 'stop-client-weekly', { clientId });
  await inTransaction(deps.orm, async (em) => {
    const marked = await run(em, done(due));
    if (marked.length === 0) return;
    for (const { form, week } of weeks) {
      const { query, ...said } = week;
      const envelope = {
        to: client.email,
        language,
        platformName: deps.config.platformName,
        formId: form.id,
        accountId: form.accountId,
        onceKey: `weekly:${form.id}:${clientId}:${monday}`,
        stopUrl,
      };
      const summaryUrl = `${deps.config.publicUrl}/client/form/${form.id}/results?${query}`;
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one mail after the other
      await queueMail(em, 'weekly_report', envelope, { ...said, summaryUrl, stopUrl });
    }
  });
}

/** Finds who gets mails, and about which forms: those whose submissions they may read, under their masks. */
async function findDue(em: EntityManager, revisions: RevisionCache, { clientId, monday }: Due) {
  const client = await em.findOne(Client, { id: clientId, isActive: true, emailConfirmedAt: { $ne: null } });
  if (!client?.weeklySentFor || client.weeklySentFor >= monday) return null;
  const language = await findMailLanguage(em, { to: client.email });
  const zone = client.timeZone ?? 'UTC';
  const { filter, accessOf } = await findClientForms(em, client);
  const forms: WeekQuery[] = [];
  for (const form of await em.find(Form, filter, { orderBy: { title: 'asc', id: 'asc' } })) {
    const access = accessOf(form);
    if (!access?.mayReadSubmissions) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection reads one after the other
    const visibility = await answersVisibleToClient(em, revisions, { formId: form.id, access });
    forms.push({ readerId: clientId, form, visibility, zone, language, monday });
  }
  return { client, language, forms };
}

export const sendClientWeeklyJob = defineJob({
  name: 'send_client_weekly',
  payload: z.object({ clientId: z.uuid(), monday: z.iso.date() }),
  queue: 'mails',
  key: ({ clientId }) => [clientId],
  run: sendClientWeekly,
});
