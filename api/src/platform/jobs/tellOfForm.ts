import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormEventType } from '../contract/index.ts';
import { createId } from '../db/columns.ts';
import type { Form } from '../entities/form.entity.ts';
import { Webhook } from '../entities/webhook.entity.ts';
import { addJob } from './addJob.ts';
import type { AddableJob } from './defineJob.ts';

/** Why a form takes submissions again, or no more. */
export type OpeningReason = 'by_hand' | 'trash' | 'time' | 'limit';

/** Something that happened to a form. */
export interface FormNews {
  accountId: string;
  formId: string;
  /** The same for all webhooks and attempts. */
  id: string;
  type: FormEventType;
  time: string;
  revisionId: string;
  reason: OpeningReason | null;
}

/** The job that calls webhooks about a form, as it is added; `delivery/webhooks/formEvents.ts` runs it. */
export const TELL_OF_FORM: AddableJob<FormNews> = {
  name: 'tell_of_form',
  keyOf: ({ id }) => `tell_of_form:${id}`,
};

/** Tells the webhooks that want it of what this transaction has done with a form; most forms have none. */
export async function tellOfForm(
  em: EntityManager,
  { id: formId, accountId, currentRevisionId }: Form,
  {
    type,
    reason = null,
    id = createId(),
  }: { type: FormEventType; reason?: OpeningReason | null; id?: string },
): Promise<void> {
  const own = { $or: [{ formId }, { formId: null }] };
  const wanted = await em.count(Webhook, {
    accountId,
    isActive: true,
    events: { $contains: [type] },
    ...own,
  });
  if (wanted === 0) return;
  const time = new Date().toISOString();
  await addJob(em, TELL_OF_FORM, {
    accountId,
    formId,
    id,
    type,
    time,
    revisionId: currentRevisionId,
    reason,
  });
}
