import { createHmac } from 'node:crypto';
import { chosenPlaces, type StoredAnswers } from '@inlay/sdk/model';
import { createId } from '../../../../platform/db/columns.ts';
import { listAnswerFiles } from '../../../../submissions/answerFiles.ts';
import type { SubmitDeps } from '../../publicFormDeps.ts';
import type { contentHash } from './contentHash.ts';
import { createReceiptCode } from '../../../../submissions/receiptCode.ts';
import type { NewSubmission } from './submissionStore.ts';
import type { SubmitInput } from '../submitInput.ts';

/** Returns the row of valid answers. */
export function newSubmission(
  { config }: SubmitDeps,
  input: SubmitInput,
  taken: {
    answers: StoredAnswers;
    content: ReturnType<typeof contentHash>;
    captchaToken: NewSubmission['captchaToken'];
    redirectUrl: string | null;
  },
): NewSubmission {
  const { form, idempotencyKey, browserKey, source, referrer } = input;
  return {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    revisionId: form.revisionId,
    answers: taken.answers,
    idempotencyKey,
    size: taken.content.size,
    contentHash: taken.content.hash,
    receiptCode: createReceiptCode(),
    userAgent: source.userAgent,
    submittedAt: new Date(),
    redirect: taken.redirectUrl ? { id: createId(), target: taken.redirectUrl } : null,
    referrer,
    captchaToken: taken.captchaToken,
    browserHash: form.onePerBrowser && browserKey ? browserHash(config.secret, form.id, browserKey) : null,
    isLimited: form.maxSubmissions !== null,
    uploads: listAnswerFiles(form.definition, taken.answers).map(({ id }) => id),
    places: chosenPlaces(form.definition, taken.answers),
    claim: input.claim,
  };
}

/** Hashes a browser's key for one form, so that it cannot be linked to another form or to the browser. */
export const browserHash = (secret: string, formId: string, browserKey: string): string =>
  createHmac('sha256', secret).update(`browser:${formId}:${browserKey}`).digest('base64url').slice(0, 32);
