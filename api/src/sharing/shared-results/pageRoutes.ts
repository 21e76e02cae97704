import { Router } from '@koa/router';
import type { Pool } from 'pg';
import { RESULT_TEXTS } from '@inlay/sdk/model';
import { renderResultsPage, renderResultsPassword } from '@inlay/sdk/server';
import { isRightPassword } from '../../platform/limits/linkPassword.ts';
import type { Config } from '../../platform/config/config.ts';
import type { AppContext, AppState } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { DEFAULT_BODY_LIMITS, readFormBody } from '../../platform/http/readBody.ts';
import { acceptedLanguage } from '../../platform/http/requestLanguage.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { answerWithNotices, sendSecretPage } from '../../platform/http/secretPages.ts';
import { secretPageHeaders } from '../../platform/http/securityHeaders.ts';
import { sendPage } from '../../platform/http/sendPage.ts';
import type { RateLimits } from '../../platform/limits/rateLimits.ts';
import type { PublishedForms } from '../../visitors/public-forms/publishedForm.ts';
import type { ResultsDeps } from '../../results/loadResults.ts';
import { KEPT_BY_READER, versionOf } from './keptByReader.ts';
import { hasPass, rememberPass } from './linkPass.ts';
import { createSharedResultsReader, type OpenLink } from './sharedResultsReader.ts';
import type { ViewCounter } from './viewCounter.ts';
import { addWebsiteRoute } from './websiteRoute.ts';

interface PageDeps extends ResultsDeps {
  config: Config;
  limits: RateLimits;
  pool: Pool;
  published: PublishedForms;
  resultViews: ViewCounter;
}

/** Shared results for whoever has the address: their page (RESULT-020), and the same for websites (RESULT-023). */
export function sharedPagesRouter(deps: PageDeps): Router<AppState> {
  const { config, limits, resultViews: views } = deps;
  const router = new Router<AppState>();
  const reader = createSharedResultsReader(deps);

  const takeLimit = async (ctx: AppContext): Promise<void> => {
    const source = requestSource(ctx, config);
    await limits.take('sharedResults', { key: source.hash, source });
  };

  const sendResults = async (ctx: AppContext, open: OpenLink): Promise<void> => {
    const results = await reader.show(open);
    const { html, styleHash } = renderResultsPage(results, open.form.definition.customStyles);
    if (ctx.method === 'GET') views.count(open.link.id);
    ctx.set({ ...secretPageHeaders(styleHash), ...KEPT_BY_READER, ETag: versionOf(html) });
    // What may be shown depends on whether the password was given.
    ctx.vary('Cookie');
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else sendPage(ctx, html);
  };

  /** Finds the link of a request; a notice says why there is nothing to show. */
  const findLink = async (ctx: AppContext): Promise<OpenLink> => {
    answerWithNotices(ctx, RESULT_TEXTS);
    await takeLimit(ctx);
    const open = await reader.find(String(ctx['params']['token']));
    if (!open) throw new ProblemError('route.not_found');
    return open;
  };

  router.get('/r/:token', async (ctx) => {
    const open = await findLink(ctx);
    const { id, passwordHash } = open.link;
    const isOpen = passwordHash === null || hasPass(ctx, config, { id, passwordHash });
    return isOpen ? sendResults(ctx, open) : sendQuestion(ctx, 200);
  });

  router.post('/r/:token', async (ctx) => {
    const open = await findLink(ctx);
    const { id, passwordHash } = open.link;
    if (passwordHash !== null) {
      const isRight = await isRightPassword(
        limits,
        'results',
        { id, passwordHash },
        {
          source: requestSource(ctx, config),
          typed: async () => (await readFormBody(ctx, DEFAULT_BODY_LIMITS)).get('password') ?? '',
        },
      );
      if (!isRight) return sendQuestion(ctx, 422);
      rememberPass(ctx, config, { id, passwordHash });
    }
    ctx.redirect(ctx.path);
    ctx.status = 303;
  });

  addWebsiteRoute(router, { config, reader, views, takeLimit });
  return router;
}

/** Asks for the password; 422 after a wrong one. */
function sendQuestion(ctx: AppContext, status: 200 | 422): void {
  ctx.status = status;
  sendSecretPage(ctx, renderResultsPassword(acceptedLanguage(ctx.req), status === 422), true);
}
