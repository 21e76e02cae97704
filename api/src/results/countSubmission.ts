import {
  fieldsOf,
  isAnswered,
  listStoredParts,
  outlineOf,
  pagesOf,
  rowsIn,
  scoreAnswers,
  type FormDefinition,
  type StoredPart,
} from '@inlay/sdk/model';
import { endingMet, settleStored, type AskedForm } from '../submissions/storedLogic.ts';
import { bucketOf, bucketsOf, numberBuckets, type Bucketed } from './buckets.ts';
import { ANSWERED, EMPTY, ENDINGS, NOT_ASKED, PAGES, RIGHT, SUBMISSIONS, type Tally } from './tally.ts';

/** A stored submission, as far as it is counted. */
export interface CountedSubmission {
  answers: Readonly<Record<string, unknown>>;
  submittedAt: Date;
}

/** Parts of definitions, which never change once they are stored. */
const parts = new WeakMap<FormDefinition, StoredPart[]>();

/** Lists what a submission of this definition stores, and its readers see. */
export function partsOfDefinition(definition: FormDefinition): StoredPart[] {
  const known = parts.get(definition);
  if (known) return known;
  const listed = listStoredParts(fieldsOf(definition), outlineOf(definition));
  parts.set(definition, listed);
  return listed;
}

/**
 * Counts one submission, or takes it away again: each question by its answer, each repeating group by its rows,
 * each computed value, the pages that its visitor came past, the ending they met, and what they answered rightly.
 * @param asked the revision that was answered, and its plan; without a plan nothing is "not asked".
 */
export function countSubmission(
  tally: Tally,
  asked: AskedForm,
  submission: CountedSubmission,
  sign: 1 | -1 = 1,
): void {
  eachCounted(asked, submission, (question, bucketed) => tally.add(question, bucketed, sign));
}

/** Calls `add` with each thing that a submission is counted as, see `countSubmission`. */
export function eachCounted(
  asked: AskedForm,
  submission: CountedSubmission,
  add: (question: string, bucketed: Bucketed) => void,
): void {
  const { answers, submittedAt } = submission;
  const settled = settleStored(asked, submission);
  add(SUBMISSIONS, { bucket: ANSWERED });
  for (const part of partsOfDefinition(asked.definition)) {
    const answer = answers[part.id];
    if (part.kind !== 'value' && settled?.items.isHidden(part.id)) add(part.id, { bucket: NOT_ASKED });
    else if (part.kind === 'rows') countRows(part, answer);
    else if (part.kind === 'value') count(part.id, hasResult(answer), valueBuckets(answer));
    else count(part.id, isAnswered(part.field, answer), bucketsOf(part.field, answer, submittedAt));
  }
  countWay();
  countRight();

  function count(question: string, isFilled: boolean, buckets: readonly Bucketed[]): void {
    add(question, { bucket: isFilled ? ANSWERED : EMPTY });
    if (isFilled) for (const bucketed of buckets) add(question, bucketed);
  }

  /** Counts how many rows there are, and the answers of each row. */
  function countRows({ id, fields }: StoredPart & { kind: 'rows' }, stored: unknown): void {
    const rows = rowsIn(stored);
    count(id, rows.length > 0, numberBuckets(rows.length));
    for (const row of rows)
      for (const field of fields)
        count(field.id, isAnswered(field, row[field.id]), bucketsOf(field, row[field.id], submittedAt));
  }

  function countWay(): void {
    const pages = pagesOf(asked.definition);
    if (pages.length > 1)
      for (const id of settled?.way ?? pages.map((page) => page.id))
        add(PAGES, { bucket: bucketOf.choice(id) });
    const ending = endingMet(asked, submission);
    if (ending) add(ENDINGS, { bucket: bucketOf.choice(ending.id) });
  }

  function countRight(): void {
    const score = settled && scoreAnswers(asked.definition, settled);
    for (const { id, isRight } of score?.questions ?? [])
      if (isRight !== null) add(RIGHT, { bucket: bucketOf.pair(id, isRight ? 'right' : 'wrong') });
  }
}

/** Whether a computed value came to something. */
const hasResult = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const valueBuckets = (value: unknown): readonly Bucketed[] =>
  typeof value === 'boolean' ? [{ bucket: bucketOf.choice(String(value)) }] : numberBuckets(value);
