import {
  evaluate,
  isSpent,
  listGone,
  OPERATORS,
  planOf,
  settle,
  type Expression,
  type FormDefinition,
  type Settled,
} from '@inlay/sdk/model';
import { formDay } from './formDay.ts';

/** How a condition about a submission came out; `gone` where it asks for what its form does not have. */
export type Verdict = 'met' | 'unmet' | 'gone';

/** Judges conditions about one submission. */
export type Judge = (condition: Expression) => Verdict;

/** Tells whether the judged submission fits a condition; without one, every submission does. */
export const isMet = (judge: Judge, condition: Expression | null | undefined): boolean =>
  !condition || judge(condition) === 'met';

/**
 * Creates the judge of one settled form, by the engine that visitors meet. Nothing is met by answers that could not be
 * settled, nor where something is asked for that the form does not have: nobody is told by mistake.
 * @param settled null where the form's logic takes too much work to say.
 */
export const createJudge =
  (definition: FormDefinition, settled: Settled | null): Judge =>
  (condition) => {
    if (listGone(definition, condition).length > 0) return 'gone';
    return settled && evaluate(condition, settled.items.scope) === true ? 'met' : 'unmet';
  };

/**
 * Creates the judge of a stored submission: what was stored decides, under the revision that was answered and on its
 * day (decision 217), whatever the form has become since. Settles once, when the first condition is judged.
 */
export function judgeStored(
  definition: FormDefinition,
  { answers, submittedAt }: { answers: Readonly<Record<string, unknown>>; submittedAt: Date },
): Judge {
  let judge: Judge | undefined;
  return (condition) => {
    judge ??= createJudge(
      definition,
      settleWhole(definition, answers, formDay(definition, submittedAt.getTime())),
    );
    return judge(condition);
  };
}

/** Settles any form, also one without logic; null where that takes too much work. */
function settleWhole(
  definition: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
  today: string,
): Settled | null {
  const plan = planOf(definition, { always: true });
  const settled = plan && settle(plan, answers, { today, operators: OPERATORS });
  return settled && !isSpent(settled) ? settled : null;
}
