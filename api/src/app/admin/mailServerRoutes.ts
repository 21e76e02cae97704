import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { sendWaitingMailsJob } from '../../delivery/notifications/sendWaitingMails.ts';
import { recordEvent } from '../../platform/audit/recordEvent.ts';
import type { Config } from '../../platform/config/config.ts';
import {
  mailServerResponseSchema,
  mailTestResponseSchema,
  saveMailServerRequestSchema,
  saveMailServerResponseSchema,
  type MailServerResponse,
  type MailTestResponse,
} from '../../platform/contract/index.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { readerLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import type { FindMailer } from '../../platform/mail/createFindMailer.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { removeMailServer, sealMailServer, storeMailServer } from '../../platform/mail/saveMailServer.ts';
import { sendTestMail } from '../../platform/mail/sendTestMail.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { findMailServer } from '../../platform/settings/mailServer.ts';
import { findMailHealth } from '../../platform/settings/mailServerState.ts';
import { settingsEvent } from '../../platform/settings/settingsEvent.ts';
import { sayIn } from '../../platform/texts/translate.ts';
import { presentMailServer } from './presentMailServer.ts';
import { tellOfMailServer } from './tellOfMailServer.ts';

interface MailServerDeps {
  config: Config;
  orm: MikroORM;
  limits: RateLimits;
  findMailer: FindMailer;
}

/** What happens in the name of an administrator. */
interface Call {
  ctx: AppContext;
  actor: Actor;
}

/** Routes of the mail server, which administrators type and test, unless the environment sets it (D-202). */
export function mailServerRouter({ config, orm, limits, findMailer }: MailServerDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/admin/mail-server' });

  const present = (em: EntityManager, ctx: AppContext): Promise<MailServerResponse> =>
    presentMailServer(em, config, sayIn(readerLanguage(ctx)));

  const test = async (mailer: Mailer, { ctx, actor }: Call): Promise<MailTestResponse> => {
    const source = requestSource(ctx, config);
    await limits.take('mailTest', { key: actor.id, source, userId: actor.id });
    return sendTestMail(mailer, config, { to: actor.email, language: readerLanguage(ctx) });
  };

  /** Tests what is not stored yet. Who tries one server after the other leaves a trail. */
  const tryOut = async (mailer: Mailer, call: Call, place: { host: string; port: number }) => {
    const tested = await test(mailer, call).finally(() => void mailer.close());
    if (tested.failure) {
      const data = { action: 'test_mail_server', to: `${place.host}:${place.port}` };
      const source = requestSource(call.ctx, config);
      const event = { type: 'admin_access', source, userId: call.actor.id, data } as const;
      await inTransaction(orm, (em) => recordEvent(em, event));
    }
    return tested;
  };

  const announce = async (
    em: EntityManager,
    { ctx, actor }: Call,
    mailServer: object | null,
  ): Promise<void> => {
    const source = requestSource(ctx, config);
    await recordEvent(em, {
      type: 'settings_changed',
      source,
      userId: actor.id,
      data: { changed: { mailServer } },
    });
    await publishEvent(em, settingsEvent, {});
  };

  const assertTyped = (): void => {
    if (config.smtpUrl !== null) throw new ProblemError('mail.server_of_environment');
  };

  /** The client of the server before a change, where that works; null else. */
  const findWorking = async (): Promise<Mailer | null> =>
    (await findMailHealth(orm.em.fork(), config)) === 'working' ? findMailer() : null;

  router.get(
    '/',
    guard({ access: 'admin', response: mailServerResponseSchema }, ({ ctx }) =>
      inTransaction(orm, (em) => present(em, ctx)),
    ),
  );

  router.put(
    '/',
    guard(
      {
        access: 'admin',
        problems: ['mail.server_of_environment'],
        body: saveMailServerRequestSchema,
        response: saveMailServerResponseSchema,
      },
      async ({ body, ...call }) => {
        assertTyped();
        const stored = await inTransaction(orm, (em) => sealMailServer(em, config, body));
        const server = findMailServer(config, stored);
        if (!server) throw new Error('What was typed is no mail server');
        const tested = body.withTest ? await tryOut(createMailer(server, config), call, server) : null;
        if (!tested?.failure) {
          const before = await findWorking();
          await inTransaction(orm, async (em) => {
            await storeMailServer(em, { stored, server, isProven: tested !== null });
            const { id: _id, password: _sealed, ...shown } = stored;
            await announce(em, call, shown);
            await addJob(em, sendWaitingMailsJob, {});
          });
          if (before) await tellOfMailServer({ config, orm }, before, call.actor);
        }
        const answer = await inTransaction(orm, (em) => present(em, call.ctx));
        return { ...answer, test: tested };
      },
    ),
  );

  router.delete(
    '/',
    guard(
      { access: 'admin', problems: ['mail.server_of_environment'], response: mailServerResponseSchema },
      async (call) => {
        assertTyped();
        const before = await findWorking();
        await inTransaction(orm, async (em) => {
          await removeMailServer(em);
          await announce(em, call, null);
        });
        if (before) await tellOfMailServer({ config, orm }, before, call.actor);
        return inTransaction(orm, (em) => present(em, call.ctx));
      },
    ),
  );

  router.post(
    '/test',
    guard(
      { access: 'admin', problems: ['mail.no_server'], response: mailTestResponseSchema },
      async (call) => {
        const mailer = await findMailer();
        if (!mailer) throw new ProblemError('mail.no_server');
        return test(mailer, call);
      },
    ),
  );

  return router;
}
