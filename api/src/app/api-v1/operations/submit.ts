import { createHash, randomUUID } from 'node:crypto';
import * as v1 from '../schemas/index.ts';
import { inTransaction } from '../../../platform/db/inTransaction.ts';
import { getManagedForm } from '../../../forms/managedForm.ts';
import { MINUTE_MS } from '../../../platform/calendar/durations.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { ANSWERS_BODY_LIMITS } from '../../../platform/http/readBody.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { refusalProblem } from '../../../visitors/public-forms/submit/refusalProblem.ts';
import { submitForm, type Submitted } from '../../../visitors/public-forms/submit/submitForm.ts';
import { visitorLanguage } from '../../../visitors/public-forms/visitorLanguage.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { operation, type ApiV1Deps } from '../operation.ts';
import { TRUSTED } from '../../../visitors/public-forms/password/formPass.ts';
import { listUnknownAnswers } from '../unknownAnswers.ts';

/** Stands for the token of a captcha, which the key answers for. */
const NO_CAPTCHA = 'key';

/** Makes the key of a stored submission of a program's key: a UUID of a hash (RFC 9562, version 8). */
function submissionKey(keyId: string, name: string): string {
  const hash = createHash('sha256').update(`${keyId}:${name}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Presents why nothing was stored: what is wrong with an answer is in `answers`. */
function refuse(deps: ApiV1Deps, { form, sent, outcome }: Submitted): ProblemError {
  if ('receipt' in outcome) throw new Error('A stored submission is no refusal');
  const problem = refusalProblem(deps, outcome, { form, language: sent.language });
  if (problem.code !== 'submission.invalid') return problem;
  const issues = (problem.issues ?? []).map((issue) => ({ ...issue, path: ['answers', ...issue.path] }));
  return new ProblemError(problem.code, { issues });
}

/** The operation that sends a form as a visitor does. */
export const SUBMIT = [
  operation({
    route: 'POST /forms/:formId/submissions',
    id: 'submit',
    summary: 'Send a submission',
    description:
      'Stores answers as if a visitor had sent the form: validated by the same rules, with the same notifications, webhooks and limits of the form. The key stands for the captcha, the allowed websites and the limits of visitors. Under one Idempotency-Key it is stored once, however often it is sent, also after days. Files are uploaded before. An answer to a question that the form does not have is refused, as are answers that only a visitor can prove, such as an address that is confirmed by a code.',
    of: [],
    own: { scope: 'submissions', keeps: 'forms' },
    params: v1.formParamsSchema,
    missing: 'form.not_found',
    body: v1.submitRequestSchema,
    bodyLimits: ANSWERS_BODY_LIMITS,
    checksText: true,
    response: v1.receiptSchema,
    status: 201,
    answerHeaders: ['Location'],
    once: 'itself',
    problems: [
      'access.denied',
      'form.not_available',
      'form.closed',
      'form.full',
      'form.changed',
      'form.too_demanding',
      'submission.invalid',
      'submission.key_reused',
      'submission.turned_away',
    ],
    withoutProblems: ['idempotency.in_progress', 'idempotency.key_reused'],
    async run({ deps, ctx, actor, params: { formId }, body, set }) {
      await inTransaction(deps.orm, (em) => getManagedForm(em, actor, formId));
      const name = readIdempotencyKey(ctx);
      const idempotencyKey = name === null ? randomUUID() : submissionKey(actor.key.id, name);
      const request = {
        formId,
        revisionId: body.revisionId ?? null,
        idempotencyKey,
        // The platform's own page may send every form.
        website: deps.config.publicUrl,
        source: requestSource(ctx, deps.config),
        isUncounted: true,
        pass: TRUSTED,
      };
      const submitted = await submitForm(deps, request, (form) => {
        const unknown = listUnknownAnswers(form.definition, body.answers);
        if (unknown.length > 0) throw new ProblemError('submission.invalid', { issues: unknown });
        return {
          rawAnswers: body.answers,
          captchaToken: NO_CAPTCHA,
          verifyCaptcha: async () => ({
            hash: `${NO_CAPTCHA}:${idempotencyKey}`,
            provider: deps.captcha.provider,
            expiresAt: new Date(Date.now() + MINUTE_MS),
            isOwnPage: true,
          }),
          browserKey: undefined,
          strippedBefore: 0,
          language: visitorLanguage(ctx, form),
          referrer: null,
        };
      });
      if (!submitted) throw new ProblemError('form.not_found');
      const { outcome } = submitted;
      if (!('receipt' in outcome)) throw refuse(deps, submitted);
      const { submissionId: id, receiptCode, submittedAt } = outcome.receipt;
      set({
        Location: `/api/v1/submissions/${id}`,
        ...(outcome.kind === 'repeated' && { 'Idempotency-Replayed': 'true' }),
      });
      return { id, receiptCode, submittedAt };
    },
  }),
];
