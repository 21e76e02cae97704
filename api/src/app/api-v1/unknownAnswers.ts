import { fieldsOf, isQuestion, LOCKED_PART, repeatsOf, type FormDefinition } from '@inlay/sdk/model';
import type { ProblemIssue } from '../../platform/http/problemError.ts';
import { isAnswerObject } from '../../submissions/replaceAnswers.ts';

/** Longest unknown name that an issue repeats. */
const MAX_NAME_LENGTH = 100;

/**
 * Lists the names in sent answers that are no question of the form, also in the rows of repeating groups. Visitors'
 * scripts drop them; a program whose answer is named wrongly would lose it unseen (decision 792).
 */
export function listUnknownAnswers(
  definition: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
): ProblemIssue[] {
  const repeats = repeatsOf(definition);
  const inRows = new Set(repeats.flatMap(({ items }) => items.map(({ id }) => id)));
  const questions = fieldsOf(definition).filter(isQuestion);
  const known = new Set([
    ...questions.filter(({ id }) => !inRows.has(id)).flatMap(({ id }) => [id, `${id}.${LOCKED_PART}`]),
    ...repeats.map(({ id }) => id),
  ]);
  const outside = Object.keys(answers).filter((name) => !known.has(name));
  const inside = repeats.flatMap(({ id, items }) => {
    const rows = answers[id];
    const asked = new Set(items.filter(isQuestion).map((item) => item.id));
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, at) =>
      Object.keys(isAnswerObject(row) ? row : {})
        .filter((name) => !asked.has(name))
        .map((name) => [id, at, name]),
    );
  });
  return [...outside.map((name) => [name]), ...inside].map((path) => ({
    path: [
      'answers',
      ...path.map((part) => (typeof part === 'string' ? part.slice(0, MAX_NAME_LENGTH) : part)),
    ],
    code: 'unknown_field',
    message: 'The form has no such question',
  }));
}
