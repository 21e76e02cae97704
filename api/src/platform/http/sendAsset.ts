import type { AppContext } from './appContext.ts';
import type { Asset } from './builtAssets.ts';

/** Caching of files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Caching of stable names: short, so that a release reaches every website within minutes. */
const STABLE = 'public, max-age=300, stale-while-revalidate=86400';

/** Sends a built file, compressed for browsers that accept it, or 304. */
export function sendAsset(ctx: AppContext, asset: Asset): void {
  ctx.set({ ETag: asset.etag, 'Cache-Control': asset.immutable ? IMMUTABLE : STABLE });
  ctx.vary('Accept-Encoding');
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
