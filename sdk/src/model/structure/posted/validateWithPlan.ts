import { contextOf, isHostile, toOwnEntries } from '../../answers/validateWith.ts';
import type { AnswerIssue } from '../../answers/issues.ts';
import { isSpent } from '../../logic/isSpent.ts';
import type { Settled } from '../../logic/settle.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { judgeAnswers, type JudgeOptions, type StoredAnswers } from './judgeAnswers.ts';
import type { AnsweredForm } from './readAnswers.ts';

export type PlannedOptions = Omit<JudgeOptions, 'context'>;

/** Result of validation with a plan; `settled` says the way, the values and the ending. */
export type PlannedResult = { settled: Settled; strippedFieldIds: string[]; answers: StoredAnswers } & (
  | { ok: true; droppedFieldIds: string[] }
  | { ok: false; issues: AnswerIssue[] }
);

/**
 * Validates raw answers of a form with logic: the same in browsers and on the server, like
 * `validateAnswers`. Checks and stores what is visible on the visitor's way, stores the results of
 * values, drops everything else (decision 217). Finds nothing wrong with answers to a form that takes too much work
 * (`isSpent`): the server refuses the form. Takes anything, never throws.
 */
export function validateWithPlan(
  form: AnsweredForm,
  rawAnswers: unknown,
  options: PlannedOptions,
): PlannedResult {
  const raw = toOwnEntries(rawAnswers);
  const judged = judgeAnswers(form, rawAnswers, { ...options, context: contextOf(form) });
  const { answers, settled, issues, droppedInRows } = judged;
  const isTaken = (id: string) => Object.hasOwn(answers, id);
  const strippedFieldIds = fieldsOf(form)
    .filter((field) => isTaken(field.id) && !('options' in field) && isHostile(raw.get(field.id)))
    .map(({ id }) => id);
  // What is posted under the id of a value is dropped, so results are added last.
  const dropped = new Set([...[...raw.keys()].filter((id) => !isTaken(id)), ...droppedInRows]);
  for (const [id, value] of settled.values) if (value !== null) answers[id] = value;
  const common = { answers, settled, strippedFieldIds };
  return issues.length > 0 && !isSpent(settled)
    ? { ok: false, ...common, issues: [...issues] }
    : { ok: true, ...common, droppedFieldIds: [...dropped] };
}
