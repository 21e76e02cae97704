/** Operators that read points (`scores`), so that only the server evaluates them. */
const SCORE_OPERATORS: readonly string[] = ['points', 'score', 'maxScore', 'passed'];

export const isScoreOperator = (op: string): boolean => SCORE_OPERATORS.includes(op);

/**
 * Ids under which the points of all answers, the most that these could be, and whether they are enough are stored, and
 * by which endings and mails name them. No field's id has a capital letter.
 */
export const SCORE_IDS = ['score', 'scoreMax', 'scorePassed'] as const;
