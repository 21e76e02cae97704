import { randomBytes } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { recordDenial, type DenialDeps } from '../auth/recordDenials.ts';
import type { AppContext } from '../http/appContext.ts';
import type { BuiltAssets } from '../http/builtAssets.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { ProblemError } from '../http/problemError.ts';
import { setDashboardPolicy } from '../http/securityHeaders.ts';
import { sendAsset } from '../http/sendAsset.ts';
import { sendPage } from '../http/sendPage.ts';
import { findPageSession } from './findPageSession.ts';

/** Addresses of the dashboard; any other is its 404 page with that status (D-30). */
const DASHBOARD_ROUTES = [
  /^\/auth$/,
  /^\/reset-password$/,
  /^\/confirm$/,
  /^\/dashboard$/,
  /^\/assigned-forms$/,
  /^\/folder\/[^/]+$/,
  /^\/client\/(auth|signup|confirm|forgot-password|reset-password|dashboard|analytics)$/,
  /^\/client\/form\/[^/]+\/submissions$/,
  /^\/builder(\/[^/]+)?$/,
  /^\/form\/[^/]+$/,
  /^\/form-builder$/,
  /^\/templates$/,
  /^\/trash$/,
  /^\/analytics(\/[^/]+)?$/,
  /^\/submissions(\/[^/]+)?$/,
  /^\/settings(\/(profile|security|general|notifications))?$/,
  /^\/notification-settings$/,
  /^\/notifications$/,
  /^\/forms\/[^/]+\/(delivery|settings(\/[^/]+)?)$/,
  /^\/admin(\/(overview|pages|user-approvals|form-assignments|security|settings))?$/,
  /^\/security-dashboard$/,
  /^\/security$/,
  /^\/user-approvals$/,
];
/** Screens of administrators; other signed-in users get 403 (D-148, D-172). */
const ADMIN_ROUTES = /^\/(admin(\/.*)?|security-dashboard|security|user-approvals)$/;
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
  const { assets, captcha } = deps;
  const unknownPaths = new RateLimiterMemory({ points: LOGGED_PER_MINUTE, duration: 60 });

  const sendDashboard = (ctx: AppContext, status: number): void => {
    const page = assets.dashboard.get('index.html');
    if (!page) throw new ProblemError('route.not_found');
    const nonce = randomBytes(16).toString('base64');
    setDashboardPolicy(ctx, nonce, captcha.origins);
    ctx.set('Cache-Control', 'no-cache');
    ctx.status = status;
    sendPage(ctx, page.body.toString('utf8').replaceAll('__CSP_NONCE__', nonce));
  };

  const sendLanding = async (ctx: AppContext): Promise<void> => {
    if ((await findPageSession(ctx, deps)).actor) return redirectToDashboard(ctx);
    const page = assets.landing.get('index.html');
    if (!page) return sendDashboard(ctx, 200);
    setDashboardPolicy(ctx, randomBytes(16).toString('base64'));
    sendAsset(ctx, page);
    // After sign-in the cached landing page must not appear.
    ctx.set('Cache-Control', 'no-cache');
    ctx.vary('Cookie');
  };

  return async (ctx) => {
    if (ctx.path === '/') return sendLanding(ctx);
    // The dashboard ignores a trailing slash.
    const path = ctx.path.replace(/\/$/, '');
    const isKnown = DASHBOARD_ROUTES.some((route) => route.test(path));
    if (!isKnown) {
      await unknownPaths.consume('').then(
        () => ctx.state.logger.info({ path: ctx.path.slice(0, MAX_LOGGED_PATH) }, 'Unknown address'),
        () => undefined,
      );
      return sendDashboard(ctx, 404);
    }
    const actor = ADMIN_ROUTES.test(path) ? (await findPageSession(ctx, deps)).actor : null;
    const isDenied = actor !== null && actor.role !== 'admin';
    if (isDenied) await recordDenial(ctx, deps, { userId: actor.id });
    return sendDashboard(ctx, isDenied ? 403 : 200);
  };
}

/** Redirects signed-in users to the dashboard (LAND-002), with the result of a mailed link (D-31). */
function redirectToDashboard(ctx: AppContext): void {
  const result = new URLSearchParams(ctx.querystring).get('email');
  const isNotice = result === 'confirmed' || result === 'invalid';
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(isNotice ? `/dashboard?email=${result}` : '/dashboard');
}
