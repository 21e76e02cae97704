import type { EntityManager } from '@mikro-orm/postgresql';
import { listAccountOwners, listOwners } from '../../people/recipients/listOwners.ts';
import type { Config } from '../../platform/config/config.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { findMailLanguage } from '../../platform/mail/findMailLanguage.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { translate, type Text } from '../../platform/texts/translate.ts';
import { CALL_CHANNELS } from '../channels/callChannels.ts';

/**
 * Turns off a webhook for a reason that is not its owners', or pauses a sender, and mails them once, each in their own
 * language. A paused sender stays active: what happens meanwhile waits for it.
 */
export async function stopWebhook(
  em: EntityManager,
  config: Config,
  webhook: Webhook,
  reason: Text,
): Promise<void> {
  const { id, formId = null, accountId, channel, name } = webhook;
  const { isOrdered, stopped: texts } = CALL_CHANNELS[channel];
  const changes = { isActive: isOrdered, stoppedReason: reason };
  const running = { id, accountId, isActive: true, stoppedReason: null };
  if ((await em.nativeUpdate(Webhook, running, changes)) === 0) return;
  const address = name || webhook.url;
  const { publicUrl, platformName } = config;
  const url = formId ? `${publicUrl}/forms/${formId}/settings/webhooks` : `${publicUrl}/settings/webhooks`;
  const owners = formId
    ? await listOwners(em, { formId, accountId })
    : (await listAccountOwners(em, accountId)).map((email) => ({ email, formTitle: null }));
  for (const { email: to, formTitle: title } of owners) {
    const language = await findMailLanguage(em, { to, accountId });
    const formTitle = title ?? translate(language, ALL_FORMS);
    const news = { texts, formTitle, address, reason: translate(language, reason), url };
    const mail = { to, platformName, language, accountId, ...(formId && { formId }) };
    await queueMail(em, 'webhook_stopped', mail, news);
  }
}

/** What a webhook of a whole account is of, where others name their form. */
const ALL_FORMS: Text = 'All forms';
