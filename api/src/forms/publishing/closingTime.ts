import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { FormPublishingSettings } from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormPublishing } from '../../platform/entities/formPublishing.entity.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import { tellOfForm } from '../../platform/jobs/tellOfForm.ts';

/** Tells of a form that its closing time has closed; one that was moved, or closed before, tells nothing. */
export const closeFormJob = defineJob({
  name: 'close_form',
  payload: z.object({ accountId: z.uuid(), formId: z.uuid() }),
  queue: 'news',
  key: ({ formId }) => [formId],
  run: ({ orm }: { orm: MikroORM }, { accountId, formId }) =>
    inTransaction(orm, async (em) => {
      const form = await em.findOne(Form, { id: formId, accountId, active: true, deletedAt: null });
      const settings = await em.findOne(FormPublishing, { formId, accountId });
      if (form && settings?.closesAt && settings.closesAt <= new Date())
        await tellOfForm(em, form, { type: 'form.closed', reason: 'time' });
    }),
});

/** Tells of a form that its opening time has opened; one that was moved, or has closed since, tells nothing. */
export const openFormJob = defineJob({
  name: 'open_form',
  payload: z.object({ accountId: z.uuid(), formId: z.uuid() }),
  queue: 'news',
  key: ({ formId }) => [formId],
  run: ({ orm }: { orm: MikroORM }, { accountId, formId }) =>
    inTransaction(orm, async (em) => {
      const form = await em.findOne(Form, { id: formId, accountId, active: true, deletedAt: null });
      const settings = await em.findOne(FormPublishing, { formId, accountId });
      const now = new Date();
      const isOpen =
        settings?.opensAt && settings.opensAt <= now && !(settings.closesAt && settings.closesAt <= now);
      if (form && isOpen) await tellOfForm(em, form, { type: 'form.opened', reason: 'time' });
    }),
});

/** When a form takes submissions. */
type Times = Pick<FormPublishingSettings, 'opensAt' | 'closesAt'>;

/** @throws {ProblemError} `request.invalid` for a form that would close before it opens. */
export function assertOpens({ opensAt, closesAt }: Times): void {
  if (opensAt === null || closesAt === null || Date.parse(opensAt) < Date.parse(closesAt)) return;
  const message = 'The form must open before it closes.';
  throw new ProblemError('request.invalid', { issues: [{ path: ['opensAt'], code: 'after_end', message }] });
}

/** Tells of a form whose times were changed: at once where that opens or closes it, and at its times. */
export async function followTimes(
  em: EntityManager,
  form: Form,
  { before, after }: { before: Times; after: Times },
): Promise<void> {
  const now = Date.now();
  const isPast = (time: string | null): boolean => time !== null && Date.parse(time) <= now;
  const isComing = (time: string | null): time is string => time !== null && !isPast(time);
  const isShut = ({ opensAt, closesAt }: Times): boolean => isComing(opensAt) || isPast(closesAt);
  if (form.active && isShut(before) !== isShut(after))
    await tellOfForm(em, form, { type: isShut(after) ? 'form.closed' : 'form.opened', reason: 'time' });
  const { id: formId, accountId } = form;
  const { opensAt, closesAt } = after;
  if (before.closesAt !== closesAt && isComing(closesAt))
    await addJob(em, closeFormJob, { accountId, formId }, { runAt: new Date(closesAt) });
  if (before.opensAt !== opensAt && isComing(opensAt))
    await addJob(em, openFormJob, { accountId, formId }, { runAt: new Date(opensAt) });
}
