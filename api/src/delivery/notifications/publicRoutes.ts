import { Router } from '@koa/router';
import { z } from 'zod';
import type { Logger } from 'pino';
import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import type { Config } from '../../platform/config/config.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { Notice } from './noticePage.ts';
import { NOT_VALID, sendNotice, tokenOf } from './sendNotice.ts';
import { giveConsent } from '../../platform/mail/consents.ts';
import { openSealed } from '../../platform/mail/sealedLinks.ts';
import { findAccountOwner } from '../../platform/identity/accountMembers.ts';
import type { Say } from '../../platform/texts/translate.ts';
import { stopMails } from './stopMails.ts';
import { followFormRedirect, followMailLink } from './trackClick.ts';

const uuid = z.uuid();

/** Routes of links in mails and of redirects after a submission, without a session. */
export function mailLinksRouter(deps: { config: Config; orm: MikroORM; logger: Logger }): Router<AppState> {
  const { config, orm } = deps;
  const router = new Router<AppState>();
  const send = (ctx: AppContext, status: number, notice: (say: Say) => Notice): void =>
    sendNotice(ctx, config, status, notice);

  router.get('/api/track-click', async (ctx) => {
    const query = new URLSearchParams(ctx.querystring);
    const id = uuid.safeParse(query.get('id')).data ?? null;
    const isRedirect = query.get('type') === 'form_redirect';
    // Ignores a target in the address; the stored one counts (T13, D-14).
    const target =
      id === null
        ? null
        : isRedirect
          ? await followFormRedirect(deps, id, requestSource(ctx, config))
          : await followMailLink(deps, id);
    if (target === null) return send(ctx, 404, NOT_VALID);
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    ctx.redirect(target);
  });

  router.get('/api/stop-mails', async (ctx) => {
    const request = openSealed(config, 'stop-mails', tokenOf(ctx));
    const form = request && (await inTransaction(orm, (em) => em.findOne(Form, { id: request.formId })));
    if (!request || !form) return send(ctx, 404, NOT_VALID);
    const { email, isGlobal } = request;
    send(ctx, 200, (say) => ({
      title: say('Stop these mails?'),
      text: isGlobal
        ? say('{email} will no longer be notified about submissions of any form of this account.', { email })
        : say('{email} will no longer be notified about submissions of “{title}”.', {
            email,
            title: form.title,
          }),
      button: say('Stop these mails'),
    }));
  });

  // Posted by the page above, or by a mail program (RFC 8058): no cookie, no confirmation.
  router.post('/api/stop-mails', async (ctx) => {
    const request = openSealed(config, 'stop-mails', tokenOf(ctx));
    if (!request) return send(ctx, 404, NOT_VALID);
    await inTransaction(orm, (em) => stopMails(em, request));
    const { email } = request;
    send(ctx, 200, (say) => ({
      title: say('These mails have stopped'),
      text: say('{email} is no longer notified. The owner of the form can turn it on again.', { email }),
    }));
  });

  // Asks for confirmation, because mail scanners follow links.
  router.get('/api/confirm-mails', async (ctx) => {
    const consent = openSealed(config, 'confirm-mails', tokenOf(ctx));
    const owner = consent && (await inTransaction(orm, (em) => findAccountOwner(em, consent.accountId)));
    if (!consent || !owner) return send(ctx, 404, NOT_VALID);
    const { email } = consent;
    send(ctx, 200, (say) => ({
      title: say('Get these mails?'),
      text: say('{owner} wants to notify {email} when somebody fills in one of their forms.', {
        owner: owner.email,
        email,
      }),
      button: say('Confirm'),
    }));
  });

  router.post('/api/confirm-mails', async (ctx) => {
    const consent = openSealed(config, 'confirm-mails', tokenOf(ctx));
    const isGiven = consent !== null && (await inTransaction(orm, async (em) => giveConsent(em, consent)));
    if (!isGiven) return send(ctx, 404, NOT_VALID);
    const { email } = consent;
    send(ctx, 200, (say) => ({
      title: say('Your address is confirmed'),
      text: say('{email} will be notified about new submissions.', { email }),
    }));
  });

  return router;
}
