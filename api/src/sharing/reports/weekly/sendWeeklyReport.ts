import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Language } from '@inlay/sdk/model';
import { run, sql, type Sql } from '../../../platform/db/sql.ts';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { WeeklyReport } from '../../../platform/entities/weeklyReport.entity.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { sealedUrl } from '../../../platform/mail/sealedLinks.ts';
import { FULL_VISIBILITY } from '../../../submissions/visibility/answerVisibility.ts';
import { findReader, findReadForm } from '../findReader.ts';
import { loadWeek, type WeekDeps } from './loadWeek.ts';
import { stopWeeklyReport } from './subscriptions.ts';

export interface WeeklyDeps extends WeekDeps {
  config: Config;
  orm: MikroORM;
}

interface Due {
  userId: string;
  formId: string;
  /** First day of the week in which it is sent. */
  monday: string;
}

/** Marks the week as done; a second job of the same week finds it done. */
const done = ({ userId, formId, monday }: Due): Sql => sql`
  update weekly_reports set sent_for = ${monday}
  where user_id = ${userId} and form_id = ${formId} and sent_for < ${monday} returning form_id`;

/** Sends one user the mail about a form's week, unless there is nothing to tell (REPORT-004). */
async function sendWeeklyReport(deps: WeeklyDeps, due: Due): Promise<void> {
  const reader = await inTransaction(deps.orm, (em) => findDue(em, due));
  if (!reader) return;
  const { form, profile, zone, language } = reader;
  const { userId, formId, monday } = due;
  const visibility = FULL_VISIBILITY;
  const week = await loadWeek(deps, { readerId: userId, form, visibility, zone, language, monday });
  await inTransaction(deps.orm, async (em) => {
    const marked = await run(em, done(due));
    if (marked.length === 0 || !week) return;
    const stopUrl = sealedUrl(deps.config, 'stop-weekly-report', { formId, userId });
    const { query, ...said } = week;
    await queueMail(
      em,
      'weekly_report',
      {
        to: profile.email,
        language,
        platformName: deps.config.platformName,
        formId,
        accountId: form.accountId,
        onceKey: `weekly:${formId}:${userId}:${monday}`,
        stopUrl,
      },
      { ...said, summaryUrl: `${deps.config.publicUrl}/forms/${formId}/summary?${query}`, stopUrl },
    );
  });
}

/** Finds who gets a mail about what; a form that they may not read any more ends their mails (D-126). */
async function findDue(em: EntityManager, due: Due) {
  const { userId, formId } = due;
  const report = await em.findOne(WeeklyReport, { userId, formId });
  const reader = report && (await findReader(em, userId, report.accountId));
  if (!reader?.profile.notificationsEnabled) {
    await run(em, done(due));
    return null;
  }
  const { person, profile } = reader;
  const form = await findReadForm(em, person, formId);
  if (!form) {
    await stopWeeklyReport(em, { userId, formId });
    return null;
  }
  const language: Language = profile.language ?? profile.browserLanguage ?? 'en';
  return { form, profile, zone: profile.timeZone ?? 'UTC', language };
}

export const sendWeeklyReportJob = defineJob({
  name: 'send_weekly_report',
  payload: z.object({ userId: z.uuid(), formId: z.uuid(), monday: z.iso.date() }),
  queue: 'mails',
  key: ({ userId, formId }) => [userId, formId],
  run: sendWeeklyReport,
});
