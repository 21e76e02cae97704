import type { EntityManager } from '@mikro-orm/postgresql';
import { isSpent, type Language, type StoredAnswers } from '@inlay/sdk/model';
import { createId } from '../../platform/db/columns.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { notifySubmissionsJob } from '../../delivery/notifications/notifySubmission.ts';
import { publishEvent } from '../../platform/realtime/liveEvents.ts';
import { createReceiptCode } from '../../submissions/receiptCode.ts';
import { submissionsEvent } from '../../submissions/submissionsEvent.ts';
import type { SubmitDeps } from '../public-forms/publicFormDeps.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { refused, type NotStored, type StoredSubmission } from '../public-forms/submit/outcome.ts';
import { contentHash } from '../public-forms/submit/store/contentHash.ts';
import { validateSubmission } from '../public-forms/submit/validateSubmission.ts';
import { NO_CAPTCHA, RefusedEdit, resolveForStaff, takePlaces, takeUploads } from './takeAnswers.ts';
import { takeQuotas } from './takeQuotas.ts';
import { takeValue } from './takeValue.ts';

/** Answers that a person enters by hand. */
interface Entry {
  form: PublishedForm;
  rawAnswers: unknown;
  /** The same key with the same answers is one submission. */
  idempotencyKey: string;
  userId: string;
  /** The language of what is said of the answers. */
  language: Language;
}

type Entered = { kind: 'stored'; submission: { id: string; receiptCode: string } } | NotStored;

/**
 * Stores a submission that a person enters by hand or from paper (decision 877). It is judged like a visitor's, takes
 * places and has its value alone; what limits visitors does not hold: an open form, one per browser, a number of submissions, a captcha.
 */
export async function enterSubmission(deps: SubmitDeps, entry: Entry): Promise<Entered> {
  const { form, language, idempotencyKey } = entry;
  const rawAnswers = await resolveForStaff(deps, form, { rawAnswers: entry.rawAnswers, idempotencyKey });
  const validated = validateSubmission({ form, rawAnswers, captchaToken: NO_CAPTCHA, language });
  if ('settled' in validated && isSpent(validated.settled)) return refused('form.too_demanding');
  if (!validated.ok) return { kind: 'invalid', issues: validated.issues };
  return inTransaction(deps.orm, (em) => store(em, entry, validated.answers)).catch((error: unknown) => {
    if (error instanceof RefusedEdit) return error.outcome;
    throw error;
  });
}

async function store(em: EntityManager, entry: Entry, answers: StoredAnswers): Promise<Entered> {
  const { form, idempotencyKey, userId, language } = entry;
  const { id: formId, accountId, revisionId } = form;
  const { hash } = contentHash(answers);
  const [before] = await findEntered(em, entry);
  // A repeat needs no place.
  if (before) return repeatOf(before, hash);
  await takePlaces(em, form, { answers, before: {}, language });
  const submission = { id: createId(), receiptCode: createReceiptCode() };
  const submittedAt = new Date();
  const keepValue = await takeValue(em, form, { ...submission, answers, before: {}, language });
  const count = await takeQuotas(em, form, { ...submission, answers, submittedAt });
  const stored = await run(
    em,
    sql`
      insert into form_submissions (id, form_id, account_id, revision_id, submission_data, idempotency_key,
        content_hash, receipt_code, submitted_at, entered_by)
      values (${submission.id}, ${formId}, ${accountId}, ${revisionId}, ${JSON.stringify(answers)}::jsonb,
        ${idempotencyKey}, ${hash}, ${submission.receiptCode}, ${submittedAt}, ${userId})
      on conflict on constraint form_submissions_idempotency_key do nothing returning id`,
  );
  if (stored.length === 0) return repeatOf((await findEntered(em, entry))[0]!, hash);
  await count();
  await keepValue();
  await takeUploads(em, { ...form, submissionId: submission.id }, answers);
  const news = { accountId, submissionId: submission.id, referrer: null, isReleased: false };
  await addJob(em, notifySubmissionsJob, { submissions: [news] });
  await publishEvent(em, submissionsEvent, { formId });
  return { kind: 'stored', submission };
}

type StoredEntry = Pick<StoredSubmission, 'id' | 'receiptCode' | 'contentHash'>;

/** Answers a used key: the same answers are a repeat, others were not stored. */
const repeatOf = ({ contentHash: stored, ...submission }: StoredEntry, hash: string): Entered =>
  stored === hash ? { kind: 'stored', submission } : { kind: 'key_reused' };

/** Finds what was stored under the key of an entry. */
const findEntered = (em: EntityManager, { form, idempotencyKey }: Entry) =>
  run<StoredEntry>(
    em,
    sql`select id, receipt_code as "receiptCode", content_hash as "contentHash" from form_submissions
      where account_id = ${form.accountId} and form_id = ${form.id} and idempotency_key = ${idempotencyKey}`,
  );
