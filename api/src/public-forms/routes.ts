import { Router } from '@koa/router';
import { TEXTS, fieldsOf, type Receipt } from '@inlay/sdk/model';
import {
  captchaChallengeSchema,
  captchaSettingsSchema,
  embedReportRequestSchema,
  formIdParamsSchema,
  platformSchema,
  publicFormSchema,
  receiptSchema,
  submissionRequestSchema,
  visitRequestSchema,
} from '../contract/index.ts';
import { presentCaptcha } from '../captcha/captcha.ts';
import type { AppContext, AppState } from '../http/appContext.ts';
import { publicCors } from '../http/cors.ts';
import { guard } from '../http/guard.ts';
import { ANSWERS_BODY_LIMITS } from '../http/readBody.ts';
import { parseReferrer, requestSource } from '../http/requestSource.ts';
import { ProblemError } from '../http/problemError.ts';
import { storeEmbedReport } from '../publishing/embedReports.ts';
import { refusalProblem } from './submit/refusalProblem.ts';
import { footerLogoUrl } from './page/footerLogo.ts';
import { presentPublicForm } from './presentPublicForm.ts';
import { presentIssues, submitForm, type Submitted } from './submit/submitForm.ts';
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

const newSubmission = {
  ...oneForm,
  problems: [
    'form.disabled',
    'form.not_available',
    'form.closed',
    'form.full',
    'form.changed',
    'form.website_not_allowed',
    'submission.invalid',
    'submission.key_reused',
    'submission.already_sent',
    'submission.too_many',
    'captcha.required',
    'captcha.failed',
  ],
  body: submissionRequestSchema,
  bodyLimits: ANSWERS_BODY_LIMITS,
  checksText: true,
  response: receiptSchema,
  status: 201,
} as const;

/** The first type needs no preflight request. */
const BEACON_TYPES = ['text/plain', 'application/json'] as const;
const BEACON_LIMITS = { bytes: 32 * 1024, depth: 3, keys: 500 } as const;

/** Routes for visitors' browsers, from any website and without a session. */
export function publicFormsRouter(deps: PublicFormDeps): Router<AppState> {
  const { config, events, published } = deps;
  const router = new Router<AppState>({ prefix: '/api/public' });
  router.use(publicCors);
  // Preflight requests of all routes below; publicCors has answered them.
  router.options('/{*path}', () => undefined);

  const formNotFound = (ctx: AppContext, formId: string): ProblemError => {
    events.record({ type: 'invalid_form_access', source: requestSource(ctx, config), formId });
    const message = TEXTS[visitorLanguage(ctx, null)].page.formNotFound;
    return new ProblemError('form.not_found', { message });
  };

  router.get(
    '/forms/:formId',
    guard(publicForm, async ({ ctx, params }) => {
      ctx.set('Cache-Control', 'no-cache');
      const form = await published.find(params.formId);
      if (!form) throw formNotFound(ctx, params.formId);
      assertMayRead(form, requestWebsite(ctx), config.publicUrl);
      // A disabled form exposes nothing else (D-98).
      if (!form.active) throw new ProblemError('form.disabled');
      narrowCors(ctx, form);
      return presentPublicForm(form, deps, visitorLanguage(ctx, form));
    }),
  );

  router.post(
    '/forms/:formId/submissions',
    guard(newSubmission, async ({ ctx, params, body }) => {
      const source = requestSource(ctx, config);
      const { revisionId, idempotencyKey } = body;
      const request = { ...params, revisionId, idempotencyKey, website: requestWebsite(ctx), source };
      const submitted = await submitForm(deps, request, (form) => ({
        rawAnswers: body.answers,
        captchaToken: body.captchaToken,
        browserKey: body.browserKey,
        strippedBefore: body.stripped ?? 0,
        language: visitorLanguage(ctx, form),
        referrer: parseReferrer(ctx, config, body.page),
      }));
      if (!submitted) throw formNotFound(ctx, params.formId);
      return presentSubmitted(deps, ctx, submitted);
    }),
  );

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
        if (!isNoted) throw new ProblemError('rate_limit.exceeded', { headers: { 'Retry-After': '60' } });
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

/** Presents what came of a submission by a script. @throws {ProblemError} in the visitor's language. */
function presentSubmitted(deps: PublicFormDeps, ctx: AppContext, { input, result }: Submitted): Receipt {
  if (result.kind === 'refused' || result.kind === 'throttled') throw refusalProblem(result, input);
  ctx.set('Cache-Control', 'no-store');
  narrowCors(ctx, input.form);
  if (result.kind === 'key_reused') throw new ProblemError('submission.key_reused');
  if (result.kind === 'invalid') {
    const issues = presentIssues(input, result.issues, deps.captcha.provider);
    throw new ProblemError('submission.invalid', { issues });
  }
  return result.receipt;
}
