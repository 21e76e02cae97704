import { Router } from '@koa/router';
import type { Pool } from 'pg';
import { RESULT_TEXTS } from '@inlay/sdk/model';
import { renderResultsPage, renderResultsRefusal } from '@inlay/sdk/server';
import type { Config } from '../config/config.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import { acceptedLanguage } from '../http/requestLanguage.ts';
import { requestSource } from '../http/requestSource.ts';
import { resultsHeaders } from '../http/securityHeaders.ts';
import { sendPage } from '../http/sendPage.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { PublishedForms } from '../public-forms/publishedForm.ts';
import type { ResultsDeps } from '../results/readResults.ts';
import { KEPT_BY_READER, versionOf } from './keptByReader.ts';
import { createSharedResultsReader } from './sharedResultsReader.ts';
import { addWebsiteRoute } from './websiteRoute.ts';

interface PageDeps extends ResultsDeps {
  config: Config;
  limits: RateLimits;
  pool: Pool;
  published: PublishedForms;
}

/** Shared results for whoever has the address: their page (RESULT-020), and the same for websites (RESULT-023). */
export function sharedPagesRouter(deps: PageDeps): Router<AppState> {
  const { config } = deps;
  const router = new Router<AppState>();
  const reader = createSharedResultsReader(deps);

  const takeLimit = async (ctx: AppContext): Promise<void> => {
    const source = requestSource(ctx, config);
    await deps.limits.take('sharedResults', { key: source.hash, source });
  };

  router.get('/r/:token', async (ctx) => {
    await takeLimit(ctx);
    const shown = await reader.find(String(ctx['params']['token']));
    if (!shown) return sendRefusal(ctx);
    const { html, styleHash } = renderResultsPage(shown.results, shown.form.definition.customStyles);
    ctx.set({ ...resultsHeaders(styleHash), ...KEPT_BY_READER, ETag: versionOf(html) });
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else sendPage(ctx, html);
  });

  addWebsiteRoute(router, { config, reader, takeLimit });
  return router;
}

/** One page for every reason, so that it tells nothing of a link. */
function sendRefusal(ctx: AppContext): void {
  const language = acceptedLanguage(ctx.req);
  const { html, styleHash } = renderResultsRefusal(RESULT_TEXTS[language], language);
  ctx.status = 404;
  ctx.set(resultsHeaders(styleHash));
  sendPage(ctx, html);
}
