import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import {
  formIdParamsSchema,
  senderTablesRequestSchema,
  senderTablesResponseSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import { describeFailure } from '../channels/describeFailure.ts';
import { openSender } from '../channels/sender.ts';
import { parseKey } from '../channels/sheets/sheetsChannel.ts';
import { reasonOf } from '../channels/tables/createTableSender.ts';
import { listSenderTables } from '../channels/tables/listSenderTables.ts';
import { callVendor } from '../channels/tables/callVendor.ts';
import type { WebhookSender } from '../channels/webhookSender.ts';
import { getWebhook, placeOf } from './changeWebhooks.ts';

/** The route by which people choose a table: it asks the vendor with the credentials that they typed, or have set. */
export function senderTablesRouter({
  config,
  orm,
  limits,
  webhooks,
}: {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
  webhooks: WebhookSender;
}): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/forms' });
  router.post(
    '/:formId/sender-tables',
    guard(
      {
        access: 'approved',
        scope: 'webhooks',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['access.denied', 'webhook.not_found'],
        body: senderTablesRequestSchema,
        response: senderTablesResponseSchema,
      },
      async ({ ctx, actor, params, body }) => {
        const { channel, senderId } = body;
        const credentials = await withSharedForm(orm, actor, params.formId, async (em, form) => {
          if (body.credentials || !senderId) return body.credentials;
          const sender = await getWebhook(em, placeOf(form), senderId);
          if (sender.channel !== channel) throw new ProblemError('webhook.not_found');
          return openSender<object, object>(config, sender).credentials;
        });
        if (!credentials) throw invalidField('credentials', { code: 'required', message: 'Required' });
        await limits.take('senderTables', {
          key: actor.id,
          source: requestSource(ctx, config),
          userId: actor.id,
        });
        const account = channel === 'sheets' ? parseKey((credentials as { key: string }).key).email : null;
        try {
          const tables = await listSenderTables(callVendor(webhooks), body, credentials);
          return {
            tables: tables.map(({ title, settings }) => ({ title, settings: { ...settings } })),
            problem: null,
            account,
          };
        } catch (error) {
          const problem = reasonOf(error) ?? describeFailure(error as Error);
          return sayReason(ctx, 'problem')({ tables: [], problem, account });
        }
      },
    ),
  );
  return router;
}
