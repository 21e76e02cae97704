import type { PagePlace } from '@inlay/sdk/server';
import type { CdnConfig } from '../../../platform/config/parseCdn.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';

/**
 * Tells whether the page is framed, and by a dark page, or drawn as a picture. Browsers name the destination of requests
 * over https; elsewhere the page's script finds out. The loader adds the colour scheme to the address.
 */
export function pagePlace(ctx: AppContext): PagePlace {
  const isFramed = ctx.get('Sec-Fetch-Dest') === 'iframe';
  const place = { isFramed, ...(ctx.query['still'] !== undefined && { isStill: true }) };
  return isFramed && ctx.query['scheme'] === 'dark' ? { ...place, scheme: 'dark' } : place;
}

/**
 * The place as a shared page may know it: Cloudflare heeds no `Vary`, so that the page's script has to find out,
 * unless the address says it.
 */
export function sharedPlace(ctx: AppContext, cdn: CdnConfig | null): PagePlace {
  const place = pagePlace(ctx);
  if (cdn?.provider !== 'cloudflare') return place;
  const { scheme: _found, ...rest } = place;
  return ctx.query['scheme'] === 'dark'
    ? { ...rest, isFramed: true, scheme: 'dark' }
    : { ...rest, isFramed: false };
}
