import { Router } from '@koa/router';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../../platform/config/config.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { Export } from '../../../platform/entities/export.entity.ts';
import { Form } from '../../../platform/entities/form.entity.ts';
import { getExport } from '../../../submissions/exports/getExport.ts';
import { sendExport } from '../../../submissions/exports/sendFile.ts';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { openSealed } from '../../../platform/mail/sealedLinks.ts';
import { NOT_VALID, sendNotice, tokenOf } from '../../../delivery/notifications/sendNotice.ts';
import { findReader } from '../findReader.ts';
import { stopRecurringExport } from './subscriptions.ts';

const FILE = '/api/exported-file';
const STOP = '/api/stop-exports';

/**
 * The links of mailed exports, without a session: to the file, and to end them (RFC 8058). Scanners follow links: only
 * a post hands out the file, or ends anything.
 */
export function exportLinksRouter({ config, orm }: { config: Config; orm: MikroORM }): Router<AppState> {
  const router = new Router<AppState>();
  const findShown = (ctx: AppContext) => inTransaction(orm, (em) => findMailed(em, config, tokenOf(ctx)));

  router.get(FILE, async (ctx) => {
    const shown = await findShown(ctx);
    if (!shown) return sendNotice(ctx, config, 404, NOT_VALID);
    const { found, form } = shown;
    sendNotice(ctx, config, 200, (say) => ({
      title: say('Download file'),
      text: say('{file}, with submissions of “{title}”.', { file: found.fileName, title: form.title }),
      button: say('Download file'),
    }));
  });

  router.post(FILE, async (ctx) => {
    const shown = await findShown(ctx);
    if (!shown) return sendNotice(ctx, config, 404, NOT_VALID);
    ctx.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
    await sendExport(ctx, config, shown.found);
  });

  router.get(STOP, async (ctx) => {
    const whose = openSealed(config, 'stop-exports', tokenOf(ctx));
    const form = whose && (await inTransaction(orm, (em) => em.findOne(Form, { id: whose.formId })));
    if (!form) return sendNotice(ctx, config, 404, NOT_VALID);
    sendNotice(ctx, config, 200, (say) => ({
      title: say('Stop these mails?'),
      text: say('You will no longer get exports of “{title}” by mail.', { title: form.title }),
      button: say('Stop these mails'),
    }));
  });

  router.post(STOP, async (ctx) => {
    const whose = openSealed(config, 'stop-exports', tokenOf(ctx));
    if (!whose) return sendNotice(ctx, config, 404, NOT_VALID);
    await inTransaction(orm, (em) => stopRecurringExport(em, whose));
    sendNotice(ctx, config, 200, (say) => ({
      title: say('These mails have stopped'),
      text: say('You can turn them on again where you export submissions.'),
    }));
  });

  return router;
}

/** Finds the export of a mailed link, for as long as its owner may read its form (D-160). */
async function findMailed(
  em: EntityManager,
  config: Config,
  token: string,
): Promise<{ found: Export; form: Form } | null> {
  const opened = openSealed(config, 'exported-file', token);
  const made = opened && (await em.findOne(Export, { id: opened.exportId }));
  const reader = made && (await findReader(em, opened.userId, made.accountId));
  if (!reader) return null;
  try {
    const found = await getExport(em, reader.person, opened.exportId);
    const [formId = ''] = found.formIds;
    return { found, form: await em.findOneOrFail(Form, { id: formId }) };
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
