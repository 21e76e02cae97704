import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  formIdParamsSchema,
  senderTablesRequestSchema,
  senderTablesResponseSchema,
} from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import { withSharedForm } from '../../forms/managedForm.ts';
import { describeFailure } from '../channels/describeFailure.ts';
import { openSender } from '../channels/sender.ts';
import { parseKey } from '../channels/sheets/sheetsChannel.ts';
import { reasonOf } from '../channels/tables/createTableSender.ts';
import { listSenderTables } from '../channels/tables/listSenderTables.ts';
import { callVendor } from '../channels/tables/callVendor.ts';
import type { WebhookSender } from '../channels/webhookSender.ts';
import { ofAccount } from './accountRoutes.ts';
import { accountPlaceOf, getWebhook, placeOf, type WebhookPlace } from './changeWebhooks.ts';

type Asked = z.output<typeof senderTablesRequestSchema>;

interface Call {
  ctx: AppContext;
  actor: Actor;
  body: Asked;
}

/** Routes by which people choose a table: the vendor is asked with the credentials that they typed, or have set. */
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
  const router = new Router<AppState>({ prefix: '/api' });
  const asked = { body: senderTablesRequestSchema, response: senderTablesResponseSchema } as const;

  /** @throws {ProblemError} `webhook.not_found`, or `request.invalid` where none are known. */
  async function findCredentials(em: EntityManager, place: WebhookPlace, body: Asked): Promise<object> {
    const { channel, senderId } = body;
    if (body.credentials) return body.credentials;
    if (!senderId) throw invalidField('credentials', { code: 'required', message: 'Required' });
    const sender = await getWebhook(em, place, senderId);
    if (sender.channel !== channel) throw new ProblemError('webhook.not_found');
    return openSender<object, object>(config, sender).credentials;
  }

  async function listTables({ ctx, actor, body }: Call, credentials: object) {
    await limits.take('senderTables', {
      key: actor.id,
      source: requestSource(ctx, config),
      userId: actor.id,
    });
    const account = body.channel === 'sheets' ? parseKey((credentials as { key: string }).key).email : null;
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
  }

  router.post(
    '/forms/:formId/sender-tables',
    guard(
      {
        ...asked,
        access: 'approved',
        scope: 'webhooks',
        params: formIdParamsSchema,
        missing: 'form.not_found',
        problems: ['access.denied', 'webhook.not_found'],
      },
      async ({ params, ...call }) =>
        listTables(
          call,
          await withSharedForm(orm, call.actor, params.formId, (em, form) =>
            findCredentials(em, placeOf(form), call.body),
          ),
        ),
    ),
  );

  router.post(
    '/webhooks/sender-tables',
    guard({ ...asked, ...ofAccount, problems: ['webhook.not_found'] }, async (call) =>
      listTables(
        call,
        await inTransaction(orm, (em) => findCredentials(em, accountPlaceOf(call.actor), call.body)),
      ),
    ),
  );
  return router;
}
