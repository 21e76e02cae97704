import type { FormPageState } from '@inlay/sdk/server';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { pagePlace } from '../page/pagePlace.ts';
import { askPassword } from '../password/takePassword.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { formPath, PROBLEM_PARAMETER, readProblem } from './signInPaths.ts';

/**
 * Returns the page that asks who a visitor is, with what was posted to the form before. Providers show themselves in no
 * frame: from there it leads into a window of its own.
 */
function askSignIn(
  ctx: AppContext,
  { id, signInProvider }: PublishedForm,
  posted: URLSearchParams,
): FormPageState {
  const own = formPath(id, ctx.search);
  const again = posted.size > 0 ? '/again' : '';
  return {
    kind: 'sign_in',
    provider: signInProvider?.name ?? null,
    href: own.replace(id, `${id}/sign-in${again}`),
    action: own,
    isFramed: pagePlace(ctx).isFramed,
    // Browsers name the destination over https alone; a window of its own is right in either place.
    opensWindow: ctx.get('Sec-Fetch-Dest') !== 'document' || posted.size > 0,
    posted: [...posted],
    problem: readProblem(ctx.query[PROBLEM_PARAMETER]),
  };
}

/** Returns the page that asks for what a form waits for: to sign in, or its password. */
export const askFirst = (ctx: AppContext, form: PublishedForm, posted: URLSearchParams): FormPageState =>
  form.requiresSignIn ? askSignIn(ctx, form, posted) : askPassword(ctx, form, posted);
