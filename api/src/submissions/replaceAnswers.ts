import type { Field } from '@inlay/sdk/model';

type Answers = Record<string, unknown>;

/** Whether a raw answer or a row of answers is an object. */
export const isAnswerObject = (value: unknown): value is Answers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns raw answers with those of some fields replaced, also in rows of repeating groups. */
export function replaceAnswers<Replaced extends Field>(
  fields: readonly Replaced[],
  raw: Answers,
  replace: (field: Replaced, answer: unknown) => unknown,
): Answers {
  const replaceIn = (answers: Answers): Answers => {
    const changed = fields.filter(({ id }) => Object.hasOwn(answers, id));
    return {
      ...answers,
      ...Object.fromEntries(changed.map((field) => [field.id, replace(field, answers[field.id])])),
    };
  };
  const rows = Object.entries(raw).filter(
    ([id, value]) => Array.isArray(value) && !fields.some((field) => field.id === id),
  );
  const replacedRows = rows.map(([id, value]) => [
    id,
    (value as unknown[]).map((row) => (isAnswerObject(row) ? replaceIn(row) : row)),
  ]);
  return { ...replaceIn(raw), ...Object.fromEntries(replacedRows) };
}
