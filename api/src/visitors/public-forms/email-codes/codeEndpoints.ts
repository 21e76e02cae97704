import { checkEmail, isOfDomains } from '@inlay/sdk/model';
import type { z } from 'zod';
import {
  emailCodeRequestSchema,
  emailCodeSchema,
  emailProofRequestSchema,
  emailProofSchema,
} from '../../../platform/contract/index.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { guard, type Endpoint } from '../../../platform/http/guard.ts';
import { ProblemError } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { getReadableForm, PUBLIC_FORM, UNREADABLE } from '../readableForm.ts';
import { visitorLanguage } from '../visitorLanguage.ts';
import { mailCode, redeemCode, type CodeRequest } from './mailCode.ts';
import { provenFieldsOf } from './provenFields.ts';

/**
 * Reads for which form, field and address a code is.
 * @throws {ProblemError} also for a field that asks for no code, and for what is no address or of another domain.
 */
async function readRequest(
  deps: PublicFormDeps,
  ctx: AppContext,
  { formId, fieldId, address }: { formId: string } & z.infer<typeof emailCodeRequestSchema>,
): Promise<CodeRequest> {
  ctx.set('Cache-Control', 'no-store');
  const form = await getReadableForm(deps, ctx, formId);
  const checked = checkEmail(address);
  const field = provenFieldsOf(form.definition).find(({ id }) => id === fieldId);
  if (!field || !checked.ok || !isOfDomains(field, checked.value)) throw new ProblemError('request.invalid');
  const language = visitorLanguage(ctx, form);
  return { form, fieldId, address: checked.value, language, source: requestSource(ctx, deps.config) };
}

/** Has a code mailed to an address that a visitor entered; answers with its ticket. */
export const emailCodeEndpoint = (deps: PublicFormDeps): Endpoint =>
  guard(
    { ...PUBLIC_FORM, problems: UNREADABLE, body: emailCodeRequestSchema, response: emailCodeSchema },
    async ({ ctx, params, body }) => {
      const ticket = await mailCode(deps, await readRequest(deps, ctx, { ...params, ...body }));
      if (ticket === null) throw new ProblemError('rate_limit.exceeded');
      return { ticket };
    },
  );

/** Redeems a mailed code; answers with the proof that submissions carry. */
export const emailProofEndpoint = (deps: PublicFormDeps): Endpoint =>
  guard(
    {
      ...PUBLIC_FORM,
      problems: [...UNREADABLE, 'email_code.wrong'],
      body: emailProofRequestSchema,
      response: emailProofSchema,
    },
    async ({ ctx, params, body }) => {
      const request = await readRequest(deps, ctx, { ...params, ...body });
      const proof = await redeemCode(deps, { ...request, ticket: body.ticket, code: body.code });
      if (proof === null) throw new ProblemError('email_code.wrong');
      return { proof };
    },
  );
