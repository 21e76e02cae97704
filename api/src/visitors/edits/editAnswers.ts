import type { EntityManager } from '@mikro-orm/postgresql';
import { isSpent, type Language, type StoredAnswers } from '@inlay/sdk/model';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import type { Submission } from '../../platform/entities/submission.entity.ts';
import { fileFieldsOf, replaceFiles } from '../../submissions/answerFiles.ts';
import { formDay } from '../../submissions/formDay.ts';
import { isAnswerObject } from '../../submissions/replaceAnswers.ts';
import { createTicket } from '../../submissions/uploads/uploadTicket.ts';
import {
  storeVersion,
  versionOf,
  type SubmissionPlace,
  type VersionChange,
} from '../../submissions/versions/storeVersion.ts';
import type { SubmitDeps } from '../public-forms/publicFormDeps.ts';
import type { PublishedForm } from '../public-forms/publishedForm.ts';
import { meetEnding, type Met } from '../public-forms/submit/meetEnding.ts';
import { refused, type NotStored } from '../public-forms/submit/outcome.ts';
import { contentHash } from '../public-forms/submit/store/contentHash.ts';
import { validateSubmission } from '../public-forms/submit/validateSubmission.ts';
import {
  NO_CAPTCHA,
  RefusedEdit,
  resolveForStaff,
  resolveForVisitor,
  takePlaces,
  takeUploads,
} from './takeAnswers.ts';
import { moveQuotas } from './takeQuotas.ts';
import { takeValue } from './takeValue.ts';

type RawAnswers = Record<string, unknown>;

/** A submission that is edited. */
export type EditedSubmission = SubmissionPlace &
  Pick<
    Submission,
    'answers' | 'revisionId' | 'submittedAt' | 'idempotencyKey' | 'version' | 'receiptCode' | 'language'
  >;

/** An edit, as it was sent. */
export interface Edit extends Omit<VersionChange, 'place'> {
  submission: EditedSubmission;
  /** The form by whose questions the answers are judged. */
  form: PublishedForm;
  rawAnswers: unknown;
  /** The language of what is said of the answers. */
  language: Language;
}

/** What becomes of an edit. `changed`: the submission has other answers by now than those that its editor saw. */
export type EditOutcome =
  | { kind: 'edited' | 'unchanged'; version: number; answers: StoredAnswers; met: Met }
  | { kind: 'changed' }
  | NotStored;

/** Returns stored answers as a form takes them: files have their tickets again. */
export const rawOf = (
  { config }: Pick<SubmitDeps, 'config'>,
  { id: formId, definition }: Pick<PublishedForm, 'id' | 'definition'>,
  answers: RawAnswers,
): RawAnswers =>
  replaceFiles(fileFieldsOf(definition), answers, ({ id: fieldId }, file) =>
    file.id ? { ...file, id: createTicket(config.secret, { id: file.id, formId, fieldId }) } : file,
  );

/** Lists the fields of a form that its visitors never fill in themselves. */
export const fixedFields = ({
  hiddenFields,
  lockedFields,
}: Pick<PublishedForm, 'hiddenFields' | 'lockedFields'>): string[] => [
  ...new Set([...hiddenFields, ...lockedFields]),
];

/**
 * Stores edited answers in place of those that their editor saw (decision 874). They are judged like those of a
 * visitor, as of the day on which they were first sent, by which everything else reads them.
 */
export async function editAnswers(deps: SubmitDeps, edit: Edit): Promise<EditOutcome> {
  const { submission, form, seen, language, userId } = edit;
  const isByVisitor = userId === null;
  const { idempotencyKey, answers: stored } = submission;
  const rawAnswers = isByVisitor
    ? await resolveForVisitor(deps, form, { rawAnswers: withFixed(deps, edit), idempotencyKey, stored })
    : await resolveForStaff(deps, form, { rawAnswers: edit.rawAnswers, idempotencyKey });
  const judged = { form, rawAnswers, captchaToken: NO_CAPTCHA, language };
  const validated = validateSubmission(judged, formDay(form.definition, submission.submittedAt.getTime()));
  if ('settled' in validated && isSpent(validated.settled)) return refused('form.too_demanding');
  const isStale = versionOf(submission) !== seen;
  if (!validated.ok) return isStale ? { kind: 'changed' } : { kind: 'invalid', issues: validated.issues };
  const met = meetEnding(deps, { form, sent: { language } }, validated);
  if (isByVisitor && met.kind === 'turned_away') return met;
  const { answers } = validated;
  const isSame = contentHash(answers).hash === contentHash(stored).hash;
  if (isStale) {
    // Its answer was lost on the way, and this is the retry.
    const isRepeated = isByVisitor && isSame && versionOf(submission) === seen + 1;
    return isRepeated ? { kind: 'edited', version: seen + 1, answers, met } : { kind: 'changed' };
  }
  if (isSame) return { kind: 'unchanged', version: seen, answers, met };
  return inTransaction(deps.orm, async (em): Promise<EditOutcome> => {
    return { kind: 'edited', version: await store(em, edit, answers), answers, met };
  }).catch((error: unknown) => {
    if (error instanceof RefusedEdit) return error.outcome;
    if (error instanceof ChangedMeanwhile) return { kind: 'changed' };
    throw error;
  });
}

/** Keeps what only the page around the form or a signed link has filled in: no visitor can type it. */
function withFixed(
  deps: SubmitDeps,
  { submission, form, rawAnswers: sent }: Pick<Edit, 'submission' | 'form' | 'rawAnswers'>,
): unknown {
  const fixed = fixedFields(form);
  if (fixed.length === 0 || !isAnswerObject(sent)) return sent;
  const stored = rawOf(deps, form, submission.answers);
  const others = Object.entries(sent).filter(([name]) => !fixed.includes(name.split('.', 1)[0]!));
  const before = Object.entries(stored).filter(([id]) => fixed.includes(id));
  return Object.fromEntries([...others, ...before]);
}

/** Rolls back what an edit has taken, because others were stored meanwhile. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/**
 * Takes places, a value and files, and stores the answers. @returns the new version.
 * @throws {ChangedMeanwhile}
 */
async function store(em: EntityManager, edit: Edit, answers: StoredAnswers): Promise<number> {
  const { submission, form, language, seen, userId, reason } = edit;
  const { id, formId, accountId } = submission;
  await takePlaces(em, form, { answers, before: submission.answers, language });
  const keepValue = await takeValue(em, form, { id, answers, before: submission.answers, language });
  await moveQuotas(em, form, { ...submission, before: submission.answers, answers });
  const change = { place: { id, formId, accountId }, seen, userId, reason };
  const version = await storeVersion(em, change, { answers, revisionId: form.revisionId });
  if (version === null) throw new ChangedMeanwhile();
  await takeUploads(em, { ...form, submissionId: id }, answers);
  await keepValue();
  return version;
}
