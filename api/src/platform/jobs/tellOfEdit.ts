import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookEventType } from '../contract/index.ts';
import { Webhook } from '../entities/webhook.entity.ts';
import { addJob } from './addJob.ts';
import type { AddableJob } from './defineJob.ts';

/** An edit of a submission, its withdrawal, or its return: an update of the version that withdrew it. */
export interface EditNews {
  accountId: string;
  formId: string;
  /** The submission. */
  id: string;
  /** The number of its answers since. */
  version: number;
  type: Extract<WebhookEventType, 'submission.updated' | 'submission.withdrawn'>;
}

/** The job that tells webhooks and senders of an edit, as it is added; `delivery/webhooks/editDeliveries.ts` runs it. */
export const TELL_OF_EDIT: AddableJob<EditNews> = {
  name: 'tell_of_edit',
  keyOf: ({ id, version, type }) => `tell_of_edit:${id}:${version}:${type}`,
};

/** Tells the webhooks and senders that want it of an edit of this transaction; most forms have none. */
export async function tellOfEdit(em: EntityManager, news: EditNews): Promise<void> {
  const { accountId, formId, type } = news;
  const wanted = await em.count(Webhook, {
    accountId,
    isActive: true,
    events: { $contains: [type] },
    $or: [{ formId }, { formId: null }],
  });
  if (wanted > 0) await addJob(em, TELL_OF_EDIT, news);
}
