import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { recordWork } from '../../platform/audit/recordWork.ts';
import {
  addNotificationEmailRequestSchema,
  emailIdParamsSchema,
  notificationEmailListSchema,
  notificationEmailSchema,
  updateNotificationEmailRequestSchema,
  type AuditAction,
} from '../../platform/contract/index.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';
import { getForm } from '../../forms/getForm.ts';
import { formsInAccount } from '../../forms/policy.ts';
import {
  addRecipient,
  askRecipient,
  listRecipients,
  removeRecipient,
  updateRecipient,
  type RecipientList,
} from '../../people/recipients/recipients.ts';

const oneEmail = {
  access: 'approved',
  needs: 'manage',
  scope: 'notifications',
  params: emailIdParamsSchema,
  missing: 'notification.not_found',
} as const;

interface NotificationEmailsDeps {
  config: Config;
  orm: MikroORM;
}

/** The list of the actor's account. */
const listOf = ({ accountId }: Actor): RecipientList => ({ accountId, formId: null });

/** Routes of the actor's notification addresses (NOTIF). */
export function notificationEmailsRouter({ config, orm }: NotificationEmailsDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/notification-emails' });
  const record = (
    em: EntityManager,
    { ctx, actor }: { ctx: AppContext; actor: Actor },
    data: { action: AuditAction; email: string },
  ) => {
    const source = requestSource(ctx, config);
    const { accountId } = actor;
    return recordWork(em, { actor, source }, { type: 'sharing_changed', accountId, data });
  };

  router.get(
    '/',
    guard(
      { access: 'approved', needs: 'manage', scope: 'notifications', response: notificationEmailListSchema },
      ({ actor }) =>
        inTransaction(orm, async (em) => ({
          emails: await listRecipients(em, config, listOf(actor)),
          hasMailServer: await hasMailServer(em, config),
        })),
    ),
  );

  router.post(
    '/',
    guard(
      {
        access: 'approved',
        needs: 'manage',
        problems: ['notification.duplicate', 'notification.limit_reached', 'form.not_found'],
        scope: 'notifications',
        body: addNotificationEmailRequestSchema,
        response: notificationEmailSchema,
        status: 201,
      },
      async ({ ctx, actor, body }) =>
        inTransaction(orm, async (em) => {
          if (body.formId !== null) await getForm(em, formsInAccount(actor), body.formId);
          const added = await addRecipient(em, config, { list: listOf(actor), input: body });
          await record(em, { ctx, actor }, { action: 'recipient_added', email: added.email });
          return added;
        }),
    ),
  );

  router.patch(
    '/:emailId',
    guard(
      {
        ...oneEmail,
        problems: ['notification.limit_reached'],
        body: updateNotificationEmailRequestSchema,
        response: notificationEmailSchema,
      },
      async ({ ctx, actor, params, body }) =>
        inTransaction(orm, async (em) => {
          const changed = await updateRecipient(em, config, {
            list: listOf(actor),
            ...params,
            changes: { isEnabled: body.isActive },
          });
          await record(em, { ctx, actor }, { action: 'recipient_changed', email: changed.email });
          return changed;
        }),
    ),
  );

  router.post(
    '/:emailId/confirmation',
    guard({ ...oneEmail, status: 202 }, async ({ actor, params }) =>
      inTransaction(orm, (em) => askRecipient(em, config, { list: listOf(actor), ...params })),
    ),
  );

  router.delete(
    '/:emailId',
    guard(oneEmail, async ({ ctx, actor, params }) =>
      inTransaction(orm, async (em) => {
        const email = await removeRecipient(em, listOf(actor), params.emailId);
        await record(em, { ctx, actor }, { action: 'recipient_removed', email });
      }),
    ),
  );

  return router;
}
