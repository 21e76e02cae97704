import { Router } from '@koa/router';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { pickLanguage, STATUS_TEXTS } from '@inlay/sdk/model';
import { renderReceiptCheck } from '@inlay/sdk/server';
import type { Config } from '../../../platform/config/config.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { acceptedLanguage } from '../../../platform/http/requestLanguage.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { answerWithNotices } from '../../../platform/http/secretPages.ts';
import { secretPageHeaders } from '../../../platform/http/securityHeaders.ts';
import { sendPage } from '../../../platform/http/sendPage.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import { readPublishedLog } from '../../../platform/signed-log/publicKeys.ts';
import type { PublishedForms } from '../publishedForm.ts';
import { findStatus } from '../status/findStatus.ts';
import { signReceipt } from './signReceipt.ts';

interface PageDeps {
  config: Config;
  limits: RateLimits;
  logger: Logger;
  pool: Pool;
  published: PublishedForms;
}

/** Signed receipts for whoever has the link of the status, the page that checks one, and the keys (RCPT-001, RCPT-003). */
export function receiptPagesRouter(deps: PageDeps): Router<AppState> {
  const { config, limits, pool } = deps;
  const router = new Router<AppState>();

  router.get('/s/:token/receipt.json', async (ctx) => {
    answerWithNotices(ctx, STATUS_TEXTS);
    const source = requestSource(ctx, config);
    await limits.take('submissionStatus', { key: source.hash, source });
    const found = await findStatus(deps, String(ctx['params']['token']));
    if (!found?.form.signsReceipts) throw new ProblemError('route.not_found');
    const { submissionId, status } = found;
    const receipt = await signReceipt(deps, submissionId, status.title);
    if (!receipt) throw new ProblemError('route.not_found');
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    ctx.attachment(`receipt-${receipt.receiptCode}.json`);
    ctx.type = 'application/json';
    ctx.body = `${JSON.stringify(receipt, null, 2)}\n`;
  });

  router.get('/check-receipt', async (ctx) => {
    const { keys } = await readPublishedLog(pool, config);
    const language = pickLanguage(String(ctx.query['lang'] ?? ''), [acceptedLanguage(ctx.req)]);
    const isSaved = ctx.query['save'] !== undefined;
    const { html, styleHash, scriptHash } = renderReceiptCheck(
      { platform: new URL(config.publicUrl).host, keys },
      { language, saveUrl: isSaved ? null : `/check-receipt?save&lang=${language}` },
    );
    const policy = secretPageHeaders(styleHash)['Content-Security-Policy'];
    ctx.set({
      'Content-Security-Policy': `${policy}; script-src 'sha256-${scriptHash}'`,
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    });
    ctx.vary('Accept-Language');
    if (isSaved) ctx.attachment('check-receipt.html');
    sendPage(ctx, html);
  });

  router.get('/.well-known/inlay-log.json', async (ctx) => {
    ctx.set({ 'Cache-Control': 'public, max-age=60', 'Access-Control-Allow-Origin': '*' });
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.body = await readPublishedLog(pool, config);
  });

  return router;
}
