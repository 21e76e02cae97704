import { createHash } from 'node:crypto';
import { Router } from '@koa/router';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RESULT_TEXTS } from '@inlay/sdk/model';
import { renderResultsPage, renderResultsRefusal } from '@inlay/sdk/server';
import { picturedResultsSchema, type PicturedResults } from '../contract/index.ts';
import type { Config } from '../config/config.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import { acceptedLanguage } from '../http/requestLanguage.ts';
import { requestSource } from '../http/requestSource.ts';
import { resultsHeaders } from '../http/securityHeaders.ts';
import { sendPage } from '../http/sendPage.ts';
import { hashToken } from '../identity/tokens.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { PublishedForm, PublishedForms } from '../public-forms/publishedForm.ts';
import type { ResultsDeps } from '../results/readResults.ts';
import { takePicture, type SharedChoice } from './takePicture.ts';

/** Age of shown results at most, in ms: however many read them, they are counted once in that time. */
const FRESH_MS = 10_000;
const MAX_PICTURES = 500;
/** The reader's own browser may keep a page that was shown, and asks each time whether it may show it again. */
const KEPT_BY_READER = { 'Cache-Control': 'private, no-cache' };
const TOKEN = /^[\w-]{43}$/;

const FIND_LINK = `
  select id, form_id as "formId", questions, texts, smallest_group as "smallestGroup", picture, frozen_at as "frozenAt"
  from shared_results where token_hash = $1 and (expires_at is null or expires_at > now())`;

interface LinkRow extends SharedChoice {
  id: string;
  formId: string;
  picture: unknown;
  frozenAt: Date | null;
}

interface PageDeps extends ResultsDeps {
  config: Config;
  limits: RateLimits;
  pool: Pool;
  published: PublishedForms;
}

/** Pages of shared results, for whoever has the address (RESULT-020). */
export function sharedPagesRouter(deps: PageDeps): Router<AppState> {
  const router = new Router<AppState>();
  const pictures = new LRUCache<string, Promise<PicturedResults>>({ max: MAX_PICTURES, ttl: FRESH_MS });

  /** The counted results, shared by all who ask within some seconds; a failed count is tried again. */
  const findPicture = (link: LinkRow, form: PublishedForm): Promise<PicturedResults> => {
    const key = `${link.id} ${form.currentRevisionId}`;
    const known = pictures.get(key);
    if (known) return known;
    const { id, accountId, currentRevisionId, definition } = form;
    const counted = takePicture(deps, { id, accountId, currentRevisionId, title: definition.title }, link);
    pictures.set(key, counted);
    counted.catch(() => pictures.delete(key));
    return counted;
  };

  router.get('/r/:token', async (ctx) => {
    const source = requestSource(ctx, deps.config);
    await deps.limits.take('sharedResults', { key: source.hash, source });
    const token = String(ctx['params']['token']);
    const link = TOKEN.test(token) ? await findLink(deps.pool, token) : null;
    const form = link && (await deps.published.find(link.formId));
    if (!form) return sendRefusal(ctx);
    const results = link.frozenAt ? picturedResultsSchema.parse(link.picture) : await findPicture(link, form);
    const { html, styleHash } = renderResultsPage({
      results,
      smallestGroup: link.smallestGroup,
      frozenAt: link.frozenAt,
      language: form.language,
      styles: form.definition.customStyles,
    });
    ctx.set({ ...resultsHeaders(styleHash), ...KEPT_BY_READER, ETag: etagOf(html) });
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else sendPage(ctx, html);
  });

  return router;
}

/** Weak: what is sent may be compressed or not. */
const etagOf = (html: string): string =>
  `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;

async function findLink(pool: Pool, token: string): Promise<LinkRow | null> {
  const { rows } = await pool.query<LinkRow>(FIND_LINK, [hashToken(token)]);
  return rows[0] ?? null;
}

/** One page for every reason, so that it tells nothing of a link. */
function sendRefusal(ctx: AppContext): void {
  const language = acceptedLanguage(ctx.req);
  const { html, styleHash } = renderResultsRefusal(RESULT_TEXTS[language], language);
  ctx.status = 404;
  ctx.set(resultsHeaders(styleHash));
  sendPage(ctx, html);
}
