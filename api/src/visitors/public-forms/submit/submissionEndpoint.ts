import type { Receipt } from '@inlay/sdk/model';
import { receiptSchema, submissionRequestSchema } from '../../../platform/contract/index.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { guard, type Endpoint } from '../../../platform/http/guard.ts';
import { ANSWERS_BODY_LIMITS } from '../../../platform/http/readBody.ts';
import { parseReferrer, requestSource } from '../../../platform/http/requestSource.ts';
import { formNotFound } from '../formNotFound.ts';
import type { SubmitDeps } from '../publicFormDeps.ts';
import { PUBLIC_FORM } from '../readableForm.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { warnTooDemanding } from '../warnTooDemanding.ts';
import { narrowCors, requestWebsite } from '../websites.ts';
import { refusalProblem } from './refusalProblem.ts';
import { submitForm, type Submitted } from './submitForm.ts';

/** The usual spelling of the endpoint's address. */
export const SUBMISSION_ADDRESS = /^\/api\/public\/forms\/(?<formId>[\da-f-]+)\/submissions(?:\?[^#]*)?$/;
export const SUBMISSION_ROUTE = '/api/public/forms/:formId/submissions';

const options = {
  ...PUBLIC_FORM,
  problems: [
    'form.disabled',
    'form.not_available',
    'form.closed',
    'form.full',
    'form.changed',
    'form.too_demanding',
    'form.website_not_allowed',
    'form.invited_only',
    'form.password_required',
    'form.sign_in_required',
    'invitation.answered',
    'submission.invalid',
    'submission.key_reused',
    'submission.turned_away',
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

/** The endpoint for submissions by a script, from any website. */
export const submissionEndpoint = (deps: SubmitDeps): Endpoint =>
  guard(options, async ({ ctx, params, body }) => {
    const { config } = deps;
    const source = requestSource(ctx, config);
    const { revisionId, idempotencyKey } = body;
    const request = {
      ...params,
      revisionId,
      idempotencyKey,
      website: requestWebsite(ctx),
      source,
      pass: ctx.state.formPass,
    };
    const submitted = await submitForm(deps, request, (form) => ({
      rawAnswers: body.answers,
      captchaToken: body.captchaToken,
      browserKey: body.browserKey,
      strippedBefore: body.stripped ?? 0,
      today: body.today,
      language: visitorLanguage(ctx, form),
      referrer: parseReferrer(ctx, config, body.page),
      loadId: body.loadId ?? null,
      unseen: body.unseen ?? '',
    }));
    if (!submitted) throw formNotFound(deps, ctx, params.formId);
    return presentSubmitted(deps, ctx, submitted);
  });

/** Presents what came of a submission. @throws {ProblemError} in the visitor's language. */
function presentSubmitted(deps: SubmitDeps, ctx: AppContext, { form, sent, outcome }: Submitted): Receipt {
  const isJudged = outcome.kind !== 'refused' && outcome.kind !== 'throttled';
  if (isJudged) {
    ctx.set('Cache-Control', 'no-store');
    narrowCors(ctx, form);
  }
  if ('receipt' in outcome) return outcome.receipt;
  if (outcome.kind === 'refused') warnTooDemanding(ctx, form, outcome.code);
  throw refusalProblem(deps, outcome, { form, language: sent.language });
}
