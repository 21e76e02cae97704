import { createHmac } from 'node:crypto';
import type { StoredAnswers } from '@inlay/sdk/model';
import { createId } from '../../../../platform/db/columns.ts';
import { listAnswerFiles } from '../../../../submissions/answerFiles.ts';
import type { SubmitDeps } from '../../publicFormDeps.ts';
import { createReceiptCode } from '../../../../submissions/receiptCode.ts';
import { choosePlaces } from '../../places/choosePlaces.ts';
import type { Judgement } from '../judgement.ts';
import { contentHash } from './contentHash.ts';
import type { NewSubmission } from './submissionStore.ts';

/** What is decided of valid answers. */
interface Decided extends Pick<NewSubmission, 'captchaToken' | 'claim'> {
  answers: StoredAnswers;
  redirectUrl: string | null;
}

/** Returns the row of valid answers. */
export function newSubmission(
  { config }: Pick<SubmitDeps, 'config'>,
  { form, request, sent }: Judgement,
  { answers, captchaToken, redirectUrl, claim }: Decided,
): NewSubmission {
  const { idempotencyKey, source } = request;
  const { browserKey, referrer, language } = sent;
  const { size, hash } = contentHash(answers);
  return {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    revisionId: form.revisionId,
    answers,
    idempotencyKey,
    size,
    contentHash: hash,
    receiptCode: createReceiptCode(),
    userAgent: source.userAgent,
    submittedAt: new Date(),
    redirect: redirectUrl ? { id: createId(), target: redirectUrl } : null,
    referrer,
    captchaToken,
    browserHash: form.onePerBrowser && browserKey ? browserHash(config.secret, form.id, browserKey) : null,
    isLimited: form.maxSubmissions !== null,
    uploads: listAnswerFiles(form.definition, answers).map(({ id }) => id),
    places: choosePlaces(form.definition, answers, language),
    claim,
  };
}

/** Hashes a browser's key for one form, so that it cannot be linked to another form or to the browser. */
export const browserHash = (secret: string, formId: string, browserKey: string): string =>
  createHmac('sha256', secret).update(`browser:${formId}:${browserKey}`).digest('base64url').slice(0, 32);
