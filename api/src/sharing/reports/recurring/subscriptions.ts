import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecurringExportSetting, SetRecurringExportRequest } from '../../../platform/contract/index.ts';
import type { Form } from '../../../platform/entities/form.entity.ts';
import { RecurringExport } from '../../../platform/entities/recurringExport.entity.ts';
import { toSelection } from '../../../submissions/exports/selectExport.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { timeZoneOf } from '../../../submissions/list/submissionFilter.ts';
import { dueStart } from '../../../platform/calendar/dueStart.ts';

interface Whose {
  userId: string;
  formId: string;
}

/** Sets the actor's recurring export of a form, in place of an earlier one; the first comes with the next period. */
export async function setRecurringExport(
  em: EntityManager,
  { actor, form, request }: { actor: Actor; form: Form; request: SetRecurringExportRequest },
): Promise<void> {
  const { every, rows, format, ...order } = request;
  const { from: _from, to: _to, ...filter } = order.filter;
  const timeZone = timeZoneOf(actor, filter);
  const selection = {
    ...toSelection(actor, { ...order, format, filter }),
    filter: { ...filter, formId: form.id, zone: timeZone },
    timeZone,
  };
  await em.upsert(RecurringExport, {
    userId: actor.id,
    formId: form.id,
    accountId: form.accountId,
    every,
    rows,
    format,
    selection,
    sentFor: dueStart(every, timeZone, Date.now()),
    pausedReason: null,
    createdAt: new Date(),
  });
}

/** Ends the recurring export of a user and form. Idempotent. */
export async function stopRecurringExport(em: EntityManager, whose: Whose): Promise<void> {
  await em.nativeDelete(RecurringExport, whose);
}

/** Resumes a recurring export; what came while it was paused is part of the next file. Idempotent. */
export async function resumeRecurringExport(em: EntityManager, whose: Whose): Promise<void> {
  await em.nativeUpdate(RecurringExport, whose, { pausedReason: null });
}

/** Reads how often a user gets a form's file, and which; null: never. */
export async function findRecurringExport(
  em: EntityManager,
  whose: Whose,
): Promise<RecurringExportSetting['recurring']> {
  const found = await em.findOne(RecurringExport, whose);
  if (!found) return null;
  const { every, rows, format, pausedReason } = found;
  return { every, rows, format, pausedReason: pausedReason ?? null };
}
