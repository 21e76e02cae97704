import { randomUUID } from 'node:crypto';
import { endingOf } from '@inlay/sdk/model';
import type { SubmitDeps } from '../publicFormDeps.ts';
import type { Judgement } from './judgement.ts';
import type { Outcome } from './outcome.ts';

/**
 * Logs a submission without its answers: the outcome, and hostile text that the server or, before sending, the
 * visitor's browser stripped (D-10). A throttled source has its own event; its submissions are counted for the owner. In
 * a form with several endings, counts the one that valid answers lead to.
 * @param isAdmitted whether its answers were looked at
 */
export async function logSubmission(
  { events, visits, refusals }: SubmitDeps,
  judgement: Judgement,
  { outcome, isAdmitted }: { outcome: Outcome; isAdmitted: boolean },
): Promise<void> {
  const { form, request, sent } = judgement;
  const base = { source: request.source, formId: form.id };
  if (isAdmitted) {
    const { strippedBefore } = sent;
    const { strippedFieldIds: fields } = await judgement.on();
    const data = { ...(fields.length > 0 && { fields }), ...(strippedBefore > 0 && { strippedBefore }) };
    if (Object.keys(data).length > 0) events.record({ ...base, type: 'dangerous_input_detected', data });
  }
  if (outcome.kind === 'throttled') {
    const { source, idempotencyKey } = request;
    refusals.count({ formId: form.id, sourceHash: source.hash, idempotencyKey });
  }
  if (outcome.kind === 'stored') {
    const data = { submissionId: outcome.submission.id };
    // The time of an event would be that of the answer.
    events.record({ ...base, type: 'successful_submission', ...(!request.isAnonymous && { data }) });
  }
  if (outcome.kind === 'invalid') {
    const data = { problems: outcome.issues.map(({ fieldId, code }) => `${fieldId}: ${code}`) };
    events.record({ ...base, type: 'validation_failed', data });
  }
  if (outcome.kind === 'turned_away' || outcome.kind === 'refused') {
    const reason = outcome.kind === 'refused' ? outcome.code : 'submission.turned_away';
    events.record({ ...base, type: 'submission_failed', data: { reason } });
  }
  const hasEnding = (outcome.kind === 'stored' && !outcome.isSpam) || outcome.kind === 'turned_away';
  if (!hasEnding || form.definition.endings.length < 2) return;
  const validated = await judgement.on();
  const { id: endingId } = endingOf(form.definition, 'settled' in validated ? validated.settled : null);
  const submissionKey = request.isAnonymous ? randomUUID() : request.idempotencyKey;
  visits.recordEnding({ formId: form.id, endingId, submissionKey });
}
