import { t } from '@lingui/core/macro';
import type { DeliveryItem, WebhookChanges } from '@inlay/api/contract';

type WebhookEvent = NonNullable<WebhookChanges['events']>[number];

/** Names of the events that webhooks are called for, in the order of the screen (NOTIF-046). */
export const WEBHOOK_EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  'form.submitted': t`New submission`,
  'submission.updated': t`Answers edited`,
  'submission.withdrawn': t`Submission withdrawn`,
  'submission.status_changed': t`Status changed`,
  'submission.assigned': t`Assignee changed`,
  'submission.commented': t`New comment`,
  'form.published': t`Form published`,
  'form.opened': t`Form opened`,
  'form.closed': t`Form closed`,
};

/** Names of what deliveries tell of. */
export const EVENT_NAMES: Readonly<Record<DeliveryItem['event'], string>> = {
  submission_notification: t`Notification`,
  submission_digest: t`Digest`,
  auto_reply: t`Automatic reply`,
  ...WEBHOOK_EVENT_NAMES,
  'form.test': t`Test`,
};
