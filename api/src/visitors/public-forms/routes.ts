import { Router } from '@koa/router';
import { absolutePictures, packForm } from '@inlay/sdk/model';
import {
  captchaChallengeSchema,
  captchaSettingsSchema,
  placesSchema,
  platformSchema,
  publicFormSchema,
} from '../../platform/contract/index.ts';
import { presentCaptcha } from '../../platform/captcha/captcha.ts';
import type { AppState } from '../../platform/http/appContext.ts';
import { publicCors } from '../../platform/http/cors.ts';
import { guard } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { emailCodeEndpoint, emailProofEndpoint } from './email-codes/codeEndpoints.ts';
import { cacheAtEdge } from './page/edgeLifetime.ts';
import { presentPlatform } from '../../forms/publishing/footerLogo.ts';
import { presentPlaces } from './places/presentPlaces.ts';
import { asOpened, presentPublicForm } from './presentPublicForm.ts';
import { getReadableForm, PUBLIC_FORM, UNREADABLE } from './readableForm.ts';
import { embedReportEndpoint, visitEndpoint } from './reportEndpoints.ts';
import { stepEndpoint } from './stepEndpoint.ts';
import { submissionEndpoint } from './submit/submissionEndpoint.ts';
import { keepEndpoint } from './unfinished/keepEndpoint.ts';
import { mailLinkEndpoint } from './unfinished/mailLink.ts';
import { visitorLanguage } from './visitorLanguage.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';

const readForm = {
  ...PUBLIC_FORM,
  problems: UNREADABLE,
  response: publicFormSchema,
  isCompressible: true,
} as const;

/** Routes for visitors' browsers, from any website and without a session. */
export function publicFormsRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, published } = deps;
  const router = new Router<AppState>({ prefix: '/api/public' });
  router.use(publicCors);
  // Preflight requests of all routes below; publicCors has answered them.
  router.options('/{*path}', () => undefined);

  router.get(
    '/forms/:formId',
    guard(readForm, async ({ ctx, params }) => {
      ctx.set('Cache-Control', 'no-cache');
      const form = await getReadableForm(deps, ctx, params.formId, (id, pass) =>
        published.findToShow(id, pass),
      );
      if (!form.allowedWebsites && !form.frameOnly) cacheAtEdge(ctx, config, form);
      const shown = presentPublicForm(asOpened(form), deps, visitorLanguage(ctx, form));
      return packForm({ ...shown, definition: absolutePictures(shown.definition, config.publicUrl) });
    }),
  );

  router.get(
    '/forms/:formId/places',
    guard({ ...readForm, response: placesSchema }, async ({ ctx, params }) => {
      ctx.set('Cache-Control', 'no-cache');
      return presentPlaces(await getReadableForm(deps, ctx, params.formId));
    }),
  );

  router.post('/forms/:formId/submissions', submissionEndpoint(deps));
  router.post('/forms/:formId/steps', stepEndpoint(deps));
  router.post('/forms/:formId/unfinished', keepEndpoint(deps));
  router.post('/forms/:formId/unfinished/mail', mailLinkEndpoint(deps));
  router.post('/forms/:formId/email-codes', emailCodeEndpoint(deps));
  router.post('/forms/:formId/email-proofs', emailProofEndpoint(deps));
  router.post('/forms/:formId/embed-reports', embedReportEndpoint(deps));
  router.post('/forms/:formId/visits', visitEndpoint(deps));

  router.get(
    '/platform',
    guard({ access: 'public', response: platformSchema }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-cache');
      return presentPlatform(config);
    }),
  );

  router.get(
    '/captcha',
    guard({ access: 'public', response: captchaSettingsSchema }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-cache');
      return presentCaptcha(deps.captcha);
    }),
  );

  router.get(
    '/captcha/challenge',
    guard(
      { access: 'public', problems: ['route.not_found'], response: captchaChallengeSchema },
      async ({ ctx }) => {
        ctx.set('Cache-Control', 'no-store');
        if (!deps.captcha.createChallenge) throw new ProblemError('route.not_found');
        return deps.captcha.createChallenge();
      },
    ),
  );

  return router;
}
