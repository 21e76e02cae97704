import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { Client } from '../../../platform/entities/client.entity.ts';
import { Form } from '../../../platform/entities/form.entity.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { openSealed } from '../../../platform/mail/sealedLinks.ts';
import { NOT_VALID, sendNotice, tokenOf } from '../../../delivery/notifications/sendNotice.ts';
import { stopWeeklyReport } from './subscriptions.ts';

const PATH = '/api/stop-weekly-report';
const CLIENT_PATH = '/api/stop-client-weekly';

/** The links that end weekly mails, without a session (RFC 8058). Scanners follow links: only a post ends them. */
export function stopWeeklyReportRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>();

  router.get(PATH, async (ctx) => {
    const whose = openSealed(config, 'stop-weekly-report', tokenOf(ctx));
    const form = whose && (await inTransaction(orm, (em) => em.findOne(Form, { id: whose.formId })));
    if (!form) return sendNotice(ctx, config, 404, NOT_VALID);
    sendNotice(ctx, config, 200, (say) => ({
      title: say('Stop these mails?'),
      text: say('You will no longer get a mail about “{title}” each Monday.', { title: form.title }),
      button: say('Stop these mails'),
    }));
  });

  router.post(PATH, async (ctx) => {
    const whose = openSealed(config, 'stop-weekly-report', tokenOf(ctx));
    if (!whose) return sendNotice(ctx, config, 404, NOT_VALID);
    await inTransaction(orm, (em) => stopWeeklyReport(em, whose));
    sendNotice(ctx, config, 200, (say) => ({
      title: say('These mails have stopped'),
      text: say('You can turn them on again in the settings of the form.'),
    }));
  });

  router.get(CLIENT_PATH, (ctx) => {
    if (!openSealed(config, 'stop-client-weekly', tokenOf(ctx)))
      return sendNotice(ctx, config, 404, NOT_VALID);
    sendNotice(ctx, config, 200, (say) => ({
      title: say('Stop these mails?'),
      text: say('You will no longer get weekly mails about your forms.'),
      button: say('Stop these mails'),
    }));
  });

  router.post(CLIENT_PATH, async (ctx) => {
    const whose = openSealed(config, 'stop-client-weekly', tokenOf(ctx));
    if (!whose) return sendNotice(ctx, config, 404, NOT_VALID);
    await inTransaction(orm, (em) =>
      em.nativeUpdate(Client, { id: whose.clientId }, { weeklySentFor: null }),
    );
    sendNotice(ctx, config, 200, (say) => ({
      title: say('These mails have stopped'),
      text: say('You can turn them on again in your account.'),
    }));
  });

  return router;
}
