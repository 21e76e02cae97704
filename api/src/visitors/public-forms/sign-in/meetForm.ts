import type { FormWay } from '../../../people/auth/sign-on/signOn.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { keepPass, TRUSTED } from '../password/formPass.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import { refuseSignedIn } from './signedInAnswer.ts';
import { createSignInPass } from './signInPass.ts';
import { formPath, problemOf, problemPath } from './signInPaths.ts';

/**
 * Opens a form for whoever has signed in before it, in this browser; or leads to where the form says why it does not.
 * @returns the path that goes on
 */
export async function meetForm(
  { config, published }: Pick<PublicFormDeps, 'config' | 'published'>,
  ctx: AppContext,
  { formId, from, met }: FormWay,
): Promise<string> {
  if (typeof met === 'string') return problemPath(formPath(formId, searchOf(from)), problemOf(met));
  const { providerId, person } = met;
  const { issuer, subject, email, isVerified } = person;
  const form = await published.find(formId, null, TRUSTED);
  if (!form?.requiresSignIn || form.signInProvider?.id !== providerId) return formPath(formId, '');
  const who = { issuer, subject, email: isVerified ? email : null };
  const refusal = refuseSignedIn(form, who);
  if (refusal) return problemPath(formPath(formId, searchOf(from)), refusal);
  keepPass(ctx, config, formId, createSignInPass(config, { formId, providerId }, who));
  return from;
}

const searchOf = (path: string): string => path.split('?')[1] ?? '';
