import { findNextPage, OPERATORS, ANSWER_MODELS } from '@inlay/sdk/model';
import { formIdParamsSchema, stepRequestSchema, stepSchema } from '../contract/index.ts';
import { guard, type Endpoint } from '../http/guard.ts';
import { ProblemError } from '../http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../http/readBody.ts';
import { requestSource } from '../http/requestSource.ts';
import { formDay } from '../submissions/formDay.ts';
import { formNotFound } from './formNotFound.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';
import { assertMayRead, narrowCors, requestWebsite } from './websites.ts';

const options = {
  access: 'public',
  params: formIdParamsSchema,
  missing: 'form.not_found',
  problems: ['form.disabled', 'form.changed', 'form.website_not_allowed'],
  body: stepRequestSchema,
  bodyLimits: ANSWERS_BODY_LIMITS,
  response: stepSchema,
} as const;

/** The endpoint for pages behind which only the server knows the way (`VisitorPlan.asks`). It stores nothing. */
export const stepEndpoint = (deps: PublicFormDeps): Endpoint =>
  guard(options, async ({ ctx, params, body }) => {
    const { config, limits, published } = deps;
    const { revisionId, answers, pageId } = body;
    ctx.set('Cache-Control', 'no-store');
    const source = requestSource(ctx, config);
    await limits.take('formStep', { key: source.hash, source });
    const form = await published.find(params.formId, revisionId);
    if (!form) throw formNotFound(deps, ctx, params.formId);
    assertMayRead(form, requestWebsite(ctx), config.publicUrl);
    if (!form.active) throw new ProblemError('form.disabled');
    if (form.isOutdated || form.revisionId !== revisionId) throw new ProblemError('form.changed');
    narrowCors(ctx, form);
    const { definition, plan } = form;
    const inputs = { today: formDay(definition), operators: OPERATORS };
    const walked = { form: definition, plan, inputs, models: ANSWER_MODELS };
    return { pageId: findNextPage(walked, answers, pageId) };
  });
