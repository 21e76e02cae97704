import { Router } from '@koa/router';
import { ACCESS_TEXTS } from '@inlay/sdk/model';
import { startSignOn, type SignOnDeps } from '../../../people/auth/sign-on/signOn.ts';
import type { AppContext, AppState } from '../../../platform/http/appContext.ts';
import { isProblem } from '../../../platform/http/problemError.ts';
import { acceptedLanguage } from '../../../platform/http/requestLanguage.ts';
import { createFormPages } from '../page/formPages.ts';
import { formIdOf } from '../page/formIdOf.ts';
import { TRUSTED } from '../password/formPass.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { formPath, problemPath, signedInPath } from './signInPaths.ts';

/** The way of visitors to the provider, before a form that asks who they are; it is a link, which works without a script. */
export function formSignInRouter(deps: PublicFormDeps & SignOnDeps): Router<AppState> {
  const { published } = deps;
  const router = new Router<AppState>();
  const pages = createFormPages(deps);

  const start = async (ctx: AppContext, isAgain: boolean): Promise<void> => {
    ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const formId = formIdOf(ctx);
    const form = formId ? await published.find(formId, null, TRUSTED) : null;
    if (!form) return pages.sendOwn(ctx, 404, { kind: 'unavailable' });
    const own = formPath(form.id, ctx.search);
    if (!form.active || !form.requiresSignIn) return ctx.redirect(own);
    const from = isAgain ? signedInPath(form.id) : own;
    try {
      ctx.redirect(await startSignOn(deps, ctx, { from, linkFor: null, formId: form.id }));
    } catch (error) {
      const isLimited = isProblem(error, 'rate_limit.exceeded');
      if (!isLimited && !isProblem(error, 'sign_on.unreachable') && !isProblem(error, 'sign_on.no_provider'))
        throw error;
      ctx.redirect(problemPath(own, isLimited ? 'tooMany' : 'unreachable'));
    }
  };

  router.get('/embed/:formId/sign-in', (ctx) => start(ctx, false));
  router.get('/embed/:formId/sign-in/again', (ctx) => start(ctx, true));

  router.get('/embed/:formId/signed-in', (ctx) => {
    const { signedInTitle: title, signedIn: text } = ACCESS_TEXTS[acceptedLanguage(ctx.req)];
    pages.sendOwn(ctx, 200, { kind: 'message', form: null, title, text });
  });

  return router;
}
