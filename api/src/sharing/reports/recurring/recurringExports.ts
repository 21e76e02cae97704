import { LockMode, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { DAY_MS } from '../../../platform/calendar/durations.ts';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { RecurringExport } from '../../../platform/entities/recurringExport.entity.ts';
import { orderExport } from '../../../submissions/exports/createExport.ts';
import { mailFailedExport } from '../../../submissions/exports/mailExport.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { PROBLEMS } from '../../../platform/http/problems.ts';
import { addJob } from '../../../platform/jobs/addJob.ts';
import { defineJob } from '../../../platform/jobs/defineJob.ts';
import { EXPORT_LINK_DAYS } from '../../../platform/mail/sealedLinks.ts';
import { addDays } from '../../../platform/calendar/days.ts';
import { findReader, findReadForm } from '../findReader.ts';
import { dueStart } from '../../../platform/calendar/dueStart.ts';
import { stopRecurringExport } from './subscriptions.ts';

interface Deps {
  config: Config;
  orm: MikroORM;
}

interface Due {
  userId: string;
  formId: string;
  /** First day after the period of the file. */
  start: string;
}

const RHYTHMS = ['day', 'week', 'month'] as const;
/** The time zone in which each day begins first. */
const FIRST_ZONE = 'Etc/GMT-14';

/** Adds a job for each file that is due in its time zone. */
export async function addRecurringExports(orm: MikroORM, now = Date.now()): Promise<void> {
  await inTransaction(orm, async (em) => {
    const begun = RHYTHMS.map((every) => ({ every, sentFor: { $lt: dueStart(every, FIRST_ZONE, now) } }));
    const waiting = await em.find(RecurringExport, { $or: begun, pausedReason: null });
    for (const { userId, formId, every, selection, sentFor } of waiting) {
      const start = dueStart(every, selection.timeZone, now);
      // oxlint-disable-next-line no-await-in-loop -- one connection writes one job after the other
      if (sentFor < start) await addJob(em, runRecurringExportJob, { userId, formId, start });
    }
  });
}

/**
 * Orders the file of one period and marks the period as done, in one transaction: a second job finds it done
 * (SUBM-087). Periods that were missed are part of the next file. A file that cannot be made is a mail to its owner, and
 * the last one until they resume.
 */
async function runRecurringExport({ config, orm }: Deps, { userId, formId, start }: Due): Promise<void> {
  await inTransaction(orm, async (em) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const recurring = await em.findOne(RecurringExport, { userId, formId }, lock);
    if (!recurring || recurring.pausedReason || recurring.sentFor >= start) return;
    const { rows, format, selection, sentFor } = recurring;
    recurring.sentFor = start;
    const person = await findPerson(em, recurring);
    if (!person) return;
    const period = rows === 'new' ? { from: sentFor, to: addDays(start, -1) } : {};
    const order = {
      person,
      format,
      selection: { ...selection, filter: { ...selection.filter, ...period } },
      source: null,
      keptMs: EXPORT_LINK_DAYS * DAY_MS,
      isMailed: true,
    };
    await orderExport(em, order).catch(async (error: unknown) => {
      const code = error instanceof ProblemError ? error.code : null;
      if (code === 'export.empty') return;
      if (code !== 'export.too_many_rows') throw error;
      // The next file would most likely be as long, and each one a mail: the owner says how to go on.
      recurring.pausedReason = PROBLEMS[code][1];
      await mailFailedExport(em, config, { userId, formId, period: start, problem: recurring.pausedReason });
    });
  });
}

/** Finds who gets a file; a form that they may not read any more ends their files (D-126). */
async function findPerson(
  em: EntityManager,
  { userId, formId, accountId }: Pick<RecurringExport, 'userId' | 'formId' | 'accountId'>,
) {
  const reader = await findReader(em, userId, accountId);
  if (!reader?.profile.notificationsEnabled) return null;
  if (await findReadForm(em, reader.person, formId)) return reader.person;
  await stopRecurringExport(em, { userId, formId });
  return null;
}

export const addRecurringExportsJob = defineJob({
  name: 'add_recurring_exports',
  payload: z.object({}),
  queue: 'bulk',
  cron: { match: '11 * * * *' },
  run: ({ orm }: Pick<Deps, 'orm'>) => addRecurringExports(orm),
});

export const runRecurringExportJob = defineJob({
  name: 'run_recurring_export',
  payload: z.object({ userId: z.uuid(), formId: z.uuid(), start: z.iso.date() }),
  queue: 'bulk',
  key: ({ userId, formId }) => [userId, formId],
  run: runRecurringExport,
});
