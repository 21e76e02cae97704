import { randomBytes } from 'node:crypto';
import type { AppContext, Next } from './appContext.ts';
import type { Asset, BuiltAssets } from './builtAssets.ts';
import { ProblemError } from './problemError.ts';
import { sendPage } from './sendPage.ts';
import { setDashboardPolicy } from './securityHeaders.ts';

/** A file whose name changes with its content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A stable name is asked for again soon, so that a release reaches every website within minutes. */
const STABLE = 'public, max-age=300, stale-while-revalidate=86400';

/** Addresses the dashboard knows; anything else is its 404 page with that status (D-30). */
const DASHBOARD_ROUTES = [
  /^\/$/,
  /^\/auth$/,
  /^\/dashboard$/,
  /^\/builder(\/[^/]+)?$/,
  /^\/form\/[^/]+$/,
  /^\/form-builder$/,
  /^\/submissions(\/[^/]+)?$/,
];

/** Serves what the build made: files for websites below /sdk/, the dashboard everywhere else. */
export function staticFiles(assets: BuiltAssets) {
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    if (ctx.path.startsWith('/api/') || ctx.path.startsWith('/embed/')) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new ProblemError('request.method_not_allowed');
    if (ctx.path.startsWith('/sdk/')) return sendSdkFile(ctx, assets.sdk.get(ctx.path.slice('/sdk/'.length)));
    const file = assets.dashboard.get(ctx.path.slice(1));
    return file && ctx.path !== '/index.html' ? sendAsset(ctx, file) : sendDashboard(ctx, assets);
  };
}

function sendSdkFile(ctx: AppContext, asset: Asset | undefined): void {
  if (!asset) throw new ProblemError('route.not_found');
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  sendAsset(ctx, asset);
}

function sendAsset(ctx: AppContext, asset: Asset): void {
  ctx.set({
    ETag: asset.etag,
    'Cache-Control': asset.immutable ? IMMUTABLE : STABLE,
    Vary: 'Accept-Encoding',
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const compressed =
    asset.brotli && ctx.acceptsEncodings('br', 'identity') === 'br' ? asset.brotli : undefined;
  if (compressed) ctx.set('Content-Encoding', 'br');
  ctx.type = asset.type;
  ctx.body = compressed ?? asset.body;
}

function sendDashboard(ctx: AppContext, assets: BuiltAssets): void {
  const page = assets.dashboard.get('index.html');
  if (!page) throw new ProblemError('route.not_found');
  const isKnown = DASHBOARD_ROUTES.some((route) => route.test(ctx.path));
  if (!isKnown) ctx.state.logger.info({ path: ctx.path.slice(0, 200) }, 'Unknown address');
  const nonce = randomBytes(16).toString('base64');
  setDashboardPolicy(ctx, nonce);
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = isKnown ? 200 : 404;
  sendPage(ctx, page.body.toString('utf8').replaceAll('__CSP_NONCE__', nonce));
}
