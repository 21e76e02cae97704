import { unfinishedRequestSchema, unfinishedSavedSchema } from '../../../platform/contract/index.ts';
import { guard, type Endpoint } from '../../../platform/http/guard.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../../../platform/http/readBody.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import type { Pass } from '../password/formPass.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { PUBLIC_FORM, getReadableForm, UNREADABLE } from '../readableForm.ts';
import { findRefusal } from '../submit/admission.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { requestWebsite } from '../websites.ts';
import { mayKeep } from './mayKeep.ts';
import { presentSaved, saveAnswers } from './saveAnswers.ts';

const options = {
  ...PUBLIC_FORM,
  problems: [
    ...UNREADABLE,
    'form.not_available',
    'form.closed',
    'form.full',
    'form.changed',
    'unfinished.not_kept',
  ],
  body: unfinishedRequestSchema,
  bodyLimits: ANSWERS_BODY_LIMITS,
  response: unfinishedSavedSchema,
} as const;

/** Keeps what a visitor's browser has of answers in progress, for a form that keeps them. */
export const keepEndpoint = (deps: PublicFormDeps): Endpoint =>
  guard(options, async ({ ctx, params, body }) => {
    ctx.set('Cache-Control', 'no-store');
    const find = (formId: string, pass: Pass) => deps.published.find(formId, body.revisionId, pass);
    const form = await getReadableForm(deps, ctx, params.formId, find);
    const refusal = findRefusal(form, requestWebsite(ctx), deps.config.publicUrl);
    if (refusal) throw new ProblemError(refusal.code, { headers: refusal.headers ?? {} });
    if (!(await mayKeep(deps, form, body.idempotencyKey))) throw new ProblemError('unfinished.not_kept');
    if (form.isOutdated || form.revisionId !== body.revisionId) throw new ProblemError('form.changed');
    const { wantsCode, ...save } = body;
    const language = visitorLanguage(ctx, form);
    const asked = { ...save, form, language, source: requestSource(ctx, deps.config) };
    const shown = await presentSaved(deps, asked, await saveAnswers(deps, asked), wantsCode);
    if (!shown) throw new ProblemError('unfinished.not_kept');
    return shown;
  });
