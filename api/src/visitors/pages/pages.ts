import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { recordDenial, type DenialDeps } from '../../people/auth/recordDenials.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { BuiltAssets } from '../../platform/http/builtAssets.ts';
import type { Captcha } from '../../platform/captcha/captcha.ts';
import { requestLanguage } from '../../platform/http/requestLanguage.ts';
import { setDashboardPolicy } from '../../platform/http/securityHeaders.ts';
import { sendAsset } from '../../platform/http/sendAsset.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createDashboard } from './createDashboard.ts';
import { findDashboardRoute, type DashboardRoute } from './dashboardRoutes.ts';
import { findPageSession } from './findPageSession.ts';
import { loadFirstData } from './firstData.ts';
import { firstRequests, opensClients } from './firstRequests.ts';

/** Unknown addresses that are logged in a minute (D-30). */
const LOGGED_PER_MINUTE = 60;
/** Longest unknown path that is logged, in characters. */
const MAX_LOGGED_PATH = 200;

/** The parts that pages need. */
export interface PageDeps extends DenialDeps {
  assets: BuiltAssets;
  captcha: Captcha;
  primaryReads: Pool;
}

/** Sends the landing page at /, else the dashboard, which shows the screen of the address. */
export function createPages(deps: PageDeps): (ctx: AppContext) => Promise<void> {
  const { assets } = deps;
  const sendDashboard = createDashboard(deps);
  const unknownPaths = new RateLimiterMemory({ points: LOGGED_PER_MINUTE, duration: 60 });

  const sendLanding = async (ctx: AppContext): Promise<void> => {
    if ((await findPageSession(ctx, deps)).actor) return redirectToDashboard(ctx);
    const page = assets.landing.get('index.html');
    if (!page) return sendDashboard(ctx, { language: requestLanguage(ctx) });
    setDashboardPolicy(ctx, randomBytes(16).toString('base64'));
    sendAsset(ctx, page);
    // After sign-in the cached landing page must not appear.
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Cookie');
  };

  return async (ctx) => {
    if (ctx.path === '/') return sendLanding(ctx);
    const route = findDashboardRoute(ctx.path);
    const readAt = Date.now();
    const session = await findPageSession(ctx, deps);
    const { actor } = session;
    const language = requestLanguage(ctx, isPortal(ctx.path) ? null : actor?.language);
    if (!route) {
      await unknownPaths.consume('').then(
        () => ctx.state.logger.info({ path: ctx.path.slice(0, MAX_LOGGED_PATH) }, 'Unknown address'),
        () => undefined,
      );
      return sendDashboard(ctx, { language, status: 404 });
    }
    const isDenied = route.isAdmins && actor !== null && actor.role !== 'admin';
    if (isDenied) await recordDenial(ctx, deps, { userId: actor.id });
    const firstData = await loadFirstData(ctx, deps, { session, chunk: route.chunk, readAt });
    const requests = firstRequests(ctx, actor, { chunk: route.chunk, answers: firstData.answers });
    const status = isDenied ? 403 : 200;
    return sendDashboard(ctx, {
      language,
      status,
      chunks: chunksOf(route, ctx.url, actor),
      requests,
      firstData,
    });
  };
}

/** Pages of clients are in the browser's language, whoever else is signed in there. */
const isPortal = (path: string): boolean => /^\/client(\/|$)/.test(path);

/** The chunks that a route needs; without a session a framed one leads to sign-in, which the entry holds. */
function chunksOf({ chunk, isFramed, isOfForm }: DashboardRoute, url: string, actor: Actor | null): string[] {
  if (!chunk || (isFramed && !actor)) return [];
  if (!isFramed || !actor) return [chunk];
  return ['frame', ...(isOfForm ? ['form'] : []), chunk, ...(opensClients(url, actor) ? ['clients'] : [])];
}

/** Redirects signed-in users to the dashboard (LAND-002), with the result of a mailed link (D-31). */
function redirectToDashboard(ctx: AppContext): void {
  const result = new URLSearchParams(ctx.querystring).get('email');
  const isNotice = result === 'confirmed' || result === 'invalid';
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(isNotice ? `/dashboard?email=${result}` : '/dashboard');
}
