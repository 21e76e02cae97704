import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '../../platform/identity/actor.ts';
import {
  mailIdParamsSchema,
  outboxListResponseSchema,
  outboxMailResponseSchema,
  outboxQuerySchema,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { guard } from '../../platform/http/guard.ts';
import { sayReason } from '../../platform/http/sayReason.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { listOutbox, presentMail, loadMailText, retryMail } from './outbox.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import { hasMailServer } from '../../platform/settings/mailServer.ts';

const oneMail = { access: 'admin', params: mailIdParamsSchema, missing: 'mail.not_found' } as const;

/** Routes of the mail queue, for administrators (D-23). */
export function adminMailRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/mail' });

  router.get(
    '/',
    guard(
      { access: 'admin', query: outboxQuerySchema, response: outboxListResponseSchema },
      async ({ ctx, query }) => {
        const { mails, ...list } = await inTransaction(orm, (em) => listOutbox(em, query));
        return { ...list, mails: mails.map(sayReason(ctx, 'lastError')) };
      },
    ),
  );

  router.get(
    '/:mailId',
    guard({ ...oneMail, writes: true, response: outboxMailResponseSchema }, async ({ ctx, actor, params }) =>
      inTransaction(orm, async (em: EntityManager) => {
        const { mail, text } = await loadMailText(em, {
          actor,
          mailId: params.mailId,
          hasServer: await hasMailServer(em, config),
        });
        const source = requestSource(ctx, config);
        if (text !== null) await recordReading(em, actor, { source, mailId: mail.id, kind: mail.kind });
        return { ...sayReason(ctx, 'lastError')(presentMail(mail)), bodyText: text };
      }),
    ),
  );

  router.post(
    '/:mailId/retry',
    guard({ ...oneMail, problems: ['mail.held', 'mail.not_repeatable'] }, async ({ params }) =>
      inTransaction(orm, (em) => retryMail(em, config, params.mailId)),
    ),
  );

  return router;
}

/** Records that an administrator has read a mail to someone else. */
async function recordReading(
  em: EntityManager,
  actor: Actor,
  input: { source: ReturnType<typeof requestSource>; mailId: string; kind: string },
): Promise<void> {
  const { source, mailId, kind } = input;
  const data = { action: 'read_mail', mailId, kind };
  await recordEvent(em, { type: 'admin_access', source, userId: actor.id, data });
}
