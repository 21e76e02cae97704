import { Router } from '@koa/router';
import type { Pool } from 'pg';
import { STATUS_TEXTS } from '@inlay/sdk/model';
import { renderStatusPage } from '@inlay/sdk/server';
import type { Config } from '../../../platform/config/config.ts';
import type { AppState } from '../../../platform/http/appContext.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { answerWithNotices, sendSecretPage } from '../../../platform/http/secretPages.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
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
    answerWithNotices(ctx, STATUS_TEXTS);
    const source = requestSource(ctx, config);
    await limits.take('submissionStatus', { key: source.hash, source });
    const found = await findStatus(deps, String(ctx['params']['token']));
    if (!found) throw new ProblemError('route.not_found');
    sendSecretPage(ctx, renderStatusPage(found.status, found.form.definition.customStyles));
  });

  return router;
}
