import { Router } from '@koa/router';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { openSealed, type LinkContent } from '../../platform/mail/sealedLinks.ts';
import { NOT_VALID, sendNotice, tokenOf } from '../notifications/sendNotice.ts';
import { stopInvitations } from './stopInvitations.ts';

const PATH = '/api/stop-invitations';

/** The link that ends the mails of a list, without a session (RFC 8058). Scanners follow links: only a post ends them. */
export function stopInvitationsRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>();

  /** Opens the link of a request; null for one that is not valid, or whose form is gone. */
  const open = async (ctx: AppContext): Promise<{ whose: LinkContent<'stop-invitations'>; form: Form } | null> => {
    const whose = openSealed(config, 'stop-invitations', tokenOf(ctx));
    const form = whose && (await inTransaction(orm, (em) => em.findOne(Form, { id: whose.formId })));
    return whose && form && { whose, form };
  }; // prettier-ignore

  router.get(PATH, async (ctx) => {
    const opened = await open(ctx);
    if (!opened) return sendNotice(ctx, config, 404, NOT_VALID);
    const { whose, form } = opened;
    sendNotice(ctx, config, 200, (say) => ({
      title: say('Stop these mails?'),
      text: say('{email} will no longer get invitations and reminders to “{title}”.', {
        email: whose.email,
        title: form.title,
      }),
      button: say('Stop these mails'),
    }));
  });

  router.post(PATH, async (ctx) => {
    const opened = await open(ctx);
    if (!opened) return sendNotice(ctx, config, 404, NOT_VALID);
    await inTransaction(orm, (em) => stopInvitations(em, config, opened.whose));
    sendNotice(ctx, config, 200, (say) => ({
      title: say('These mails have stopped'),
      text: say('You get no more mails about this form. The link you have still works.'),
    }));
  });

  return router;
}
