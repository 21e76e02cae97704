import {
  endingOf,
  fieldsOf,
  isSpent,
  listStoredParts,
  OPERATORS,
  scoreAnswers,
  settle,
  type Ending,
  type FormDefinition,
  type Plan,
  type QuestionScore,
  type Settled,
} from '@inlay/sdk/model';
import { outlineIn } from './outlineIn.ts';
import { formDay } from './formDay.ts';

/** A revision, with the plan of its logic. */
export interface AskedForm {
  definition: FormDefinition;
  /** Null for a form without logic. */
  plan: Plan | null;
}

/** A stored submission. */
interface Stored {
  answers: Readonly<Record<string, unknown>>;
  submittedAt: string | Date;
}

/**
 * Settles the logic of a stored submission again: its answers and its day say what its visitor met (decision 217).
 * Null for a form without logic, and for one whose logic takes too much work to say.
 */
export function settleStored(
  { definition, plan }: AskedForm,
  { answers, submittedAt }: Stored,
): Settled | null {
  if (!plan) return null;
  const today = formDay(definition, new Date(submittedAt).getTime());
  const settled = settle(plan, answers, { today, operators: OPERATORS });
  return isSpent(settled) ? null : settled;
}

/** Lists the questions and repeating groups that a form's logic hid from its visitor. */
export function listNotAsked(asked: AskedForm, stored: Stored): string[] {
  const settled = settleStored(asked, stored);
  if (!settled) return [];
  return listStoredParts(fieldsOf(asked.definition), outlineIn(asked.definition))
    .filter(({ kind, id }) => kind !== 'value' && settled.items.isHidden(id))
    .map(({ id }) => id);
}

/** Returns the points of each question that the visitor was asked; null for a form that gives none. */
export function pointsMet(asked: AskedForm, stored: Stored): readonly QuestionScore[] | null {
  if (asked.definition.scoring.kind === 'none') return null;
  const settled = settleStored(asked, stored);
  return settled && (scoreAnswers(asked.definition, settled)?.questions ?? null);
}

/** Finds the ending that the visitor of a form with several met. */
export function endingMet(asked: AskedForm, stored: Stored): Pick<Ending, 'id' | 'title'> | null {
  if (asked.definition.endings.length < 2) return null;
  const { id, title } = endingOf(asked.definition, settleStored(asked, stored));
  return { id, title };
}
