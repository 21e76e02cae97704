import { wrap, type EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../platform/config/config.ts';
import { createId } from '../platform/db/columns.ts';
import type { Form } from '../platform/entities/form.entity.ts';
import { Webhook } from '../platform/entities/webhook.entity.ts';
import { createWebhookSecret, sealWebhookSecret } from '../platform/secrets/webhookSecret.ts';
import type { Text } from '../platform/texts/translate.ts';

/** Why a webhook or sender that was copied is off. */
export const COPIED: Text = 'Copied without its secret or credentials. Set them, then turn it on.';

/**
 * Copies the webhooks that people have set up for a form to its clone, off and without their secrets: those of programs
 * belong to their API keys (decision 866).
 */
export async function copyWebhooks(
  em: EntityManager,
  config: Config,
  { from, to }: { from: Form; to: Form },
): Promise<void> {
  const { id: formId, accountId } = from;
  const webhooks = await em.find(
    Webhook,
    { formId, accountId, apiKeyId: null },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  for (const webhook of webhooks) {
    // Secrets are hidden columns, which the object of an entity leaves out.
    const {
      createdAt: _createdAt,
      previousExpiresAt: _expires,
      failingSince: _since,
      columns: _columns,
      ...settings
    } = wrap(webhook).toObject();
    const id = createId();
    em.create(Webhook, {
      ...settings,
      id,
      formId: to.id,
      secret: webhook.secret && sealWebhookSecret(createWebhookSecret(), config.secret, id),
      credentialHints: {},
      isActive: false,
      stoppedReason: COPIED,
    });
  }
  await em.flush();
}
