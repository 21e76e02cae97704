import { randomUUID } from 'node:crypto';
import { createReceiptCode } from '../../../api/src/submissions/receiptCode.ts';
import type { NewSubmission } from '../../../api/src/visitors/public-forms/submit/store/submissionStore.ts';
import type { BuiltForm } from './testApi.ts';

/** Builds a submission as the store takes it: to a form without conditions, sent once. */
export const buildSubmission = (
  form: BuiltForm & { accountId: string },
  changes: Partial<NewSubmission> = {},
): NewSubmission => ({
  id: randomUUID(),
  formId: form.id,
  accountId: form.accountId,
  revisionId: form.revisionId,
  answers: { name: 'Ada' },
  size: 14,
  idempotencyKey: randomUUID(),
  contentHash: 'hash',
  receiptCode: createReceiptCode(),
  userAgent: 'test',
  language: null,
  submittedAt: new Date(),
  redirect: null,
  referrer: null,
  captchaToken: null,
  browserHash: null,
  isLimited: false,
  uploads: [],
  places: [],
  quotas: [],
  unique: null,
  claim: null,
  spam: null,
  ...changes,
});
