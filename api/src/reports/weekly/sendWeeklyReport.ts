import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { z } from 'zod';
import { formatCount, formatShare, RESULT_TEXTS, type Language } from '@inlay/sdk/model';
import { readAnalytics } from '../../analytics/readAnalytics.ts';
import type { Config } from '../../config/config.ts';
import type { Analytics, ResultsLine } from '../../contract/index.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { readFrom } from '../../db/readTogether.ts';
import { defineJob } from '../../jobs/defineJob.ts';
import type { MailFact } from '../../mail/composeMail.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { sealedUrl } from '../../mail/sealedLinks.ts';
import type { ResultsDeps } from '../../results/readResults.ts';
import { readWhole } from '../../results/sendResults.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { findReader, findReadForm } from '../findReader.ts';
import { reportText } from '../reportLook.ts';
import { changesOf } from './changesOf.ts';
import { stopWeeklyReport } from './subscriptions.ts';
import { weekBefore } from './weeks.ts';

interface WeeklyDeps extends ResultsDeps {
  config: Config;
  orm: MikroORM;
  reads: Pool;
}

interface Due {
  userId: string;
  formId: string;
  /** First day of the week in which it is sent. */
  monday: string;
}

/** Marks the week as done; a second job of the same week finds it done. */
const DONE = `
  update weekly_reports set sent_for = ? where user_id = ? and form_id = ? and sent_for < ? returning form_id`;

/** Sends one user the mail about a form's week, unless there is nothing to tell (REPORT-004). */
async function sendWeeklyReport(deps: WeeklyDeps, due: Due): Promise<void> {
  const reader = await inTransaction(deps.orm, (em) => findDue(em, due));
  if (!reader) return;
  const { form, profile, zone, language } = reader;
  const week = { ...weekBefore(due.monday), zone };
  const visibility = FULL_VISIBILITY;
  const asked = { reader: { id: due.userId, timeZone: zone }, form, visibility, compare: 'yes' as const };
  const results = await readWhole(deps, { ...asked, filter: { ...week, formId: form.id } });
  const { id, title, active } = form;
  const figures = await readAnalytics(readFrom(deps.reads), {
    forms: [{ id, title, active, visibility }],
    ...week,
    single: null,
  });
  const before = results.before?.submissions ?? 0;
  await inTransaction(deps.orm, async (em) => {
    const done = await em.execute<unknown[]>(DONE, [due.monday, due.userId, due.formId, due.monday]);
    if (done.length === 0 || results.submissions + before === 0) return;
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const { userId, formId } = due;
    const stopUrl = sealedUrl(deps.config, 'stop-weekly-report', { formId, userId });
    await queueMail(
      em,
      'weekly_report',
      {
        to: profile.email,
        language,
        platformName: deps.config.platformName,
        formId,
        accountId: form.accountId,
        onceKey: `weekly:${formId}:${userId}:${due.monday}`,
        stopUrl,
      },
      {
        formTitle: title,
        from: day.format(Date.parse(week.from)),
        to: day.format(Date.parse(week.to)),
        figures: figuresOf(results, figures, language),
        changes: changeFacts(results, language),
        summaryUrl: `${deps.config.publicUrl}/forms/${formId}/summary?from=${week.from}&to=${week.to}&compare=yes`,
        stopUrl,
      },
    );
  });
}

/** Finds who gets a mail about what; a form that they may not read any more ends their mails (D-126). */
async function findDue(em: EntityManager, { userId, formId, monday }: Due) {
  const reader = await findReader(em, userId);
  if (!reader?.profile.notificationsEnabled) {
    await em.execute(DONE, [monday, userId, formId, monday]);
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

type Counted = Pick<Analytics, 'starts' | 'completions'> & {
  before: Pick<Analytics, 'starts' | 'completions'>;
};

function figuresOf(results: ResultsLine, counted: Counted, language: Language): MailFact[] {
  const words = RESULT_TEXTS[language];
  const beside = (value: string, earlier: string): string =>
    reportText(language, 'before', { value, earlier });
  const share = ({ starts, completions }: Pick<Counted, 'starts' | 'completions'>): string =>
    starts === 0 ? '–' : formatShare(completions, starts, words);
  const submissions = beside(
    formatCount(results.submissions, words),
    formatCount(results.before?.submissions ?? 0, words),
  );
  return [
    { label: words.submissions, value: submissions },
    ...(counted.starts + counted.before.starts > 0
      ? [{ label: reportText(language, 'completed'), value: beside(share(counted), share(counted.before)) }]
      : []),
  ];
}

const changeFacts = (results: ResultsLine, language: Language): MailFact[] =>
  results.before
    ? changesOf(results, results.before, language).map(({ label, now, before }) => ({
        label,
        value: reportText(language, 'before', { value: now, earlier: before }),
      }))
    : [];

export const sendWeeklyReportJob = defineJob({
  name: 'send_weekly_report',
  payload: z.object({ userId: z.uuid(), formId: z.uuid(), monday: z.iso.date() }),
  queue: 'mails',
  key: ({ userId, formId }) => [userId, formId],
  run: sendWeeklyReport,
});
