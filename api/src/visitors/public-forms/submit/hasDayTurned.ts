import type { PlannedResult, ValidationResult } from '@inlay/sdk/model';
import { formDay } from '../../../submissions/formDay.ts';
import type { SubmitInput } from './submitInput.ts';
import { validateSubmission } from './validateSubmission.ts';

/**
 * Whether the form has come to another day since the visitor opened it, and that changes what they met: the way,
 * what was asked, what is wrong, a value that they saw (decision 217).
 */
export function hasDayTurned(input: SubmitInput, validated: ValidationResult | PlannedResult): boolean {
  const { form, today } = input;
  if (!form.plan || !today || today === formDay(form.definition)) return false;
  const unseen = new Set(form.definition.values.filter(({ show }) => show !== 'visitor').map(({ id }) => id));
  const met = (result: ValidationResult | PlannedResult): string =>
    JSON.stringify([
      result.ok ? [] : result.issues,
      'settled' in result && [result.settled.way, result.settled.ending],
      Object.entries(result.answers).filter(([id]) => !unseen.has(id)),
    ]);
  return met(validateSubmission(input, today)) !== met(validated);
}
