import type { SubmitDeps } from '../publicFormDeps.ts';
import type { SubmitInput } from './submitInput.ts';
import type { SubmitResult, Validate } from './submitResult.ts';

/** Logs hostile text: what the server stripped, and what the visitor's browser stripped before sending (D-10). */
export function recordHostile(
  { events }: SubmitDeps,
  { input, validate }: { input: SubmitInput; validate: Validate },
): void {
  const { form, source, strippedBefore } = input;
  const { strippedFieldIds: fields } = validate();
  if (fields.length === 0 && strippedBefore === 0) return;
  const data = { ...(fields.length > 0 && { fields }), ...(strippedBefore > 0 && { strippedBefore }) };
  events.record({ type: 'dangerous_input_detected', source, formId: form.id, data });
}

/** Logs the result without answers. A throttled source has its own event, recorded with its count. */
export function logResult({ events }: SubmitDeps, { form, source }: SubmitInput, result: SubmitResult): void {
  const base = { source, formId: form.id };
  if (result.kind === 'stored') {
    const data = { submissionId: result.receipt.submissionId };
    events.record({ ...base, type: 'successful_submission', data });
  }
  if (result.kind === 'invalid') {
    const data = { problems: result.issues.map(({ fieldId, code }) => `${fieldId}: ${code}`) };
    events.record({ ...base, type: 'validation_failed', data });
  }
  if (result.kind === 'turned_away') {
    events.record({ ...base, type: 'submission_failed', data: { reason: 'submission.turned_away' } });
  }
  if (result.kind === 'refused') {
    events.record({ ...base, type: 'submission_failed', data: { reason: result.code } });
  }
}
