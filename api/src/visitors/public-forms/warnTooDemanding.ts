import type { AppContext } from '../../platform/http/appContext.ts';
import type { ProblemCode } from '../../platform/http/problems.ts';
import type { PublishedForm } from './publishedForm.ts';

/**
 * Logs that a form's rules take more work than one set of answers may take, if that is why it refuses a visitor.
 * Publishing refuses such a form, so this one was stored before it did, or past it.
 */
export function warnTooDemanding(
  ctx: AppContext,
  { id, revisionId }: Pick<PublishedForm, 'id' | 'revisionId'>,
  code: ProblemCode,
): void {
  if (code !== 'form.too_demanding') return;
  const message = 'The rules of a form take too long, so it refuses its submissions';
  ctx.state.logger.warn({ formId: id, revisionId }, message);
}
