import type { FormPageState } from '@inlay/sdk/server';
import { PASSWORD_INPUT } from '@inlay/sdk/server';
import type { AppContext } from '../../../platform/http/appContext.ts';
import { isProblem } from '../../../platform/http/problemError.ts';
import { requestSource } from '../../../platform/http/requestSource.ts';
import { isRightPassword } from '../../../platform/limits/linkPassword.ts';
import type { PublicFormDeps } from '../publicFormDeps.ts';
import type { PublishedForm } from '../publishedForm.ts';
import { createPass, keepPass, keepsPasses, TRUSTED } from './formPass.ts';
import { lockForm } from './lockForm.ts';

interface Question {
  status: number;
  state: FormPageState;
}

/** The page that asks for a form's password, with what was posted to the form before. */
export const askPassword = (
  ctx: AppContext,
  { id }: Pick<PublishedForm, 'id'>,
  posted: URLSearchParams,
  problem: 'wrong' | 'tooMany' | null = null,
): FormPageState => ({
  kind: 'password',
  action: `/embed/${id}${ctx.search}`,
  posted: [...posted].filter(([name]) => name !== PASSWORD_INPUT),
  problem,
});

/**
 * Takes a posted password. The right one opens the form for this browser: what was posted with it goes on its way.
 * @returns the page that answers; null where the post goes on
 */
export async function takePassword(
  deps: PublicFormDeps,
  ctx: AppContext,
  formId: string,
  posted: URLSearchParams,
): Promise<(Question & { form: PublishedForm }) | 'led' | null> {
  const { config } = deps;
  const form = await deps.published.find(formId, null, TRUSTED);
  const typed = posted.get(PASSWORD_INPUT) ?? '';
  posted.delete(PASSWORD_INPUT);
  if (!form) return null;
  const ask = (status: number, problem: 'wrong' | 'tooMany') => ({
    form: lockForm(form, false),
    status,
    state: askPassword(ctx, form, posted, problem),
  });
  const { id, passwordHash } = form;
  if (passwordHash !== null) {
    try {
      const guess = { source: requestSource(ctx, config), typed: async () => typed };
      if (!(await isRightPassword(deps.limits, 'form', { id, passwordHash }, guess)))
        return ask(422, 'wrong');
    } catch (error) {
      if (isProblem(error, 'rate_limit.exceeded')) return ask(429, 'tooMany');
      throw error;
    }
    ctx.state.formPass = createPass(config, form);
    keepPass(ctx, config, id, ctx.state.formPass);
  }
  if (posted.has('idempotencyKey')) return null;
  const isKept = passwordHash === null || keepsPasses(ctx, config, id);
  const below = isKept ? '' : `/embed/${id}/p/${ctx.state.formPass}`;
  ctx.redirect(`${below}/embed/${id}${ctx.search}`);
  ctx.status = 303;
  ctx.set('Cache-Control', 'no-store');
  return 'led';
}
