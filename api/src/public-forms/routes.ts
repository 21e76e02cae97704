import { Router } from '@koa/router';
import { z } from 'zod';
import type { PublicForm, Receipt } from '@inlay/sdk/model';
import {
  captchaSettingsSchema,
  formIdParamsSchema,
  platformSchema,
  submissionRequestSchema,
} from '../contract/index.ts';
import { presentCaptcha } from '../captcha/captcha.ts';
import type { AppState } from '../http/appContext.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { publicCors } from '../http/cors.ts';
import { guard } from '../http/guard.ts';
import { MAX_USER_AGENT_LENGTH, readReferrer } from '../http/requestSource.ts';
import { ProblemError } from '../http/problemError.ts';
import { footerLogoUrl } from './footerLogo.ts';
import { findPublishedForm, presentPublicForm, type PublishedForm } from './publishedForm.ts';
import { presentIssues, submitForm } from './submitForm.ts';

const oneForm = { access: 'public', params: formIdParamsSchema, missing: 'form.not_found' } as const;

/** What visitors' browsers call, from any website and without a session. */
export function publicFormsRouter(deps: AppDeps): Router<AppState> {
  const router = new Router<AppState>({ prefix: '/api/public' });
  router.use(publicCors);
  // Preflights of every address below; publicCors has answered them.
  router.options('/{*path}', () => undefined);

  router.get(
    '/forms/:formId',
    guard({ ...oneForm, response: z.custom<PublicForm>() }, async ({ ctx, params }) => {
      ctx.set('Cache-Control', 'no-cache');
      return presentPublicForm(
        assertOpen(await findPublishedForm(deps.pool, params.formId), 'form.disabled'),
        deps,
      );
    }),
  );

  router.post(
    '/forms/:formId/submissions',
    guard(
      {
        ...oneForm,
        body: submissionRequestSchema,
        judgesText: true,
        response: z.custom<Receipt>(),
        status: 201,
      },
      async ({ ctx, params, body }) => {
        const found = await findPublishedForm(deps.pool, params.formId, body.revisionId);
        const form = assertOpen(found, 'form.not_available');
        const userAgent = ctx.get('User-Agent').slice(0, MAX_USER_AGENT_LENGTH) || null;
        const { answers: rawAnswers, idempotencyKey, captchaToken } = body;
        const referrer = readReferrer(ctx, deps.config);
        const input = { form, rawAnswers, idempotencyKey, captchaToken, userAgent, referrer };
        const result = await submitForm(deps, input);
        ctx.set('Cache-Control', 'no-store');
        if (result.kind === 'key_reused') throw new ProblemError('submission.key_reused');
        if (result.kind === 'invalid') {
          const issues = presentIssues(form, result.issues, deps.captcha.provider);
          throw new ProblemError('submission.invalid', { issues });
        }
        return result.receipt;
      },
    ),
  );

  router.get(
    '/platform',
    guard({ access: 'public', response: platformSchema }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-cache');
      const { config } = deps;
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
    guard({ access: 'public', response: z.custom<object>() }, async ({ ctx }) => {
      ctx.set('Cache-Control', 'no-store');
      if (!deps.captcha.createChallenge) throw new ProblemError('route.not_found');
      return deps.captcha.createChallenge();
    }),
  );

  return router;
}

/** Of a form that is switched off nothing is told but that it is (D-98). */
function assertOpen(
  form: PublishedForm | null,
  closed: 'form.disabled' | 'form.not_available',
): PublishedForm {
  if (!form) throw new ProblemError('form.not_found');
  if (!form.active) throw new ProblemError(closed);
  return form;
}
