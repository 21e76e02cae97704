import { TEXTS } from '@inlay/sdk/model';
import type { AppContext } from '../../platform/http/appContext.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { requestSource } from '../../platform/http/requestSource.ts';
import type { SubmitDeps } from './publicFormDeps.ts';
import { visitorLanguage } from './visitorLanguage.ts';

/** Logs a request for an unknown form. @returns its problem in the visitor's language. */
export function formNotFound({ config, events }: SubmitDeps, ctx: AppContext, formId: string): ProblemError {
  events.record({ type: 'invalid_form_access', source: requestSource(ctx, config), formId });
  const message = TEXTS[visitorLanguage(ctx, null)].page.formNotFound;
  return new ProblemError('form.not_found', { message });
}
