import type { PagePlace } from '@inlay/sdk/server';
import type { CdnConfig } from '../../config/parseCdn.ts';
import type { AppContext } from '../../http/appContext.ts';

/**
 * Tells whether the page is framed, and by a dark page. Browsers name the destination of requests over https;
 * elsewhere the page's script finds out. The loader adds the colour scheme to the address.
 */
export function pagePlace(ctx: AppContext): PagePlace {
  const isFramed = ctx.get('Sec-Fetch-Dest') === 'iframe';
  return isFramed && ctx.query['scheme'] === 'dark' ? { isFramed, scheme: 'dark' } : { isFramed };
}

/**
 * The place as a shared page may know it: Cloudflare heeds no `Vary`, so that the page's script has to find out,
 * unless the address says it.
 */
export function sharedPlace(ctx: AppContext, cdn: CdnConfig | null): PagePlace {
  if (cdn?.provider !== 'cloudflare') return pagePlace(ctx);
  return ctx.query['scheme'] === 'dark' ? { isFramed: true, scheme: 'dark' } : { isFramed: false };
}
