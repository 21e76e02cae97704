import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../../../platform/db/sql.ts';
import type { WeeklyReportList } from '../../../platform/contract/index.ts';
import { Form } from '../../../platform/entities/form.entity.ts';
import { WeeklyReport } from '../../../platform/entities/weeklyReport.entity.ts';
import { formsVisibleTo } from '../../../forms/policy.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { dueMonday } from '../../../platform/calendar/weeks.ts';

/** Turns the actor's weekly mail about a form on or off; the first comes on the next Monday. */
export async function setWeeklyReport(
  em: EntityManager,
  { actor, form, isOn }: { actor: Actor; form: Form; isOn: boolean },
): Promise<void> {
  if (!isOn) return stopWeeklyReport(em, { userId: actor.id, formId: form.id });
  const monday = dueMonday(actor.timeZone ?? 'UTC', Date.now());
  await run(
    em,
    sql`
      insert into weekly_reports (user_id, form_id, account_id, sent_for, created_at)
      values (${actor.id}, ${form.id}, ${form.accountId}, ${monday}, now())
      on conflict (user_id, form_id, account_id) do nothing`,
  );
}

/** Ends the weekly mail of a user about a form. Idempotent. */
export async function stopWeeklyReport(
  em: EntityManager,
  whose: { userId: string; formId: string },
): Promise<void> {
  await em.nativeDelete(WeeklyReport, whose);
}

export const hasWeeklyReport = async (
  em: EntityManager,
  whose: { userId: string; formId: string },
): Promise<boolean> => (await em.count(WeeklyReport, whose)) > 0;

/** Lists the forms that the actor gets weekly mails about. */
export async function listWeeklyReports(em: EntityManager, actor: Actor): Promise<WeeklyReportList> {
  const own = await em.find(WeeklyReport, { userId: actor.id });
  const ids = own.map(({ formId }) => formId);
  const forms = await em.find(Form, { $and: [{ id: { $in: ids } }, formsVisibleTo(actor)] });
  const named = forms.map(({ id, title }) => ({ formId: id, formTitle: title }));
  return { forms: named.toSorted((one, other) => one.formTitle.localeCompare(other.formTitle)) };
}
