import { endingOf } from '@inlay/sdk/model';
import type { Visits } from '../../../results/analytics/visits.ts';
import type { SubmitInput } from './submitInput.ts';
import type { validateSubmission } from './validateSubmission.ts';

/** Counts the ending that valid answers lead to, in a form with several. */
export function countEnding(
  { visits }: { visits: Visits },
  { form, idempotencyKey }: Pick<SubmitInput, 'form' | 'idempotencyKey'>,
  validate: () => ReturnType<typeof validateSubmission>,
): void {
  if (form.definition.endings.length < 2) return;
  const validated = validate();
  const { id } = endingOf(form.definition, 'settled' in validated ? validated.settled : null);
  visits.recordEnding({ formId: form.id, endingId: id, submissionKey: idempotencyKey });
}
