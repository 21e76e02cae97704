import type { AppContext, Next } from '../../platform/http/appContext.ts';
import type { Asset, BuiltAssets } from '../../platform/http/builtAssets.ts';
import { tagRelease } from '../../platform/cdn/edgeCache.ts';
import { documentation } from './documentation.ts';
import { createPages, type PageDeps } from './pages.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { sendAsset } from '../../platform/http/sendAsset.ts';

/** Serves the build: scripts for websites below /sdk/, documentation below /docs/, the landing page at /, the dashboard elsewhere. */
export function staticFiles(deps: PageDeps) {
  const { assets } = deps;
  const sendPage = createPages(deps);
  const sendDocumentation = documentation();
  return async (ctx: AppContext, next: Next): Promise<unknown> => {
    if (/^\/(?:api|embed|f)\//.test(ctx.path)) return next();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD')
      throw new ProblemError('request.method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
    if (ctx.path.startsWith('/sdk/'))
      return sendSdkFile(ctx, assets.sdk.get(ctx.path.slice('/sdk/'.length)), deps);
    if (/^\/docs(\/|$)/.test(ctx.path)) return sendDocumentation(ctx);
    const file = findFile(assets, ctx.path);
    return file ? sendAsset(ctx, file) : sendPage(ctx);
  };
}

/** Finds a file that is no page: pages have their own policy. */
function findFile(assets: BuiltAssets, path: string): Asset | undefined {
  if (path.endsWith('/index.html')) return undefined;
  const landing = '/landing/';
  if (path.startsWith(landing)) return assets.landing.get(path.slice(landing.length));
  return assets.dashboard.get(path.slice(1));
}

function sendSdkFile(ctx: AppContext, asset: Asset | undefined, { config }: PageDeps): void {
  if (!asset) throw new ProblemError('route.not_found');
  ctx.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  // Files whose name has a hash stay: open pages of the build before still load them.
  if (config.cdn && !asset.immutable) tagRelease(ctx);
  sendAsset(ctx, asset);
}
