import { findNextStep, OPERATORS, ANSWER_MODELS } from '@inlay/sdk/model';
import { stepRequestSchema, stepSchema } from '../../platform/contract/index.ts';
import { guard, type Endpoint } from '../../platform/http/guard.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../../platform/http/readBody.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import { formDay } from '../../submissions/formDay.ts';
import type { Pass } from './password/formPass.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';
import { warnTooDemanding } from './warnTooDemanding.ts';
import { getReadableForm, PUBLIC_FORM, UNREADABLE } from './readableForm.ts';

const options = {
  ...PUBLIC_FORM,
  problems: [...UNREADABLE, 'form.changed', 'form.too_demanding'],
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
    const find = (formId: string, pass: Pass) => published.find(formId, revisionId, pass);
    const form = await getReadableForm(deps, ctx, params.formId, find);
    if (form.isOutdated || form.revisionId !== revisionId) throw new ProblemError('form.changed');
    const { definition, plan } = form;
    const inputs = { today: formDay(definition), operators: OPERATORS };
    const walked = { form: definition, plan, inputs, models: ANSWER_MODELS };
    const step = findNextStep(walked, answers, pageId);
    if (step === undefined) {
      warnTooDemanding(ctx, form, 'form.too_demanding');
      throw new ProblemError('form.too_demanding');
    }
    return step;
  });
