import { Router } from '@koa/router';
import type { Pool } from 'pg';
import { RESULT_TEXTS, STATUS_TEXTS } from '@inlay/sdk/model';
import { renderResultsNotice, renderStatusPage } from '@inlay/sdk/server';
import type { Config } from '../../config/config.ts';
import type { AppContext, AppState } from '../../http/appContext.ts';
import { ProblemError } from '../../http/problemError.ts';
import { acceptedLanguage } from '../../http/requestLanguage.ts';
import { requestSource } from '../../http/requestSource.ts';
import { secretPageHeaders } from '../../http/securityHeaders.ts';
import { sendPage } from '../../http/sendPage.ts';
import type { RateLimits } from '../../limits/rateLimits.ts';
import type { PublishedForms } from '../publishedForm.ts';
import { findStatus } from './findStatus.ts';

interface PageDeps {
  config: Config;
  limits: RateLimits;
  pool: Pool;
  published: PublishedForms;
}

/** The status of a submission for whoever has the link of its receipt (SUBM-088). */
export function statusPagesRouter(deps: PageDeps): Router<AppState> {
  const { config, limits } = deps;
  const router = new Router<AppState>();

  router.get('/s/:token', async (ctx) => {
    try {
      const source = requestSource(ctx, config);
      await limits.take('submissionStatus', { key: source.hash, source });
      const found = await findStatus(deps, String(ctx['params']['token']));
      if (!found) return sendNotice(ctx, 404);
      sendStatusPage(ctx, 200, renderStatusPage(found.status, found.form.definition.customStyles));
    } catch (error) {
      if (!(error instanceof ProblemError) || ![429, 503].includes(error.status)) throw error;
      ctx.set(error.headers);
      sendNotice(ctx, error.status);
    }
  });

  return router;
}

/** One page for every reason why a link shows nothing, so that it tells nothing of it; too many requests have their own. */
function sendNotice(ctx: AppContext, status: number): void {
  const language = acceptedLanguage(ctx.req);
  const { unavailableTitle, unavailable, loadFailed } = STATUS_TEXTS[language];
  const { tooManyTitle, tooMany } = RESULT_TEXTS[language];
  const [title, text] =
    status === 404 ? [unavailableTitle, unavailable] : [tooManyTitle, status === 429 ? tooMany : loadFailed];
  sendStatusPage(ctx, status, renderResultsNotice(title, text, language));
}

function sendStatusPage(ctx: AppContext, status: number, page: { html: string; styleHash: string }): void {
  ctx.status = status;
  ctx.set(secretPageHeaders(page.styleHash));
  sendPage(ctx, page.html);
}
