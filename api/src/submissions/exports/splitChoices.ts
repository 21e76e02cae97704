import type { Answers } from '@inlay/sdk/model';
import { sql, type Sql } from '../../platform/db/sql.ts';

/**
 * Returns the answers of a submission once for each choice of a question, each with that choice alone; once as they are
 * without a choice or a question (SUBM-086).
 */
export function splitChoices(answers: Answers, questionId: string | null): Answers[] {
  const chosen = questionId === null ? null : answers[questionId];
  if (questionId === null || !isList(chosen) || chosen.length < 2) return [answers];
  return chosen.map((choice) => ({ ...answers, [questionId]: [choice] }));
}

const isList = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.every((choice) => typeof choice === 'string');

/** The number of rows that `splitChoices` makes of row `s`, or more. */
export const splitCount = (questionId: string | null): Sql =>
  questionId === null
    ? sql`1`
    : sql`case when jsonb_typeof(s.submission_data -> ${questionId}) = 'array'
        then greatest(1, jsonb_array_length(s.submission_data -> ${questionId})) else 1 end`;
