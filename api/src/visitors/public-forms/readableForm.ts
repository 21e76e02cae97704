import { formIdParamsSchema } from '../../platform/contract/index.ts';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { formNotFound } from './formNotFound.ts';
import type { PublicFormDeps } from './publicFormDeps.ts';
import type { Pass } from './password/formPass.ts';
import type { PublishedForm } from './publishedForm.ts';
import { spokenForm } from './visitorLanguage.ts';
import { assertMayRead, narrowCors, requestWebsite } from './websites.ts';

/** What visitors' endpoints of one form declare. */
export const PUBLIC_FORM = {
  access: 'public',
  params: formIdParamsSchema,
  missing: 'form.not_found',
} as const;

/** Why `getReadableForm` gives none, besides a missing form. */
export const UNREADABLE = [
  'form.disabled',
  'form.website_not_allowed',
  'form.password_required',
  'form.sign_in_required',
] as const;

type Find = (formId: string, pass: Pass) => Promise<PublishedForm | null>;

/**
 * Returns a form that the requesting website may read, in the visitor's language; no other website may read the answer about a limited one (T11).
 * @param find looks the form up; by default its current revision.
 * @throws {ProblemError} `form.not_found`, and those of `UNREADABLE`; a disabled form exposes nothing else (D-98).
 */
export async function getReadableForm(
  deps: PublicFormDeps,
  ctx: AppContext,
  formId: string,
  find: Find = (id, pass) => deps.published.find(id, null, pass),
): Promise<PublishedForm> {
  const form = await find(formId, ctx.state.formPass);
  if (!form) throw formNotFound(deps, ctx, formId);
  assertMayRead(form, requestWebsite(ctx), deps.config.publicUrl);
  if (!form.active) throw new ProblemError('form.disabled');
  narrowCors(ctx, form);
  return spokenForm(ctx, form);
}
