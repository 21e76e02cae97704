import type { FormDefinition } from '@inlay/sdk/model';
import { NO_ANSWER, printSubmission } from '../printSubmission.ts';

/** Answers with the form that they answer. */
export interface AnsweredForm {
  definition: FormDefinition;
  answers: Readonly<Record<string, unknown>>;
}

/** What became of an answer, in words. */
export interface ChangedPart {
  id: string;
  label: string;
  from: string;
  to: string;
}

/**
 * Lists the answers that differ between two versions, in the order of the later form; what it asks no more comes last.
 * @param seen.submittedAt the day by which logic reads both
 * @param seen.fields ids of what the reader may see; null = everything
 */
export function changedParts(
  before: AnsweredForm,
  after: AnsweredForm,
  seen: { submittedAt: Date; fields: readonly string[] | null },
): ChangedPart[] {
  const print = ({ definition, answers }: AnsweredForm) =>
    printSubmission(definition, { answers: answers as never, submittedAt: seen.submittedAt }, seen);
  const [old, now] = [print(before), print(after)];
  const texts = new Map(old.map(({ id, text }) => [id, text]));
  const later = new Map(now.map(({ id, text }) => [id, text]));
  const isSame = ({ id }: { id: string }): boolean =>
    JSON.stringify(before.answers[id]) === JSON.stringify(after.answers[id]);
  return (
    [...now, ...old.filter(({ id }) => !later.has(id))]
      .filter((part) => !isSame(part))
      .map(({ id, label }) => ({
        id,
        label,
        from: texts.get(id) || NO_ANSWER,
        to: later.get(id) || NO_ANSWER,
      }))
      // Nothing is stored in more than one way.
      .filter(({ from, to }) => from !== NO_ANSWER || to !== NO_ANSWER)
  );
}
