import { Router } from '@koa/router';
import { absolutePictures, fieldsOf, packForm } from '@inlay/sdk/model';
import {
  captchaChallengeSchema,
  captchaSettingsSchema,
  embedReportRequestSchema,
  formIdParamsSchema,
  placesSchema,
  platformSchema,
  publicFormSchema,
  visitRequestSchema,
} from '../contract/index.ts';
import { presentCaptcha } from '../captcha/captcha.ts';
import type { AppState } from '../http/appContext.ts';
import { publicCors } from '../http/cors.ts';
import { guard } from '../http/guard.ts';
import { requestSource } from '../http/requestSource.ts';
import { ProblemError } from '../http/problemError.ts';
import { storeEmbedReport } from '../publishing/embedReports.ts';
import { emailCodeEndpoint, emailProofEndpoint } from './email-codes/codeEndpoints.ts';
import { formNotFound } from './formNotFound.ts';
import { cacheAtEdge } from './page/edgeLifetime.ts';
import { footerLogoUrl } from './page/footerLogo.ts';
import { presentPlaces } from './places/presentPlaces.ts';
import { presentPublicForm } from './presentPublicForm.ts';
import { stepEndpoint } from './stepEndpoint.ts';
import { submissionEndpoint } from './submit/submissionEndpoint.ts';
import { visitorLanguage } from './visitorLanguage.ts';
import { assertMayRead, narrowCors, requestWebsite } from './websites.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';

const oneForm = { access: 'public', params: formIdParamsSchema, missing: 'form.not_found' } as const;

const publicForm = {
  ...oneForm,
  problems: ['form.disabled', 'form.website_not_allowed'],
  response: publicFormSchema,
  isCompressible: true,
} as const;

/** The first type needs no preflight request. */
const BEACON_TYPES = ['text/plain', 'application/json'] as const;
const BEACON_LIMITS = { bytes: 32 * 1024, depth: 3, keys: 500 } as const;

/** Routes for visitors' browsers, from any website and without a session. */
export function publicFormsRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, published } = deps;
  const router = new Router<AppState>({ prefix: '/api/public' });
  router.use(publicCors);
  // Preflight requests of all routes below; publicCors has answered them.
  router.options('/{*path}', () => undefined);

  router.get(
    '/forms/:formId',
    guard(publicForm, async ({ ctx, params }) => {
      ctx.set('Cache-Control', 'no-cache');
      const form = await published.findToShow(params.formId);
      if (!form) throw formNotFound(deps, ctx, params.formId);
      assertMayRead(form, requestWebsite(ctx), config.publicUrl);
      // A disabled form exposes nothing else (D-98).
      if (!form.active) throw new ProblemError('form.disabled');
      narrowCors(ctx, form);
      if (!form.allowedWebsites && !form.frameOnly) cacheAtEdge(ctx, config, form);
      const shown = presentPublicForm(form, deps, visitorLanguage(ctx, form));
      return packForm({ ...shown, definition: absolutePictures(shown.definition, config.publicUrl) });
    }),
  );

  router.get(
    '/forms/:formId/places',
    guard({ ...publicForm, response: placesSchema }, async ({ ctx, params }) => {
      ctx.set('Cache-Control', 'no-cache');
      const form = await published.find(params.formId);
      if (!form) throw formNotFound(deps, ctx, params.formId);
      assertMayRead(form, requestWebsite(ctx), config.publicUrl);
      if (!form.active) throw new ProblemError('form.disabled');
      narrowCors(ctx, form);
      return presentPlaces(form);
    }),
  );

  router.post('/forms/:formId/submissions', submissionEndpoint(deps));
  router.post('/forms/:formId/steps', stepEndpoint(deps));
  router.post('/forms/:formId/email-codes', emailCodeEndpoint(deps));
  router.post('/forms/:formId/email-proofs', emailProofEndpoint(deps));

  router.post(
    '/forms/:formId/embed-reports',
    guard({ ...oneForm, body: embedReportRequestSchema }, async ({ ctx, params, body }) => {
      const source = requestSource(ctx, config);
      await deps.limits.take('embedReport', { key: source.hash, source });
      await deps.limits.take('embedReportForm', { key: params.formId, source });
      // A page reports itself; the framed form, with our origin, reports the page around it.
      const website = requestWebsite(ctx);
      const isOwnWord =
        website === null || website === config.publicUrl || website === new URL(body.page).origin;
      if (!isOwnWord) throw new ProblemError('request.invalid');
      await storeEmbedReport(deps.pool, params.formId, body);
    }),
  );

  router.post(
    '/forms/:formId/visits',
    guard(
      {
        ...oneForm,
        problems: ['form.website_not_allowed'],
        body: visitRequestSchema,
        bodyTypes: BEACON_TYPES,
        bodyLimits: BEACON_LIMITS,
      },
      async ({ ctx, params, body }) => {
        const form = await published.find(params.formId);
        if (!form?.active) return;
        assertMayRead(form, requestWebsite(ctx), config.publicUrl);
        const known = new Set(fieldsOf(form.definition).map(({ id }) => id));
        const ofForm = (ids: readonly string[]): string[] => ids.filter((id) => known.has(id));
        const report = { ...body, reached: ofForm(body.reached), errors: ofForm(body.errors) };
        const sourceHash = requestSource(ctx, config).hash;
        const isNoted = deps.visits.record({ formId: form.id, sourceHash, report });
        if (!isNoted) throw new ProblemError('rate_limit.exceeded', { retryAfterSeconds: 60 });
      },
    ),
  );

  router.get(
    '/platform',
    guard({ access: 'public', response: platformSchema }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-cache');
      return { name: config.platformName, footerLogoUrl: footerLogoUrl(config) };
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
