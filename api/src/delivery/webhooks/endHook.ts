import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Webhook } from '../../platform/entities/webhook.entity.ts';
import { defineJob } from '../../platform/jobs/defineJob.ts';
import type { Text } from '../../platform/texts/translate.ts';
import { stopWebhook } from './stopWebhook.ts';
import { findSubscriber } from './subscribers.ts';

/** Why a hook of an API key was turned off. */
export const KEY_ENDED: Text = 'The API key that subscribed it has ended or lost access.';

/** Turns off a hook whose key may not be told any more, and mails the owners; added when something would be told. */
export const endHookJob = defineJob({
  name: 'end_hook',
  payload: z.object({ accountId: z.uuid(), webhookId: z.uuid() }),
  queue: 'news',
  key: ({ webhookId }) => [webhookId],
  run: ({ config, orm }: { config: Config; orm: MikroORM }, { accountId, webhookId: id }) =>
    inTransaction(orm, async (em) => {
      const webhook = await em.findOne(Webhook, { id, accountId, isActive: true });
      if (webhook?.apiKeyId && !(await findSubscriber(em, webhook)))
        await stopWebhook(em, config, webhook, KEY_ENDED);
    }),
});

/** Turns off the hooks of a key that somebody ends: nothing more leaves the account by it. */
export const endHooksOf = (em: EntityManager, key: { id: string; accountId: string }): Promise<number> =>
  em.nativeUpdate(
    Webhook,
    { accountId: key.accountId, apiKeyId: key.id, isActive: true },
    { isActive: false, stoppedReason: KEY_ENDED },
  );
